/**
 * Changes a second from a store in a file to JetStream, with their documents.
 *
 * The floor publishes the same envelopes, as text that is there already, in windows of the same length: without a store, a cursor and a fence.
 */
import { SqliteStore } from "@fieldwork/inbox"
import { encodeEnvelope, type Envelope, relay, type Sink } from "@fieldwork/inbox/relay"
import { natsSink } from "@fieldwork/inbox/relay/nats"
import { buildOpportunities } from "@fieldwork/webhooks/testing"
import { jetstream, jetstreamManager } from "@nats-io/jetstream"
import { connect } from "@nats-io/transport-node"
import { Effect } from "effect"
import { join } from "node:path"
import { acquireLease, open } from "../inbox/store.ts"
import { batchOf } from "../inbox/projectionBatch.ts"
import { interleave } from "../interleave.ts"
import type { Case } from "../Report.ts"

const [surveys, inFlight, rounds] = [20_000, 500, 5]

export interface Ground {
  readonly folder: string
  readonly servers: string
}

export const rate = async ({ folder, servers }: Ground): Promise<ReadonlyArray<Case>> => {
  const { close, opened: store } = await open(SqliteStore.make({ path: join(folder, "inbox.db"), spool: false }))
  const documents = buildOpportunities(surveys).map((one) => Buffer.from(JSON.stringify(one)))
  const batch = { ...batchOf({ count: surveys, documents, first: 1, round: 1 }), position: { sequence: 2, item: 0 } }
  await Effect.runPromise(store.commit(await acquireLease(store), batch, 1000))
  const sent: Array<Envelope> = []
  let round = 0

  const ours = async (): Promise<number> => {
    round += 1
    const sink = natsSink({ servers, prefix: `ours${round}` })
    const all = Promise.withResolvers<number>()
    let delivered = 0
    // The stream is created before.
    await sink.deliver([], { reader: "bench", token: 1 }, new AbortController().signal)
    const begun = performance.now()
    const counting: Sink = {
      ...sink,
      deliver: async (envelopes, ...rest) => {
        await sink.deliver(envelopes, ...rest)
        if (round === 1) sent.push(...envelopes)
        delivered += envelopes.length
        if (delivered >= surveys) all.resolve(performance.now())
      }
    }
    const options = {
      reader: `bench${round}`,
      mode: "state",
      streams: ["opportunities"],
      maxInFlight: inFlight
    } as const
    const ended = await Effect.runPromise(
      Effect.raceFirst(
        relay(store, counting, options),
        Effect.promise(() => all.promise)
      )
    )
    await sink.close()
    return surveys / ((ended - begun) / 1000)
  }

  const floor = async (): Promise<number> => {
    round += 1
    const lines = (sent.length === 0 ? [] : sent).map((envelope) => [envelope.id, encodeEnvelope(envelope)] as const)
    const connection = await connect({ servers })
    const jsm = await jetstreamManager(connection)
    await jsm.streams.add({ name: `FLOOR${round}`, subjects: [`floor${round}.>`] })
    const js = jetstream(connection)
    const begun = performance.now()
    for (let at = 0; at < lines.length; at += inFlight) {
      await Promise.all(
        lines
          .slice(at, at + inFlight)
          .map(async ([id, line], index) => js.publish(`floor${round}.${at + index}`, line, { msgID: id }))
      )
    }
    const taken = performance.now() - begun
    await connection.close()
    return lines.length / (taken / 1000)
  }

  // The first round, which is not counted, begins with ours and gives the floor its envelopes.
  const medians = await interleave({ ours, floor }, rounds)
  await close()
  const what = `changed surveys of ${Math.round((documents[0]?.length ?? 0) / 100) / 10} KB to JetStream, ${inFlight} in flight`
  return [
    { case: what, unit: "a second", better: "higher", ours: medians.ours, floor: medians.floor, peers: {}, n: rounds }
  ]
}
