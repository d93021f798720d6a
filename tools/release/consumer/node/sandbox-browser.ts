import { createSandbox, credentials } from "@fieldwork/sandbox/browser"
import { assertSame } from "../assertSame.ts"

const received: Array<string | null> = []
const sandbox = createSandbox({
  send: async (request) => {
    received.push(request.headers.get("x-platform-signature"))
    return new Response(null, { status: 200 })
  }
})
const subscribed = await sandbox.fetch("https://sandbox.example/supply/opportunities/v1/subscriptions/4711", {
  method: "POST",
  headers: { authorization: credentials.exchange.apiKey, "content-type": "application/json" },
  body: JSON.stringify({
    callback: "https://supplier.example/callbacks",
    include_quotas: true,
    opportunities: [{ country_language: { eq: "eng_us" } }]
  })
})
assertSame(subscribed.status, 200)
await sandbox.advance({ hours: 2 })
assertSame(received.length > 0 && received.every((signature) => signature?.startsWith("t:") === true), true)
