import "reflect-metadata"
import type { Exchange } from "@fieldwork/exchange/promise"
import { NestFactory } from "@nestjs/core"
import type { NestExpressApplication } from "@nestjs/platform-express"
import { AppModule } from "./app.module.js"
import { EXCHANGE, SETTINGS } from "./exchange.module.js"
import type { Settings } from "./settings.js"

export const createApp = async (settings: Settings): Promise<NestExpressApplication> => {
  // Nest's body parser is disabled for callbacks, because the receiver reads requests itself and refuses most forgeries before it reads the body.
  const app = await NestFactory.create<NestExpressApplication>(AppModule.forRoot(settings), { bodyParser: false })
  // Add a body parser to your own routes, for example `app.use("/orders", json())` with `json` from Express.
  return app.enableShutdownHooks()
}

/**
 * Subscribes to both streams. The exchange then sends callbacks to `publicUrl`: the first ones immediately, and further ones whenever a survey
 * changes or a session ends.
 */
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
