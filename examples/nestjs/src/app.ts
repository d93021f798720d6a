import "reflect-metadata"
import type { Exchange } from "@fieldwork/exchange/promise"
import { NestFactory } from "@nestjs/core"
import type { NestExpressApplication } from "@nestjs/platform-express"
import { AppModule } from "./app.module.js"
import { EXCHANGE, SETTINGS } from "./exchange.module.js"
import type { Settings } from "./settings.js"

export const createApp = async (settings: Settings): Promise<NestExpressApplication> => {
  // No parser in front of the callbacks: the receiver reads a request itself, and refuses most forgeries before their body.
  const app = await NestFactory.create<NestExpressApplication>(AppModule.forRoot(settings), { bodyParser: false })
  // Give your own routes theirs: app.use("/orders", json()), with `json` of Express.
  return app.enableShutdownHooks()
}

/** Asks the exchange to send its callbacks to this address, now and whenever a survey changes or a session ends. */
export const subscribe = async (app: NestExpressApplication, publicUrl: string): Promise<void> => {
  const { supplierCode: supplier_code } = app.get<Settings>(SETTINGS)
  const exchange = app.get<Exchange>(EXCHANGE)
  const callback = (stream: string) => new URL(`/callbacks/${stream}`, publicUrl).href
  await exchange.opportunities.subscribe({
    supplier_code,
    body: {
      callback: callback("opportunities"),
      include_quotas: true,
      opportunities: [{ country_language: { eq: "eng_us" } }]
    }
  })
  await exchange.outcomes.subscribe({ supplier_code, body: { callback: callback("outcomes"), outcomes: [{}] } })
}
