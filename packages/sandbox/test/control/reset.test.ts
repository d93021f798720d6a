import { describe, expect, it } from "vitest"
import type { Snapshot } from "../../src/control/schema.gen.ts"
import { startSandbox } from "./startSandbox.ts"

const subscription = {
  callback: "http://panel.example/o",
  opportunities: [{ country_language: { eq: "eng_us" } }]
}

/** Starts a sandbox whose receiver does not respond to the first of several callbacks until `respond` is called. */
const duringCallback = async (status = 200) => {
  const received: Array<string> = []
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const { promise: responded, resolve: respond } = Promise.withResolvers<void>()
  const given = startSandbox({
    market: { size: 10 },
    exchange: { redeliveries: 2 },
    send: async ({ url }) => {
      received.push(url)
      arrive()
      await responded
      return new Response(null, { status })
    }
  })
  const empty = (await given.control("GET", "/snapshot")).body as Snapshot
  await given.call("POST", "/supply/opportunities/v1/subscriptions/4711", subscription)
  await given.control("POST", "/survey-batches", { count: 1_500, survey: { country_language: "eng_us" } })
  const advance = given.sandbox.advance({ hours: 1 })
  await arrived
  return { ...given, advance, empty, received, respond }
}

describe("resetting the sandbox while a callback is being sent", () => {
  it.each([
    ["reset", "accepted", 200],
    ["reset", "rejected", 500],
    ["restore", "accepted", 200],
    ["restore", "rejected", 500]
  ])(
    "after a %s of the sandbox while it sends a callback that is later %s, no pending callback is sent",
    async (operation, _, status) => {
      const { advance, control, empty, received, respond, sandbox } = await duringCallback(status)
      expect((await control("POST", `/${operation}`, operation === "restore" ? empty : {})).status).toBe(200)
      respond()
      await advance
      await sandbox.advance({ hours: 1 })
      expect(received).toEqual([subscription.callback])
      expect((await control("GET", "/deliveries")).body).toEqual({ items: [] })
    }
  )
})
