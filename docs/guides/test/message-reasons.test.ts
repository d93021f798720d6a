import { createSender } from "@fieldwork/webhooks/testing"
import { expect, it } from "vitest"
import { createSupplierApp } from "../test-your-app.ts"

it("opens a survey for the reasons that it knows alone", async () => {
  const exchange = await createSender()
  const app = createSupplierApp({
    baseUrl: "https://exchange.example",
    apiKey: "key",
    supplier_code: "s-1",
    fetch: async () => Response.json(exchange.subscription())
  })
  const tell = async (message_reason: string) => {
    const { body, headers } = await exchange.send([{ survey_id: 7, is_live: true, message_reason }])
    const answer = await app.fetch(new Request("https://supplier.example/", { method: "POST", headers, body }))
    expect(answer.ok).toBe(true)
    return app.open.has(7)
  }
  expect([await tell("new"), await tell("suspended"), await tell("reactivated"), await tell("deactivated")]).toEqual([
    true,
    false,
    true,
    false
  ])
})
