import { once } from "node:events"
import { createExchange } from "@fieldwork/exchange/promise"
import { createApp } from "./app.ts"

const setting = (name: string): string => {
  const value = process.env[name]
  if (value === undefined || value === "")
    throw new Error(`Set ${name} in the environment; README.md lists all settings`)
  return value
}

const exchange = createExchange({ baseUrl: setting("EXCHANGE_URL"), apiKey: setting("EXCHANGE_API_KEY") })
const { app, close, subscribe } = await createApp({
  exchange,
  supplier_code: setting("SUPPLIER_CODE"),
  store: process.env["STORE"] ?? "inbox.db"
})

const server = app.listen(Number(process.env["PORT"] ?? 3000))
await once(server, "listening")
console.log("listening on", server.address())
// The store is closed only after the requests in progress have completed.
process.once("SIGTERM", () => server.close(() => void close()))

// The first callbacks may arrive before this call returns.
await subscribe(setting("PUBLIC_URL"))
