/**
 * What every sink of a relay must do, as checks that any test runner can run.
 *
 * Each check gets a system that has received nothing. It fails by throwing an AssertionError. A sink that fails one loses changes, or shows consumers an older state behind a newer
 * one.
 */
import assert from "node:assert/strict"
import type { Envelope, EpochNotice } from "../relay/Envelope.ts"
import { type Fence, type Sink, SinkError } from "../relay/Sink.ts"

/** An envelope or a notice as a consumer of the system gets it. */
export interface Received {
  readonly stream: string
  /** Undefined for a notice. */
  readonly key: string | undefined
  /** By which the consumer recognises what it has had. */
  readonly id: string
  readonly epoch: number
  readonly version: string | null
  /** The text of the document; null when the key is gone, undefined when it was left out for its length or when this is a notice. */
  readonly document: string | null | undefined
}

/** A system and sinks to it. */
export interface SinkWorld {
  /** A sink, as another process would make it. */
  readonly open: () => Sink
  /** Everything that was received so far; of each key, in the order in which consumers get it. */
  readonly received: () => Promise<ReadonlyArray<Received>>
  /** Makes the system unreachable, and reachable again. */
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
  /** Texts that must not be in a name or an error. */
  readonly secrets: ReadonlyArray<string>
}

/** A rule that sinks keep, with the program that checks it. */
export interface SinkCheck {
  /** A sentence about behaviour. */
  readonly name: string
  readonly run: (world: SinkWorld) => Promise<void>
}

const fence = (token = 1): Fence => ({ reader: "conformance", token })
const never = new AbortController().signal

const change = (key: string, sequence: number, fields: Partial<Envelope> = {}): Envelope => ({
  stream: "opportunities",
  key,
  id: `digest${sequence}/0`,
  version: String(sequence).padStart(8, "0"),
  epoch: 1,
  position: { sequence, item: 0 },
  document: `{"survey_id":${sequence}}`,
  ...fields
})

const notice = (fields: Partial<EpochNotice> = {}): EpochNotice => ({
  stream: "opportunities",
  epoch: 1,
  mode: "state",
  reason: "started",
  resends: "everything",
  ...fields
})

/** Each message once, where it was first received. */
const firstOnes = (received: ReadonlyArray<Received>): ReadonlyArray<Received> => {
  const seen = new Set<string>()
  return received.filter(({ epoch, id, key, stream }) => {
    const one = JSON.stringify([stream, key, epoch, id])
    return !seen.has(one) && seen.add(one)
  })
}

const versionsOf = (received: ReadonlyArray<Received>, key: string): ReadonlyArray<string | null> =>
  firstOnes(received)
    .filter((one) => one.key === key)
    .map(({ version }) => version)

const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (cause: unknown) => cause
  )

const check = (name: string, run: (world: SinkWorld, sink: Sink) => Promise<void>): SinkCheck => ({
  name,
  run: async (world) => {
    const sink = world.open()
    try {
      await run(world, sink)
    } finally {
      await sink.close()
    }
  }
})

/** Numbers that no double holds, escapes, and white space as it was sent. */
const exact = String.raw`{ "price": 1.000000000000000000001, "id":12345678901234567890, "text":"ü\u0000\ud83d\ude00\"" }`
const keys = ["7", "a.b", "a b", "*", ">", "a/b", "ü", "%2E", "'", "a".repeat(200)]

/**
 * The checks of a sink.
 *
 * @example
 * ```ts
 * import { sinkChecks } from "@fieldwork/inbox/conformance"
 *
 * sinkChecks[0]?.name // => "what is acknowledged can be received, byte for byte"
 * ```
 */
