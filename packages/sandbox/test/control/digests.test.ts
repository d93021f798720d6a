import { createHash } from "node:crypto"
import { describe, expect, it } from "vitest"
import type { DeliveryDigest } from "../../src/control/schema.gen.ts"
import { startSupplier } from "./startSupplier.ts"

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex")

describe("digests of old deliveries", () => {
  it("callback deliveries before the last 1,000 are kept as digests with target, time, result and body hash", async () => {
    const { enterOneRespondent, control, log, received } = await startSupplier()
    await enterOneRespondent()
    await control("POST", "/delivery-faults", { kind: "drop" })
    await enterOneRespondent()
    const digests = async (query = "") =>
      (await control("GET", `/deliveries/digests${query}`)).body as { items: ReadonlyArray<DeliveryDigest> }
    for (let replay = 0; replay < 998; replay++) await control("POST", "/deliveries/1/replay")
    expect([(await log()).length, (await digests()).items.length]).toEqual([1_000, 0])

    const [first] = await log()
    await control("POST", "/deliveries/2/replay")
    await control("POST", "/deliveries/2/replay")
    expect((await log()).at(0)?.id).toBe(3)
    const body = received[0]?.body ?? ""
    expect((await digests()).items).toEqual([
      {
        id: 1,
        supplier_code: "4711",
        stream: "outcomes",
        url: "http://panel.example/outcomes",
        sent_at: first?.sent_at,
        item_count: first?.item_count,
        status: 204,
        bytes: Buffer.byteLength(body),
        sha256: sha256(body)
      },
      expect.objectContaining({ id: 2, dropped: true })
    ])
    expect((await digests("?last=1")).items.map(({ id }) => id)).toEqual([2])
    expect((await digests("?supplier_code=4712")).items).toEqual([])
    expect((await digests("?stream=opportunities")).items).toEqual([])
    expect((await control("GET", "/deliveries/1")).body).toMatchObject({
      detail: "None of the last 1,000 deliveries has the id 1. Only digests of older deliveries are stored."
    })
  })
})
