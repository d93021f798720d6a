/**
 * Runs several receivers on one PostgreSQL server whose flushes are delayed by 5 ms, and checks that two receivers accept at least 1.7 times as many
 * callbacks as one.
 *
 *     npm run soak -- receivers --lanes 4 --rounds 5 --seconds 4 --receivers 2
 *
 * PostgreSQL's `commit_delay` slows the flush, so the processor is not the bottleneck even with two cores. Rounds with one process and with several
 * processes alternate, and the median of their ratios is checked. Each round reports the processor time of the receivers per callback, which does not
 * depend on other load on the machine. Needs a quiet machine and an in-memory directory (`TMPDIR=/dev/shm`), so that only the delay takes time.
 */
import { Effect, Redacted } from "effect"
import { fork } from "node:child_process"
import { once } from "node:events"
import { encodeText } from "../src/BodyCodec.ts"
import * as PostgresStore from "../src/postgres/PostgresStore.ts"
import { startOwnDatabase } from "../test/support/database.ts"
import { count, flags } from "./flags.ts"

interface Work {
  readonly url: string
  readonly lanes: number
  readonly seconds: number
}

/** Appends callbacks in parallel lanes for `seconds`. Each lane appends one callback after another. Returns the number of appended callbacks. */
const receive = ({ lanes, seconds, url }: Work) =>
  Effect.gen(function* () {
    const store = yield* PostgresStore.make({ url: Redacted.make(url) })
    const until = performance.now() + seconds * 1000
    let accepted = 0
    const one = Effect.gen(function* () {
      while (performance.now() < until) {
        const body = `[{"survey_id":1,"survey_name":"${Math.random()}"}]`
        const encoded = yield* Effect.promise(() => encodeText("opportunities", 1000, body))
        yield* store.append({
          ...encoded,
          stream: "opportunities",
          kind: "callback",
          signedAt: 1000,
          keyId: "key",
          signature: "signature",
          signedForm: "stored",
          timing: "fresh",
          receivedAt: 1_000_000,
          bytes: body.length
        })
        accepted += 1
      }
    })
    yield* Effect.all(
      Array.from({ length: lanes }, () => one),
      { concurrency: lanes, discard: true }
    )
    return accepted
  })

interface Received {
  readonly accepted: number
  /** The processor time that the receivers used, in microseconds. */
  readonly spent: number
}

const inProcess = async (work: Work): Promise<Received> => {
  const child = fork(import.meta.filename, [], { env: { ...process.env, RECEIVER: JSON.stringify(work) } })
  const [received] = (await once(child, "message")) as [Received]
  return received
}

const inProcesses = async (work: Work, receivers: number) => {
  const all = await Promise.all(Array.from({ length: receivers }, () => inProcess(work)))
  const accepted = all.reduce((sum, one) => sum + one.accepted, 0)
  const micros = Math.round(all.reduce((sum, one) => sum + one.spent, 0) / accepted)
  return { perSecond: accepted / work.seconds, micros }
}

const main = async (): Promise<void> => {
  const args = flags({ lanes: "4", rounds: "5", seconds: "4", receivers: "2" })
  const order = {
    lanes: count(args, "lanes"),
    rounds: count(args, "rounds"),
    seconds: count(args, "seconds"),
    receivers: count(args, "receivers")
  }
  console.log(JSON.stringify({ soak: "receivers", ...order }))
  // PostgreSQL applies `commit_delay` only if `fsync` is on.
  const database = await startOwnDatabase(["fsync=on", "commit_delay=5000", "commit_siblings=0"])
  await Effect.runPromise(Effect.scoped(PostgresStore.make({ url: Redacted.make(database.url) })))
  const { perSecond: alone } = await inProcesses({ url: database.url, lanes: 1, seconds: order.seconds }, 1)
  // In a single lane, each callback waits for its own flush, so at most 200 callbacks per second are possible.
  if (alone > 200) throw new Error(`${alone} callbacks per second in one lane: the flush does not take 5 ms`)
  const ratios: Array<number> = []
  for (let round = 0; round < order.rounds; round++) {
    const work = { url: database.url, lanes: order.lanes, seconds: order.seconds }
    const one = await inProcesses(work, 1)
    const several = await inProcesses(work, order.receivers)
    const ratio = several.perSecond / one.perSecond
    ratios.push(ratio)
    console.log(JSON.stringify({ round, one, several, ratio }))
  }
  await database.stop()
  const median = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0
  console.log(JSON.stringify({ sum: "receivers", ...order, median }))
  process.exitCode = order.receivers !== 2 || median >= 1.7 ? 0 : 1
}

const work = process.env["RECEIVER"]
if (work === undefined) await main()
else {
  const before = process.cpuUsage()
  const accepted = await Effect.runPromise(Effect.scoped(receive(JSON.parse(work) as Work)))
  const { system, user } = process.cpuUsage(before)
  process.send?.({ accepted, spent: system + user } satisfies Received)
  process.disconnect()
}
