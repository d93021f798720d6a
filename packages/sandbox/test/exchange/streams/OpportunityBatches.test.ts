import { describe, expect, it } from "vitest"
import { raisePrice, startStream, supplier, survey, subscription } from "./startStream.ts"

describe("batches of opportunities", () => {
  it("an opportunities callback contains at most payload_max_survey_count surveys", async () => {
    const { change, messages, sent, stream } = startStream()
    stream.subscribe(supplier, { ...subscription, payload_max_survey_count: 1_000 })
    await change(...Array.from({ length: 2_345 }, (_, index) => survey(index + 1)))
    expect(sent.map(({ count }) => count)).toEqual([1_000, 1_000, 345])
    expect(messages().map(({ survey_id }) => survey_id)).toEqual(Array.from({ length: 2_345 }, (_, index) => index + 1))
  })

  it("an opportunities callback contains as many surveys as fit into payload_max_size_mb of its subscription", async () => {
    const { change, messages, sent, stream } = startStream()
    stream.subscribe(supplier, {
      ...subscription,
      include_quotas: true,
      payload_max_size_mb: 4,
      payload_max_survey_count: 10_000
    })
    await change(...Array.from({ length: 6_000 }, (_, index) => survey(index + 1)))
    const sizes = sent.map(({ body }) => Buffer.byteLength(body))
    expect(sizes.length).toBeGreaterThan(1)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(4_000_000)
    // Every batch except the last is full, which means that another message would not have fitted.
    for (const size of sizes.slice(0, -1)) expect(size).toBeGreaterThan(4_000_000 - 5_000)
    expect(messages()).toHaveLength(6_000)
  })

  it.each([5, 15, 30])(
    "the sandbox sends callbacks every %i seconds, as send_interval_seconds specifies",
    async (send_interval_seconds) => {
      const { clock, sent, stream } = startStream()
      const at: Array<number> = []
      stream.subscribe(supplier, { ...subscription, send_interval_seconds })
      const it = survey()
      for (let second = 1; second <= 90; second++) {
        await clock.runTo(second * 1_000 - 1)
        raisePrice(it)
        stream.changed(it)
        await clock.runTo(second * 1_000)
        if (sent.length > at.length) at.push(second)
      }
      expect(at).toEqual(
        Array.from({ length: 90 / send_interval_seconds }, (_, index) => (index + 1) * send_interval_seconds)
      )
    }
  )
})
