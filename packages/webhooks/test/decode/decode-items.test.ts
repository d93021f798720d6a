import { describe, expect, it } from "vitest"
import { decodeItems, decodeOutcomes, type Item, type Scheduler, type Validate } from "../../src/events.ts"
import { createVerifier } from "../../src/index.node.ts"
import type { Verified } from "../../src/surface.ts"
import { generateSigningKey, signCallback } from "../../src/testing.ts"

const key = await generateSigningKey("11111111-a")
const verifier = createVerifier({ keys: [key] })

const verified = async (body: string | Uint8Array): Promise<Verified> =>
  verifier.verify(await signCallback({ keys: [key], body }))

/** A custom validator, used instead of those that are generated from the spec. */
const validate: Validate = (value) => {
  const id: unknown = typeof value === "object" && value !== null && "survey_id" in value ? value.survey_id : undefined
  return typeof id === "number" ? null : [{ path: "/survey_id", message: "must be a number" }]
}

const all = async <T>(items: AsyncIterable<Item<T>>): Promise<ReadonlyArray<Item<T>>> => {
  const list: Array<Item<T>> = []
  for await (const item of items) list.push(item)
  return list
}

const decode = async (body: string | Uint8Array) => all(decodeItems(await verified(body), { validate }))

const seen = (item: Item<unknown>): unknown => (item._tag === "GoodItem" ? item.value : [item.path, item.reason])

describe("decodeItems", () => {
  it("decodeItems yields each item with its index and its bytes", async () => {
    const items = await decode(`[{"survey_id":1}, {"survey_id":2,"new_field":[]}]`)
    expect(items.map(seen)).toEqual([{ survey_id: 1 }, { survey_id: 2, new_field: [] }])
    expect(items.map(({ bytes, index }) => [index, new TextDecoder().decode(bytes)])).toEqual([
      [0, `{"survey_id":1}`],
      [1, `{"survey_id":2,"new_field":[]}`]
    ])
  })

  it("decodeItems yields a bad item with its path and reason between the good ones", async () => {
    expect(
      (await decode(`[{"survey_id":1},{"survey_id":"2"},{"survey_id":3},{"survey_id":x},{"survey_id":5}]`)).map(seen)
    ).toEqual([
      { survey_id: 1 },
      ["/1/survey_id", "must be a number"],
      { survey_id: 3 },
      ["/3", "it is not JSON"],
      { survey_id: 5 }
    ])
  })

  it("decodeItems yields the items before a syntax error of the array and one bad item for the error", async () => {
    const items = await decode(`[{"survey_id":1},{"survey_id":2} {"survey_id":3}]`)
    expect(items.map(seen)).toEqual([
      { survey_id: 1 },
      { survey_id: 2 },
      ["/2", "the callback is not a JSON array from byte 33 on: expected , or ]"]
    ])
  })

  it("a callback item that is not UTF-8 is a bad item and is not repaired", async () => {
    const body = Buffer.concat([
      Buffer.from(`[{"survey_id":1,"name":"`),
      Buffer.of(0xff),
      Buffer.from(`"},{"survey_id":2}]`)
    ])
    expect((await decode(body)).map(seen)).toEqual([["/0", "it is not UTF-8"], { survey_id: 2 }])
  })

  it("the error for a callback item that cannot be parsed contains none of the content of the item", async () => {
    const [item] = await decode(`[{"panelist_id": secret}]`)
    expect(JSON.stringify({ ...item, bytes: undefined })).not.toContain("secret")
  })

  it("decodeOutcomes accepts a single outcome object like an array of one", async () => {
    const items = await all(decodeOutcomes(await verified(`{"respondent_id":"r","survey_id":1}`), { validate }))
    expect(items.map(seen)).toEqual([{ respondent_id: "r", survey_id: 1 }])
  })

  it("decodeItems rejects a callback that the verifier did not create", async () => {
    const genuine = await verified("[]")
    await expect(all(decodeItems({ ...genuine }, { validate }))).rejects.toThrow(TypeError)
  })

  it("decodeItems pauses for the event loop once 5 ms have passed since its last pause, including the time that its consumer uses", async () => {
    const events: Array<string> = []
    let now = 0
    const scheduler: Scheduler = {
      now: () => now,
      pause: async () => void events.push(`pause at ${now}`)
    }
    const body = JSON.stringify(Array.from({ length: 8 }, (_, survey_id) => ({ survey_id })))
    for await (const item of decodeItems(await verified(body), { validate, scheduler })) {
      events.push(`item ${item.index}`)
      now += item.index === 6 ? 20 : 3
    }
    expect(events.join(", ")).toBe(
      "item 0, item 1, pause at 6, item 2, item 3, pause at 12, item 4, item 5, pause at 18, item 6, pause at 38, item 7"
    )
  })

  it("decodeItems lets timers and I/O run during its pauses", async () => {
    const order: Array<string> = []
    let now = 0
    const { eventLoop } = await import("../../src/decode/Scheduler.ts")
    const scheduler: Scheduler = { now: () => (now += 5), pause: () => eventLoop.pause() }
    setImmediate(() => order.push("someone else"))
    for await (const item of decodeItems(await verified(`[{"survey_id":1},{"survey_id":2},{"survey_id":3}]`), {
      validate,
      scheduler
    })) {
      order.push(`item ${item.index}`)
    }
    expect(order.indexOf("someone else")).toBeLessThan(3)
  })
})
