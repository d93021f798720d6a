import type { Exchange } from "@fieldwork/exchange/promise"
import { createInbox } from "@fieldwork/inbox/promise"
import { expressReceiver } from "@fieldwork/webhooks/express"
import express, { type Express } from "express"

export interface AppOptions {
  readonly exchange: Exchange
  readonly supplier_code: string
  /** The path of a SQLite file on a persistent disk, or the URL of a PostgreSQL database. */
  readonly store: string
}

export interface App {
  readonly app: Express
  /**
   * Subscribes to both streams. The exchange then sends callbacks to `publicUrl`: the first ones immediately, and further ones whenever a survey
   * changes or a session ends.
   */
  readonly subscribe: (publicUrl: string) => Promise<void>
  readonly close: () => Promise<void>
}

export const createApp = async ({ exchange, store, supplier_code }: AppOptions): Promise<App> => {
  // The inbox verifies each callback using the keys from your subscriptions, and stores it before responding with 200.
  const inbox = await createInbox({ store, exchange, supplierCode: supplier_code })
  const app = express()

  // These routes must precede all body parsers, because a signature covers the bytes as they were sent.
  app.post("/callbacks/opportunities", expressReceiver(inbox.callbacks.opportunities))
  app.post("/callbacks/outcomes", expressReceiver(inbox.callbacks.outcomes))
  app.use(express.json())

  app.get("/surveys", async (request, response) => {
    const { locale } = request.query
    const countryLanguages = typeof locale === "string" ? [locale] : undefined
    const surveys = await Array.fromAsync(inbox.opportunities.list({ status: "live", countryLanguages }))
    response.json(surveys.map(({ opportunity }) => opportunity))
  })

  app.get("/surveys/:id", async (request, response) => {
    const known = await inbox.opportunities.get(Number(request.params.id))
    if (known === undefined) response.status(404).json({ error: "no message about this survey has been received" })
    else response.json(known)
  })

  app.get("/sessions/:id", async (request, response) => {
    const known = await inbox.outcomes.get(request.params.id)
    if (known === undefined) response.status(404).json({ error: "no outcome of this session has been received" })
    else response.json(known.outcome)
  })

  const subscribe = async (publicUrl: string) => {
    const callback = (stream: string) => new URL(`/callbacks/${stream}`, publicUrl).href
    await exchange.opportunities.subscribe({
      supplier_code,
      body: { callback: callback("opportunities"), opportunities: [{ country_language: { eq: "eng_us" } }] }
    })
    await exchange.outcomes.subscribe({ supplier_code, body: { callback: callback("outcomes"), outcomes: [{}] } })
  }
  return { app, subscribe, close: inbox.close }
}
