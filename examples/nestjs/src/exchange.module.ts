import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from "@nestjs/common"
import { createExchange, type Exchange } from "@fieldwork/exchange/promise"
import { createInbox, type Inbox } from "@fieldwork/inbox/promise"
import type { Settings } from "./settings.js"

/** The injection tokens of the providers. They are symbols, because the types of the providers are interfaces, which do not exist at run time. */
export const EXCHANGE = Symbol("Exchange")
export const INBOX = Symbol("Inbox")
export const SETTINGS = Symbol("Settings")

/** Provides the client for the exchange, and the inbox, which verifies callbacks and stores them before it responds. */
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

  /** Closes the inbox. Nest calls this method after the server has stopped accepting requests. */
  onApplicationShutdown(): Promise<void> {
    return this.inbox.close()
  }
}
