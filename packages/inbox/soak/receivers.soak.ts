/**
 * Two receivers on one PostgreSQL whose flush takes 5 ms longer: together they accept at least 1.7 times what one does.
 *
 *     npm run soak -- receivers --lanes 4 --rounds 5 --seconds 4
 *
 * The flush is slowed by PostgreSQL's `commit_delay`, so that two cores are not the limit. Rounds with one and with two processes alternate; the median of their ratios
 * counts. Needs a quiet machine, and a folder in memory (`TMPDIR=/dev/shm`), where nothing but the delay takes time.
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

/** Appends callbacks one after the other in each lane; returns how many. */
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

const inProcess = async (work: Work): Promise<number> => {
  const child = fork(import.meta.filename, [], { env: { ...process.env, RECEIVER: JSON.stringify(work) } })
  const [accepted] = (await once(child, "message")) as [number]
  return accepted / work.seconds
}

const main = async (): Promise<void> => {
  const given = flags({ lanes: "4", rounds: "5", seconds: "4" })
  const order = { lanes: count(given, "lanes"), rounds: count(given, "rounds"), seconds: count(given, "seconds") }
  console.log(JSON.stringify({ soak: "receivers", ...order }))
  // Without fsync there is no delay.
  const database = await startOwnDatabase(["fsync=on", "commit_delay=5000", "commit_siblings=0"])
  await Effect.runPromise(Effect.scoped(PostgresStore.make({ url: Redacted.make(database.url) })))
  const alone = await inProcess({ url: database.url, lanes: 1, seconds: order.seconds })
  // One lane waits for a flush each time.
  if (alone > 200) throw new Error(`${alone} callbacks a second in one lane: the flush does not take 5 ms`)
  const ratios: Array<number> = []
  for (let round = 0; round < order.rounds; round++) {
    const work = { url: database.url, lanes: order.lanes, seconds: order.seconds }
    const one = await inProcess(work)
    const two = (await Promise.all([inProcess(work), inProcess(work)])).reduce((sum, each) => sum + each, 0)
    ratios.push(two / one)
    console.log(JSON.stringify({ round, onePerSecond: one, twoPerSecond: two, ratio: two / one }))
  }
  await database.stop()
  const median = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0
  console.log(JSON.stringify({ sum: "receivers", ...order, median }))
  process.exitCode = median >= 1.7 ? 0 : 1
}

const work = process.env["RECEIVER"]
if (work === undefined) await main()
else {
  const accepted = await Effect.runPromise(Effect.scoped(receive(JSON.parse(work) as Work)))
  process.send?.(accepted)
  process.disconnect()
}
