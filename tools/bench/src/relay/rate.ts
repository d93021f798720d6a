/**
 * Measures how many changes per second, with their documents, a relay sends from a SQLite store to JetStream, and the CPU time per change.
 *
 * The baseline publishes the same messages as prepared strings, with the same number of unacknowledged messages, and counts acknowledgements. It has
 * no store, no cursor and no protection against a second relay. The alternative does the same using the client library's `publish` method.
 */
import { SqliteStore } from "@fieldwork/inbox"
import { encodeEnvelope, type Envelope, relay, type Sink } from "@fieldwork/inbox/relay"
import { natsSink } from "@fieldwork/inbox/relay/nats"
import { buildOpportunities } from "@fieldwork/webhooks/testing"
import { jetstream, jetstreamManager } from "@nats-io/jetstream"
import { connect, createInbox, headers, type NatsConnection } from "@nats-io/transport-node"
import { Effect } from "effect"
import { join } from "node:path"
import { acquireLease, open } from "../inbox/store.ts"
import { batchOf } from "../inbox/projectionBatch.ts"
import { median, takeTurns } from "../interleave.ts"
import type { Case } from "../Report.ts"
import type { Nats } from "./natsServer.ts"

const [surveys, inFlight, rounds] = [20_000, 500, 5]
const peer = "library's publish"

export interface Ground extends Nats {
  readonly folder: string
}

interface Cost {
  /** The CPU time of this process per change, in microseconds. */
  readonly own: number
  readonly broker: number
}

type Line = readonly [id: string, text: string]

export const rate = async ({ folder, servers, cpuMillis }: Ground): Promise<ReadonlyArray<Case>> => {
  const { close, opened: store } = await open(SqliteStore.make({ path: join(folder, "inbox.db"), spool: false }))
  const documents = buildOpportunities(surveys).map((one) => Buffer.from(JSON.stringify(one)))
  const batch = { ...batchOf({ count: surveys, documents, first: 1, round: 1 }), position: { sequence: 2, item: 0 } }
  await Effect.runPromise(store.commit(await acquireLease(store), batch, 1000))
  const sent: Array<Envelope> = []
  const costs = { ours: [] as Array<Cost>, floor: [] as Array<Cost>, [peer]: [] as Array<Cost> }
  let round = 0

  /** Runs `work`, records its CPU time per change, and returns the number of changes per second of elapsed time. */
  const measured = async (name: keyof typeof costs, work: () => Promise<unknown>): Promise<number> => {
    const [broker, own, begun] = [cpuMillis(), process.cpuUsage(), performance.now()]
    await work()
    const seconds = (performance.now() - begun) / 1000
    const { system, user } = process.cpuUsage(own)
    costs[name].push({ own: (system + user) / surveys, broker: (1000 * (cpuMillis() - broker)) / surveys })
    return surveys / seconds
  }

  const ours = async (): Promise<number> => {
    round += 1
    const sink = natsSink({ servers, prefix: `ours${round}` })
    const all = Promise.withResolvers<void>()
    let delivered = 0
    // Creates the JetStream stream before the measurement starts.
    await sink.deliver([], { reader: "bench", token: 1 }, new AbortController().signal)
    const counting: Sink = {
      ...sink,
      deliver: async (envelopes, ...rest) => {
        await sink.deliver(envelopes, ...rest)
        if (sent.length < surveys) sent.push(...envelopes)
        delivered += envelopes.length
        if (delivered >= surveys) all.resolve()
      }
    }
    const options = {
      reader: `bench${round}`,
      mode: "state",
      streams: ["opportunities"],
      maxInFlight: inFlight
    } as const
    const relayed = Effect.raceFirst(
      relay(store, counting, options),
      Effect.promise(() => all.promise)
    )
    const perSecond = await measured("ours", () => Effect.runPromise(relayed))
    await sink.close()
    return perSecond
  }

  type Publish = (
    connection: NatsConnection,
    prefix: string
  ) => (window: ReadonlyArray<Line>, first: number) => Promise<unknown>

  const bare = (name: "floor" | typeof peer, publisherOf: Publish) => async (): Promise<number> => {
    round += 1
    const lines = sent.map((envelope): Line => [envelope.id, encodeEnvelope(envelope)])
    const connection = await connect({ servers })
    const jsm = await jetstreamManager(connection)
    const prefix = `bare${round}`
    await jsm.streams.add({ name: prefix.toUpperCase(), subjects: [`${prefix}.>`] })
    const publish = publisherOf(connection, prefix)
    const perSecond = await measured(name, async () => {
      for (let at = 0; at < lines.length; at += inFlight) await publish(lines.slice(at, at + inFlight), at)
    })
    await connection.close()
    return perSecond
  }

  const library: Publish = (connection, prefix) => {
    const js = jetstream(connection)
    return (window, first) =>
      Promise.all(
        window.map(([id, line], index) => js.publish(`${prefix}.opportunities.${first + index}`, line, { msgID: id }))
      )
  }

  const counted: Publish = (connection, prefix) => {
    const reply = createInbox()
    let [left, done] = [0, () => {}]
    connection.subscribe(reply, {
      callback: () => {
        left -= 1
        if (left === 0) done()
      }
    })
    return (window, first) =>
      new Promise<void>((resolve) => {
        left = window.length
        done = resolve
        for (const [index, [id, line]] of window.entries()) {
          const header = headers()
          header.set("Nats-Msg-Id", id)
          connection.publish(`${prefix}.opportunities.${first + index}`, line, { headers: header, reply })
        }
      })
  }

  // The first round is not counted. It starts with our implementation, which creates the messages that the other variants publish.
  const variants = { ours, floor: bare("floor", counted), [peer]: bare(peer, library) }
  const rates = await takeTurns(variants, rounds)
  await close()
  const what = `changed surveys of ${Math.round((documents[0]?.length ?? 0) / 100) / 10} KB to JetStream, ${inFlight} in flight`
  const row = (
    values: Record<keyof typeof variants, ReadonlyArray<number>>,
    rest: Pick<Case, "case" | "unit" | "better">
  ) => ({
    ...rest,
    ours: median(values.ours),
    floor: median(values.floor),
    peers: { [peer]: median(values[peer]) },
    n: rounds
  })
  const costOf = (kind: keyof Cost) => {
    const of = (name: keyof typeof costs) => costs[name].slice(1).map((cost) => cost[kind])
    return { ours: of("ours"), floor: of("floor"), [peer]: of(peer) }
  }
  return [
    row(rates, { case: what, unit: "a second", better: "higher" }),
    row(costOf("own"), { case: "processor time of the relay's process for each", unit: "µs", better: "lower" }),
    row(costOf("broker"), { case: "processor time of the broker for each", unit: "µs", better: "lower" })
  ]
}