export const sinkChecks: ReadonlyArray<SinkCheck> = [
  check("what is acknowledged can be received, byte for byte", async ({ received }, sink) => {
    await sink.deliver([change("7", 1, { document: exact }), change("8", 2)], fence(), never)
    const found = await received()
    assert.deepEqual(new Set(found.map(({ key }) => key)), new Set(["7", "8"]))
    assert.equal(found.find(({ key }) => key === "7")?.document, exact)
  }),
  check("keys may have any characters", async ({ received }, sink) => {
    await sink.deliver(
      keys.map((key, index) => change(key, index + 1)),
      fence(),
      never
    )
    assert.deepEqual(new Set((await received()).map(({ key }) => key)), new Set(keys))
  }),
  check("changes of one key are received in order, within a batch and between batches", async ({ received }, sink) => {
    const batch = Array.from({ length: 20 }, (_, index) => change(String(index % 4), index + 1))
    await sink.deliver(batch, fence(), never)
    await sink.deliver(
      batch.map(({ key, position }) => change(key, position.sequence + 20)),
      fence(),
      never
    )
    for (const key of ["0", "1", "2", "3"]) {
      const versions = versionsOf(await received(), key)
      assert.equal(versions.length, 10)
      assert.ok(versions.every((version, index) => index === 0 || (versions[index - 1] ?? "") < (version ?? "")))
    }
  }),
  check("both streams may have the same key", async ({ received }, sink) => {
    await sink.deliver([change("7", 1), change("7", 2, { stream: "outcomes" })], fence(), never)
    assert.deepEqual(new Set((await received()).map(({ stream }) => stream)), new Set(["opportunities", "outcomes"]))
  }),
  check(
    "a batch that is delivered again by another process adds nothing but what has the same ids",
    async (world, sink) => {
      const batch = [change("7", 1), change("8", 2), change("7", 3)]
      await sink.deliver(batch, fence(1), never)
      const heir = world.open()
      await heir.deliver([...batch, change("8", 4)], fence(2), never)
      await heir.close()
      const found = await world.received()
      assert.deepEqual(versionsOf(found, "7"), ["00000001", "00000003"])
      assert.deepEqual(versionsOf(found, "8"), ["00000002", "00000004"])
    }
  ),
  check("a key that is gone is received as gone", async ({ received }, sink) => {
    await sink.deliver([change("7", 1)], fence(), never)
    await sink.deliver([change("7", 2, { epoch: 2, id: "gone/2/7", version: null, document: null })], fence(), never)
    assert.equal((await received()).at(-1)?.document, null)
  }),
  check("what a later epoch delivers again is received again", async ({ received }, sink) => {
    await sink.deliver([change("7", 5)], fence(), never)
    await sink.deliver([change("7", 3, { epoch: 2 }), change("8", 5, { epoch: 2 })], fence(), never)
    const found = (await received()).filter(({ key }) => key === "7")
    assert.deepEqual(
      found.map(({ epoch }) => epoch),
      [1, 2]
    )
  }),
  check("a notice is received, and again with the same id", async ({ received }, sink) => {
    await sink.announce(notice(), fence(), never)
    await sink.announce(notice(), fence(), never)
    await sink.deliver([change("7", 1)], fence(), never)
    await sink.announce(notice({ epoch: 2, reason: "rebuilt", resends: "differences" }), fence(), never)
    const notices = firstOnes((await received()).filter(({ key }) => key === undefined))
    assert.deepEqual(
      notices.map(({ epoch }) => epoch),
      [1, 2]
    )
  }),
  check(
    "what a relay still sends after another has taken over is not received behind what is newer",
    async (world, sink) => {
      await sink.deliver([change("7", 1)], fence(1), never)
      const heir = world.open()
      await heir.deliver([change("7", 3), change("9", 4)], fence(2), never)
      await heir.close()
      // It may be refused, or dropped.
      const failure = await failureOf(sink.deliver([change("7", 2)], fence(1), never))
      assert.ok(failure === undefined || failure instanceof SinkError)
      const versions = (await world.received()).filter(({ key }) => key === "7").map(({ version }) => version)
      assert.equal(versions.at(-1), "00000003")
    }
  ),
  check("a long document does not hold up what comes behind it", async ({ received }, sink) => {
    const long = change("7", 1, { document: `{"text":"${"x".repeat(3_000_000)}"}` })
    await sink.deliver([long, change("8", 2), change("7", 3)], fence(), never)
    const found = await received()
    assert.deepEqual(versionsOf(found, "7"), ["00000001", "00000003"])
    const first = found.find(({ key }) => key === "7")
    assert.ok(first?.document === undefined || first.document === long.document)
  }),
  check(
    "while the system is away, nothing is acknowledged; when it is back, the same sink delivers",
    async (world, sink) => {
      await sink.deliver([change("7", 1)], fence(), never)
      await world.stop()
      const failure = await failureOf(sink.deliver([change("7", 2)], fence(), never))
      await world.start()
      assert.ok(failure instanceof SinkError)
      assert.equal(failure.reason, "unavailable")
      for (const secret of world.secrets)
        assert.ok(!`${failure.message} ${failure.stack} ${sink.name}`.includes(secret))
      await sink.deliver([change("7", 2)], fence(), never)
      assert.deepEqual(versionsOf(await world.received(), "7"), ["00000001", "00000002"])
    }
  ),
  check("a delivery that is given up is not acknowledged", async (_, sink) => {
    const given = new AbortController()
    given.abort()
    assert.ok((await failureOf(sink.deliver([change("7", 1)], fence(), given.signal))) !== undefined)
  }),
  check("a sink that was closed more than once does not reject", async (_, sink) => {
    await sink.close()
    await sink.close()
  })
]
