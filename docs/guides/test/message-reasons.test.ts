import { createSender } from "@fieldwork/webhooks/testing"
import { expect, it } from "vitest"
import { createSupplierApp } from "../test-your-app.ts"

it("the supplier app opens a new or reactivated survey and closes a suspended or deactivated survey", async () => {
  const exchange = await createSender()
  const app = createSupplierApp({
    baseUrl: "https://exchange.example",
    apiKey: "key",
    supplier_code: "s-1",
    fetch: async () => Response.json(exchange.subscription())
  })
  const send = async (message_reason: string) => {
    const { body, headers } = await exchange.send([{ survey_id: 7, is_live: true, message_reason }])
    const response = await app.fetch(new Request("https://supplier.example/", { method: "POST", headers, body }))
    expect(response.ok).toBe(true)
    return app.open.has(7)
  }
  expect([await send("new"), await send("suspended"), await send("reactivated"), await send("deactivated")]).toEqual([
    true,
    false,
    true,
    false
  ])
})
