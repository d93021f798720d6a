/** An in-memory Kafka broker. A new client with a transactional id fences all earlier clients with the same id, and transactions are atomic. */
import type { Received } from "../../../src/conformance.ts"
import type { KafkaClient, KafkaRecord } from "../../../src/relay/sinks/kafka.ts"
import { parse } from "./parse.ts"

/** Creates an error in the form in which the client reports a protocol error code. */
const protocolError = (apiId: string): Error =>
  new AggregateError([Object.assign(new Error(apiId), { apiId })], "the broker responded with errors")

/** Converts a record to the form that a consumer receives. */
export const receivedOf = ({ headers, key, topic, value }: KafkaRecord): Received => {
  const id = headers["fieldwork-id"] ?? ""
  if (value !== undefined) return parse(value, id)
  const [epoch = 0] = (headers["fieldwork-place"] ?? "").split("/").map(Number)
  return { stream: topic.split(".").at(-1) ?? "", key, id, epoch, version: null, document: null }
}

export const startKafka = () => {
  const log: Array<KafkaRecord> = []
  const epochs = new Map<string, number>()
  let isAway = false
  const requireBroker = (): void => {
    if (isAway) throw new Error("connect ECONNREFUSED 127.0.0.1:9092")
  }
  const client = (): KafkaClient => {
    const mine = new Map<string, number>()
    return {
      send: async (transactionalId, records) => {
        await Promise.resolve()
        requireBroker()
        const epoch = mine.get(transactionalId) ?? (epochs.get(transactionalId) ?? 0) + 1
        if (!mine.has(transactionalId)) epochs.set(transactionalId, epoch)
        mine.set(transactionalId, epoch)
        if (epochs.get(transactionalId) !== epoch) throw protocolError("INVALID_PRODUCER_EPOCH")
        const tooLong = records.find(({ value = "" }) => Buffer.byteLength(value) > 1_000_000)
        if (tooLong !== undefined) throw protocolError("MESSAGE_TOO_LARGE")
        log.push(...records)
      },
      close: async () => mine.clear()
    }
  }
  return {
    client,
    log,
    stop: async () => void (isAway = true),
    start: async () => void (isAway = false),
    received: async (): Promise<ReadonlyArray<Received>> => log.map(receivedOf)
  }
}
