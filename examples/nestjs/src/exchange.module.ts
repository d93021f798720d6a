import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from "@nestjs/common"
import { createExchange, type Exchange } from "@fieldwork/exchange/promise"
import { createInbox, type Inbox } from "@fieldwork/inbox/promise"
import type { Settings } from "./settings.js"

/** Tokens of the providers: their types are interfaces, which do not exist when the application runs. */
export const EXCHANGE = Symbol("Exchange")
export const INBOX = Symbol("Inbox")
export const SETTINGS = Symbol("Settings")

/** The client of the exchange, and the inbox that verifies its callbacks and stores each before the response. */
@Module({})
export class ExchangeModule implements OnApplicationShutdown {
  constructor(@Inject(INBOX) private readonly inbox: Inbox) {}

  static forRoot(settings: Settings): DynamicModule {
    const providers = [
      { provide: SETTINGS, useValue: settings },
      {
        provide: EXCHANGE,
        useFactory: () => createExchange({ baseUrl: settings.exchangeUrl, apiKey: settings.exchangeApiKey })
      },
      {
        provide: INBOX,
        inject: [EXCHANGE],
        useFactory: (exchange: Exchange) =>
          createInbox({ store: settings.store, exchange, supplierCode: settings.supplierCode })
      }
    ]
    return { module: ExchangeModule, global: true, providers, exports: providers }
  }

  /** Called once the server takes no more requests. */
  onApplicationShutdown(): Promise<void> {
    return this.inbox.close()
  }
}
