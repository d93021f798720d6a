import { createApp, subscribe } from "./app.js"
import { setting } from "./settings.js"

const app = await createApp({
  exchangeUrl: setting("EXCHANGE_URL"),
  exchangeApiKey: setting("EXCHANGE_API_KEY"),
  supplierCode: setting("SUPPLIER_CODE"),
  store: process.env["STORE"] ?? "inbox.db",
  readToken: setting("READ_TOKEN")
})
await app.listen(process.env["PORT"] ?? 3000)
// The first callbacks may arrive before this call returns.
await subscribe(app, setting("PUBLIC_URL"))
