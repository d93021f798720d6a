/**
 * Conformance checks for the sinks of a relay, usable with any test runner.
 *
 * Each check receives a system to which nothing has been delivered yet, and throws an AssertionError if the sink does not pass. A sink that fails a
 * check loses changes, or shows consumers an older state after a newer one.
 */
import assert from "node:assert/strict"
import type { Envelope, EpochNotice } from "../relay/Envelope.ts"
import { type Fence, type Sink, SinkError } from "../relay/Sink.ts"

/**
 * A delivery as received by a consumer of the system: a change or message in its envelope, or a notice that a new epoch has started, in which earlier
 * items may be redelivered.
 */
export interface Received {
  readonly stream: string
  /** The key in the envelope, which identifies the survey or the session. Undefined for a notice. */
  readonly key: string | undefined
  /** The id by which the consumer recognises duplicates. */
  readonly id: string
  readonly epoch: number
  readonly version: string | null
  /**
   * The document as JSON. It is null if the store no longer contains the survey or session, and undefined for a notice or if the document was omitted
   * because of its length.
   */
  readonly document: string | null | undefined
}

/** The system under test, with functions to open sinks, read what was delivered, and interrupt the system. */
export interface SinkTestSystem {
  /** Creates another sink for the same system, as a separate process would. */
  readonly open: () => Sink
  /** Returns everything that consumers have received so far. The messages for each key are in the order of receipt. */
  readonly received: () => Promise<ReadonlyArray<Received>>
  /** Makes the system unreachable until `start` is called. */
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
  /** Strings that must not appear in the name of the sink or in an error. */
  readonly secrets: ReadonlyArray<string>
}

/** A requirement for sinks, and the function that checks it. */
export interface SinkCheck {
  /** A sentence that describes the required behaviour. */
  readonly name: string
  readonly run: (system: SinkTestSystem) => Promise<void>
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

/** Returns the messages without repetitions, in the order of their first occurrence. */
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

const check = (name: string, run: (system: SinkTestSystem, sink: Sink) => Promise<void>): SinkCheck => ({
  name,
  run: async (system) => {
    const sink = system.open()
    try {
      await run(system, sink)
    } finally {
      await sink.close()
    }
  }
})

/**
 * A document that parsing and serialising would change, because it contains numbers that a double cannot represent, escapes, and unusual white space.
 */
const exact = String.raw`{ "price": 1.000000000000000000001, "id":12345678901234567890, "text":"ü\u0000\ud83d\ude00\"" }`
/** Unusual keys that the inbox accepts. No key is longer than 1,000 bytes. */
const keys = ["7", "a.b", "a b", "*", ">", "a/b", "ü", "%2E", "'", "a\r\nb", "a".repeat(1000), "é".repeat(500)]

/**
 * The checks that every sink of a relay must pass.
 *
 * @example
 * ```ts
 * import { sinkChecks } from "@fieldwork/inbox/conformance"
 *
 * sinkChecks[0]?.name // => "acknowledged changes can be received byte for byte"
 * ```
 */
export const sinkChecks: ReadonlyArray<SinkCheck> = [
  check("acknowledged changes can be received byte for byte", async ({ received }, sink) => {
    await sink.deliver([change("7", 1, { document: exact }), change("8", 2)], fence(), never)
    const found = await received()
    assert.deepEqual(new Set(found.map(({ key }) => key)), new Set(["7", "8"]))
    assert.equal(found.find(({ key }) => key === "7")?.document, exact)
  }),
  check("keys can contain any characters", async ({ received }, sink) => {
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
  check("both streams can contain the same key", async ({ received }, sink) => {
    await sink.deliver([change("7", 1), change("7", 2, { stream: "outcomes" })], fence(), never)
    assert.deepEqual(new Set((await received()).map(({ stream }) => stream)), new Set(["opportunities", "outcomes"]))
  }),
  check("a batch that another process redelivers adds only changes with the same ids", async (system, sink) => {
    const batch = [change("7", 1), change("8", 2), change("7", 3)]
    await sink.deliver(batch, fence(1), never)
    const heir = system.open()
    await heir.deliver([...batch, change("8", 4)], fence(2), never)
    await heir.close()
    const found = await system.received()
    assert.deepEqual(versionsOf(found, "7"), ["00000001", "00000003"])
    assert.deepEqual(versionsOf(found, "8"), ["00000002", "00000004"])
  }),
  check("a deleted key is received as deleted", async ({ received }, sink) => {
    await sink.deliver([change("7", 1)], fence(), never)
    await sink.deliver([change("7", 2, { epoch: 2, id: "gone/2/7", version: null, document: null })], fence(), never)
    assert.equal((await received()).at(-1)?.document, null)
  }),
  check("changes that a later epoch repeats are received again", async ({ received }, sink) => {
    await sink.deliver([change("7", 5)], fence(), never)
    await sink.deliver([change("7", 3, { epoch: 2 }), change("8", 5, { epoch: 2 })], fence(), never)
    const found = (await received()).filter(({ key }) => key === "7")
    assert.deepEqual(
      found.map(({ epoch }) => epoch),
      [1, 2]
    )
  }),
  check("a notice is received, and its repetition has the same id", async ({ received }, sink) => {
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
    "changes that a relay still sends after a takeover are not received behind newer ones",
    async (system, sink) => {
      await sink.deliver([change("7", 1)], fence(1), never)
      const heir = system.open()
      await heir.deliver([change("7", 3), change("9", 4)], fence(2), never)
      await heir.close()
      // The sink may refuse or ignore a delivery with the fencing token of an earlier lease.
      const failure = await failureOf(sink.deliver([change("7", 2)], fence(1), never))
      assert.ok(failure === undefined || failure instanceof SinkError)
      const versions = (await system.received()).filter(({ key }) => key === "7").map(({ version }) => version)
      assert.equal(versions.at(-1), "00000003")
    }
  ),
  check("a long document does not hold up the changes after it", async ({ received }, sink) => {
    const long = change("7", 1, { document: `{"text":"${"x".repeat(3_000_000)}"}` })
    await sink.deliver([long, change("8", 2), change("7", 3)], fence(), never)
    const found = await received()
    assert.deepEqual(versionsOf(found, "7"), ["00000001", "00000003"])
    const first = found.find(({ key }) => key === "7")
    assert.ok(first?.document === undefined || first.document === long.document)
  }),
  check(
    "an unavailable system acknowledges nothing, and the same sink delivers once it is available again",
    async (system, sink) => {
      await sink.deliver([change("7", 1)], fence(), never)
      await system.stop()
      const failure = await failureOf(sink.deliver([change("7", 2)], fence(), never))
      await system.start()
      assert.ok(failure instanceof SinkError)
      assert.equal(failure.reason, "unavailable")
      for (const secret of system.secrets)
        assert.ok(!`${failure.message} ${failure.stack} ${sink.name}`.includes(secret))
      await sink.deliver([change("7", 2)], fence(), never)
      assert.deepEqual(versionsOf(await system.received(), "7"), ["00000001", "00000002"])
    }
  ),
  check("an aborted delivery is not acknowledged", async (_, sink) => {
    const controller = new AbortController()
    controller.abort()
    assert.ok((await failureOf(sink.deliver([change("7", 1)], fence(), controller.signal))) !== undefined)
  }),
  check("closing a sink more than once does not fail", async (_, sink) => {
    await sink.close()
    await sink.close()
  })
]
