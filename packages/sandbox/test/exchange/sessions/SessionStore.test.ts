import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import * as Ids from "../../../src/exchange/sessions/SessionIds.ts"
import type { Session, OccurredStep } from "../../../src/exchange/sessions/Session.ts"
import * as SessionStore from "../../../src/exchange/sessions/SessionStore.ts"

const step = fc.record({
  after: fc.integer({ min: 0, max: 5_000_000_00 }).map((tenths) => tenths * 100),
  marketplaceStatus: fc.integer({ min: -32_768, max: 32_767 }),
  clientStatus: fc.integer({ min: -32_768, max: 32_767 })
})
const result = fc.constantFrom("pending", "received", "dropped", "failed", "not_subscribed" as const)
const occurredStep = fc
  .record({ result, delivery: fc.nat() })
  .chain((more) => step.map((_) => ({ ..._, ...more }) as OccurredStep))
const pid = fc.string({ unit: fc.constantFrom("a", "b", "Z", "0", "9", "_", "-"), minLength: 1, maxLength: 128 })

/** Generates a version of a session. The PID and MID are parameters, because they are the same in all versions of a session. */
const session = (ordinal: number, pid: string, mid: string): fc.Arbitrary<Session> =>
  fc.record({
    ordinal: fc.constant(ordinal),
    supplier: fc.constantFrom("4711", "4712", "4800", "4850"),
    pid: fc.constant(pid),
    mid: fc.constant(mid),
    survey: fc.nat(),
    studyTypeId: fc.integer({ min: 0, max: 255 }),
    payout: fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
    entry: fc.integer({ min: 0, max: 8.64e15 }),
    quotas: fc.integer({ min: 0, max: 0xffff_ffff }),
    isMobile: fc.boolean(),
    isForced: fc.boolean(),
    occurred: fc.array(occurredStep, { maxLength: 9 }),
    script: fc.array(step, { maxLength: 9 })
  })

/** Generates up to sixty versions of up to forty sessions. */
const sessions = fc
  .array(fc.record({ pid, mid: fc.oneof(fc.constant(""), pid) }), { minLength: 1, maxLength: 40 })
  .chain((people) =>
    fc.array(
      fc
        .nat({ max: people.length - 1 })
        .chain((ordinal) => session(ordinal, people[ordinal]?.pid ?? "", people[ordinal]?.mid ?? "")),
      { minLength: 1, maxLength: 60 }
    )
  )

const plain = (ordinal: number, more: Partial<Session> = {}): Session => ({
  ordinal,
  supplier: "4711",
  pid: `p-${String(ordinal).padStart(8, "0")}`,
  mid: `m-${String(ordinal).padStart(8, "0")}`,
  survey: 1_000_001,
  studyTypeId: 1,
  payout: 1_638_000_000,
  entry: 0,
  quotas: 1,
  isMobile: false,
  isForced: false,
  occurred: [{ after: 0, marketplaceStatus: 3, clientStatus: 10, result: "received", delivery: 1 }],
  script: [],
  ...more
})

describe("the session store", () => {
  it("the session store returns every session as it was last stored", () => {
    fc.assert(
      fc.property(sessions, (all) => {
        const store = SessionStore.make()
        const model = new Map<number, Session>()
        for (const each of all) {
          store.put(each)
          model.set(each.ordinal, each)
        }
        for (const [ordinal, expected] of model) expect(store.get(ordinal)).toEqual(expected)
      }),
      { numRuns: 200, seed: 7 }
    )
  })

  it("the session store uses at most 200 bytes for an ended session", () => {
    const store = SessionStore.make()
    for (let ordinal = 0; ordinal < 100_000; ordinal++) store.put(plain(ordinal))
    expect(store.size() / 100_000).toBeLessThan(200 - 40)
  })

  it("the session store drops the oldest ended sessions, and no others, when it is over its limit", () => {
    const store = SessionStore.make(1024 * 1024)
    const isKept = (ordinal: number) => ordinal % 1_000 === 0
    const dropped: ReadonlyArray<OccurredStep> = [
      { after: 0, marketplaceStatus: 3, clientStatus: 10, result: "dropped", delivery: 1 }
    ]
    for (let ordinal = 0; ordinal < 50_000; ordinal++) {
      store.put(plain(ordinal, isKept(ordinal) ? { occurred: dropped } : {}))
    }
    expect(store.size()).toBeLessThanOrEqual(1024 * 1024 + 2 * 2 ** 18)
    expect(store.get(1)).toBeUndefined()
    expect(store.get(49_999)).toEqual(plain(49_999))
    for (let ordinal = 0; ordinal < 50_000; ordinal += 1_000) expect(store.get(ordinal)?.occurred).toEqual(dropped)
    const latest = [...store.latest()].map(({ ordinal }) => ordinal)
    expect(latest[0]).toBe(49_999)
    expect(latest).toEqual(latest.toSorted((a, b) => b - a))
    expect(latest).toContain(0)
  })

  it("the session store updates the delivery result of a message until the message is received, and ignores later results", () => {
    const store = SessionStore.make()
    const waiting: OccurredStep = { after: 0, marketplaceStatus: 1, clientStatus: -1, result: "pending", delivery: 0 }
    store.put(plain(0, { occurred: [waiting] }))
    store.setResult(0, 0, "failed", 4)
    expect(store.get(0)?.occurred).toEqual([{ ...waiting, result: "failed", delivery: 4 }])
    store.setResult(0, 0, "received", 9)
    store.setResult(0, 0, "dropped", 10)
    expect(store.get(0)?.occurred).toEqual([{ ...waiting, result: "received", delivery: 4 }])
  })
})

describe("session ids", () => {
  it("session ids are well-formed version 4 UUIDs from which the sandbox finds the session", () => {
    fc.assert(
      fc.property(fc.nat({ max: 0xffff_ffff }), fc.nat({ max: 0xffff_ffff }), (seed, ordinal) => {
        const ids = Ids.make(seed)
        const id = ids.respondentId(ordinal)
        expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
        expect(ids.ordinalOf(id.toUpperCase())).toBe(ordinal)
        expect(ids.parentSessionId(ordinal)).not.toBe(id)
      }),
      { seed: 7 }
    )
  })

  it("session ids are unique, and a sandbox with a different seed finds no session for them", () => {
    const ids = Ids.make(1)
    const all = Array.from({ length: 20_000 }, (_, ordinal) => ids.respondentId(ordinal))
    expect(new Set(all).size).toBe(20_000)
    expect(Ids.make(2).ordinalOf(all[0] ?? "")).toBeUndefined()
    expect(ids.ordinalOf("not an id")).toBeUndefined()
  })
})
