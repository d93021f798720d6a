/** Conformance checks for the log: appending, reading, pruning and erasing entries. */
import assert from "node:assert/strict"
import { Effect, Option } from "effect"
import type { NewEntry } from "../Message.ts"
import { entryChecksum } from "../store/Checksum.ts"
import type { Store } from "../store/Store.ts"
import { append, check, entryOf, type StoreCheck } from "./samples.ts"

/** Asserts that the stored entry equals the sample: every field, and the body byte for byte. */
const requireEqual = Effect.fnUntraced(function* (store: Store, sequence: number, { body, ...facts }: NewEntry) {
  const stored = { ...facts, sequence, evidence: "kept", orderedAt: facts.signedAt, checksum: entryChecksum(facts) }
  assert.deepEqual(Option.getOrThrow(yield* store.entry(sequence)), stored)
  assert.deepEqual(Buffer.from(Option.getOrThrow(yield* store.body(sequence))), Buffer.from(body))
})

export const logChecks: ReadonlyArray<StoreCheck> = [
  check("an appended entry is read back byte for byte, with all of its fields", (store) =>
    Effect.gen(function* () {
      const entry = yield* entryOf("[1]")
      const { known, sequence } = yield* store.append(entry)
      assert.equal(known, false)
      yield* requireEqual(store, sequence, entry)
    })
  ),
  check(
    "an accepted entry is in the log exactly once when `logged` resolves, even when it is accepted repeatedly",
    (store) =>
      Effect.gen(function* () {
        const entries = yield* Effect.all(["[1]", "[2]", "[1]", "[3]", "[1]"].map((body) => entryOf(body)))
        const accepted = yield* Effect.all(entries.map(store.accept), { concurrency: "unbounded" })
        const appended = yield* Effect.all(accepted.map(({ logged }) => logged))
        assert.equal(appended.filter(({ known }) => known).length, 2)
        assert.equal((yield* store.entries({ limit: 10 })).length, 3)
        for (const [index, { sequence }] of appended.entries()) {
          yield* requireEqual(store, sequence, entries[index] ?? (yield* entryOf("[]")))
        }
      })
  ),
  check("appending a known digest returns the sequence of the first entry and adds no row", (store) =>
    Effect.gen(function* () {
      const first = yield* append(store, "[1]")
      yield* append(store, "[2]")
      assert.deepEqual(yield* append(store, "[1]"), { sequence: first.sequence, known: true })
      assert.equal((yield* store.entries({ limit: 10 })).length, 2)
    })
  ),
  check("the same body with another signature time is another entry", (store) =>
    Effect.gen(function* () {
      yield* append(store, "[1]", 1000)
      assert.equal((yield* append(store, "[1]", 1001)).known, false)
    })
  ),
  check("the same callback appended many times concurrently becomes one entry", (store) =>
    Effect.gen(function* () {
      const all = yield* Effect.all(
        Array.from({ length: 8 }, () => append(store, "[1]")),
        { concurrency: "unbounded" }
      )
      assert.equal(all.filter(({ known }) => !known).length, 1)
      assert.equal(new Set(all.map(({ sequence }) => sequence)).size, 1)
    })
  ),
  check("log sequences have no gaps, and no entry appears below a sequence that was already read", (store) =>
    Effect.gen(function* () {
      const seen: Array<number> = []
      const read = Effect.gen(function* () {
        for (let round = 0; round < 30; round++) {
          const entries = yield* store.entries({ after: seen.at(-1), limit: 100 })
          seen.push(...entries.map(({ sequence }) => sequence))
        }
      })
      const write = Effect.all(
        Array.from({ length: 30 }, (_, index) => append(store, `[${index}]`)),
        { concurrency: 8 }
      )
      yield* Effect.all([read, write], { concurrency: 2 })
      seen.push(...(yield* store.entries({ after: seen.at(-1), limit: 100 })).map(({ sequence }) => sequence))
      assert.deepEqual(
        seen,
        Array.from({ length: 30 }, (_, index) => index + 1)
      )
    })
  ),
  check("a message signed ahead of the clock is not ordered before messages accepted earlier", (store) =>
    Effect.gen(function* () {
      const received = Effect.fnUntraced(function* (signedAt: number, receivedAt: number, timing: "fresh" | "ahead") {
        const entry = yield* entryOf(`[${signedAt}]`, signedAt)
        const { sequence } = yield* store.append({ ...entry, receivedAt: receivedAt * 1000, timing })
        return Option.getOrThrow(yield* store.entry(sequence)).orderedAt
      })
      // No callback has been accepted yet, so `orderedAt` is the signature time capped at five minutes after receipt.
      assert.equal(yield* received(90_000, 10_000, "ahead"), 10_300)
      // The local clock is now correct.
      assert.equal(yield* received(90_010, 90_010, "fresh"), 90_010)
      // The local clock is behind again, so `orderedAt` is the signature time capped at the greatest `orderedAt` so far. Messages with equal values
      // are ordered by signature time.
      assert.equal(yield* received(90_020, 10_020, "ahead"), 90_010)
      // The signature contains a wrong year, so `orderedAt` is capped at five minutes after receipt.
      assert.equal(yield* received(9_000_000_000, 90_020, "ahead"), 90_320)
      assert.equal(yield* received(90_400, 90_400, "fresh"), 90_400)
      assert.equal(yield* received(90_015, 90_500, "fresh"), 90_015)
    })
  ),
  check("a body of several megabytes is read back unchanged", (store) =>
    Effect.gen(function* () {
      const entry = { ...(yield* entryOf("[]")), body: Buffer.alloc(9_000_000, "fieldwork") }
      const { sequence } = yield* store.append(entry)
      const body = Option.getOrThrow(yield* store.body(sequence))
      assert.equal(Buffer.compare(Buffer.from(body), entry.body), 0)
    })
  ),
  check("log entries are listed by stream, kind and position, in both directions", (store) =>
    Effect.gen(function* () {
      for (const [body, stream] of [
        ["[1]", "opportunities"],
        ["[2]", "outcomes"],
        ["[3]", "opportunities"]
      ] as const) {
        yield* append(store, body, 1000, stream)
      }
      const sequences = (filter: Parameters<Store["entries"]>[0]) =>
        Effect.map(store.entries(filter), (entries) => entries.map(({ sequence }) => sequence))
      assert.deepEqual(yield* sequences({ stream: "opportunities", limit: 10 }), [1, 3])
      assert.deepEqual(yield* sequences({ after: 1, before: 3, limit: 10 }), [2])
      assert.deepEqual(yield* sequences({ limit: 2, newestFirst: true }), [3, 2])
      assert.deepEqual(yield* sequences({ kind: "retry", limit: 2 }), [])
    })
  ),
  check("pruning removes bodies and keeps the digests that detect redeliveries", (store) =>
    Effect.gen(function* () {
      for (const at of [1, 2, 3]) yield* append(store, `[${at}]`, at)
      const pruned = yield* store.prune({ before: 3000, throughSequence: 1, limit: 10 })
      assert.equal(pruned, 1)
      assert.ok(Option.isNone(yield* store.body(1)))
      assert.equal(Option.getOrThrow(yield* store.entry(1)).evidence, "pruned")
      assert.deepEqual(yield* append(store, "[1]", 1), { sequence: 1, known: true })
      assert.equal(yield* store.prune({ before: 3000, throughSequence: 9, limit: 10 }), 1)
    })
  ),
  check("verification keys are stored by their id", (store) =>
    Effect.gen(function* () {
      yield* store.storeKeys([
        { key_id: "b", public_key: "1" },
        { key_id: "a", public_key: "2" }
      ])
      yield* store.storeKeys([{ key_id: "b", public_key: "3" }])
      assert.deepEqual(yield* store.keys, [
        { key_id: "a", public_key: "2" },
        { key_id: "b", public_key: "3" }
      ])
    })
  ),
  check("an erased body replaces the stored one and is marked as erased", (store) =>
    Effect.gen(function* () {
      const { sequence } = yield* append(store, "[1]")
      const entry = Option.getOrThrow(yield* store.entry(sequence))
      yield* store.rewrite(entry, Buffer.from("erased"), "erased")
      assert.equal(Buffer.from(Option.getOrThrow(yield* store.body(sequence))).toString(), "erased")
      assert.equal(Option.getOrThrow(yield* store.entry(sequence)).evidence, "erased")
    })
  )
]
