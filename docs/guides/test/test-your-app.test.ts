// #region test
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { expect, it } from "vitest"
import { createSupplierApp } from "../test-your-app.ts"

it("learns of surveys an hour after it has subscribed", async () => {
  const sandbox = createSandbox({ send: (request) => app.fetch(request) })
  const { apiKey, suppliers } = credentials.exchange
  const app = createSupplierApp({
    baseUrl: "https://exchange.example",
    apiKey,
    supplier_code: suppliers[0] ?? "",
    fetch: sandbox.fetch
  })

  await app.start("https://supplier.example/callbacks")
  expect(app.live.size).toBe(0)
  await sandbox.advance({ hours: 1 })
  expect(app.live.size).toBeGreaterThan(0)
})
// #endregion test
