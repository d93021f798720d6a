/**
 * The Apache Kafka sink. Each stream has its own topic, and the key of a change is the key of its record.
 *
 * Each batch is one transaction. The transactional id contains the stream and the name of the reader, under which the relay stores its position, so
 * the brokers reject transactions from a relay that has lost its lease, and consumers with `isolation.level=read_committed` do not see aborted
 * batches. A relay that is killed after a batch was committed in Kafka, but before the position was committed in the store, sends the batch again. A
 * record without a value deletes its key, so if the relay delivers current states (`state` mode), create the topics with `cleanup.policy=compact`.
 */
import type { Producer as KafkaProducer } from "@platformatic/kafka"
import type { StreamName } from "../../Message.ts"
import { type Envelope, encodeEnvelope, encodeNotice, noticeId } from "../Envelope.ts"
import { type Fence, type Sink, SinkError } from "../Sink.ts"
import { loadLibrary, messageOf, withoutSecrets } from "./library.ts"
import { writePosition } from "./position.ts"

/** A record to send to Kafka. */
export interface KafkaRecord {
  readonly topic: string
  readonly key: string
  /** The value of the record. A record without a value deletes the key in a compacted topic. */
  readonly value: string | undefined
  readonly headers: Readonly<Record<string, string>>
}

/** The interface of the Kafka client that the sink uses. */
export interface KafkaClient {
  /**
   * Sends the records in order, in one transaction with the given transactional id. Resolves when all in-sync replicas have stored the transaction.
   */
  readonly send: (transactionalId: string, records: ReadonlyArray<KafkaRecord>) => Promise<void>
  /** Closes all connections. The next call to `send` connects again. */
  readonly close: () => Promise<void>
}

/** The options for a Kafka sink: the brokers, and the topics to which changes are delivered. */
export interface KafkaSinkOptions {
  /** The addresses of one or more brokers, each as `host:port`. */
  readonly brokers: ReadonlyArray<string>
  /** The prefix of the topic names, which are `<prefix>.opportunities` and `<prefix>.outcomes`. Default `fieldwork`. */
  readonly prefix?: string | undefined
  /** The SASL mechanism and credentials. Default: no authentication. */
  readonly sasl?:
    | {
        readonly mechanism: "PLAIN" | "SCRAM-SHA-256" | "SCRAM-SHA-512"
        readonly username: string
        readonly password: string
      }
    | undefined
  /** Whether to use TLS. Default `false`. */
  readonly tls?: boolean | undefined
  /** The maximum size of a record in bytes. Default 900,000, because brokers accept about a million bytes unless `message.max.bytes` is changed. */
  readonly maxRecordBytes?: number | undefined
  /** The client to use. Default: a `@platformatic/kafka` client with these options. */
  readonly client?: KafkaClient | undefined
}

/**
 * Returns a Kafka sink, which connects at the first delivery.
 *
 * @throws SinkError if an option is invalid
 *
 * @example
 * ```ts
 * import { kafkaSink } from "@fieldwork/inbox/relay/kafka"
 *
 * const sink = kafkaSink({ brokers: ["broker.example:9092"], prefix: "survey" })
 * sink.name // => "kafka broker.example:9092 survey"
 * ```
 */
export const kafkaSink = (options: KafkaSinkOptions): Sink => {
  const { brokers, maxRecordBytes = 900_000, prefix = "fieldwork", sasl } = options
  const areValid = brokers.every((broker) => /^[\w.-]+:\d{1,5}$|^\[[\da-f:.]+\]:\d{1,5}$/i.test(broker))
  // An invalid address may contain a password.
  const name = areValid ? `kafka ${brokers.join(",")} ${prefix}` : "kafka"
  const fail = (reason: SinkError["reason"], detail: string): SinkError =>
    new SinkError({ sink: name, reason, detail: withoutSecrets(detail, [sasl?.password]) })
  if (brokers.length === 0 || !areValid) {
    throw fail("refused", "brokers must have the form <host>:<port>")
  }
  if (!/^[\w.-]{1,200}$/.test(prefix)) throw fail("refused", "the prefix may contain only letters, digits, ., - and _")
  const client = options.client ?? platformaticClient(name, options)

  const send = async (stream: StreamName, fence: Fence, records: ReadonlyArray<KafkaRecord>): Promise<void> => {
    try {
      await client.send(`fieldwork-inbox/${prefix}/${fence.reader}/${stream}`, records)
    } catch (cause) {
      await client.close().catch(() => {})
      if (cause instanceof SinkError) throw cause
      const { detail, reason } = failureOf(cause)
      throw fail(reason, detail)
    }
  }
  const topic = (stream: StreamName): string => `${prefix}.${stream}`
  const headersOf = (envelope: Envelope): Readonly<Record<string, string>> => ({
    "fieldwork-id": envelope.id,
    "fieldwork-place": writePosition(envelope)
  })

  return {
    name,
    deliver: async (batch, fence, signal) => {
      for (const [stream, envelopes] of Map.groupBy(batch, (envelope) => envelope.stream)) {
        signal.throwIfAborted()
        const records = envelopes.map((envelope): KafkaRecord => ({
          topic: topic(stream),
          key: envelope.key,
          value: envelope.document === null ? undefined : encodeEnvelope(envelope, maxRecordBytes),
          headers: headersOf(envelope)
        }))
        await send(stream, fence, records)
      }
    },
    announce: (notice, fence) =>
      send(notice.stream, fence, [
        {
          topic: topic(notice.stream),
          key: "epoch",
          value: encodeNotice(notice),
          headers: { "fieldwork-id": noticeId(notice) }
        }
      ]),
    close: () => client.close().catch(() => {})
  }
}

/** The protocol errors that mean that another producer with the same transactional id was started later. */
const fencedCodes: ReadonlySet<string> = new Set(["INVALID_PRODUCER_EPOCH", "PRODUCER_FENCED", "FENCED_INSTANCE_ID"])
const refusedCodes: ReadonlySet<string> = new Set([
  "SASL_AUTHENTICATION_FAILED",
  "UNKNOWN_TOPIC_OR_PARTITION",
  "TOPIC_AUTHORIZATION_FAILED",
  "CLUSTER_AUTHORIZATION_FAILED",
  "TRANSACTIONAL_ID_AUTHORIZATION_FAILED",
  "INVALID_TOPIC_EXCEPTION"
])

/** Returns an error and, recursively, the errors in its `errors` and `cause` properties. */
const causesOf = function* (cause: unknown): Generator<object> {
  if (typeof cause !== "object" || cause === null) return
  yield cause
  if ("errors" in cause && Array.isArray(cause.errors)) for (const inner of cause.errors) yield* causesOf(inner)
  if ("cause" in cause) yield* causesOf(cause.cause)
}

const failureOf = (cause: unknown): { readonly reason: SinkError["reason"]; readonly detail: string } => {
  for (const inner of causesOf(cause)) {
    const id = "apiId" in inner ? String(inner.apiId) : ""
    if (fencedCodes.has(id)) return { reason: "fenced", detail: `a later relay sends for this reader (${id})` }
    if (refusedCodes.has(id)) {
      const hint =
        id === "UNKNOWN_TOPIC_OR_PARTITION" ? ": create the topics, with cleanup.policy=compact for the mode state" : ""
      return { reason: "refused", detail: `${id}${hint}` }
    }
    if ("code" in inner && inner.code === "PLT_KFK_AUTHENTICATION")
      return { reason: "refused", detail: messageOf(cause) }
  }
  const [detail = ""] = [...causesOf(cause)].map(messageOf).toReversed()
  return { reason: "unavailable", detail }
}

type TextProducer = KafkaProducer<string, string, string, string>

/** Creates the default client, which has one producer per transactional id. */
const platformaticClient = (name: string, { brokers, sasl, tls = false }: KafkaSinkOptions): KafkaClient => {
  const producers = new Map<string, Promise<TextProducer>>()
  const start = async (transactionalId: string): Promise<TextProducer> => {
    const { Producer, stringSerializers } = await loadLibrary(
      name,
      "@platformatic/kafka",
      () => import("@platformatic/kafka")
    )
    return new Producer({
      clientId: "fieldwork-inbox-relay",
      bootstrapBrokers: [...brokers],
      transactionalId,
      idempotent: true,
      acks: -1,
      // By default, the client would retry forever. The relay already retries, with pauses and log messages.
      retries: 3,
      retryDelay: 300,
      connectTimeout: 3000,
      timeout: 10_000,
      serializers: stringSerializers,
      ...(tls && { tls: {} }),
      ...(sasl !== undefined && { sasl: { ...sasl } })
    })
  }
  return {
    send: async (transactionalId, records) => {
      const starting = producers.get(transactionalId) ?? start(transactionalId)
      producers.set(transactionalId, starting)
      const producer = await starting
      const transaction = await producer.beginTransaction()
      try {
        await transaction.send({
          messages: records.map(({ headers, key, topic, value }) => ({
            topic,
            key,
            headers,
            ...(value !== undefined && { value })
          }))
        })
        await transaction.commit()
      } catch (cause) {
        await transaction.abort().catch(() => {})
        throw cause
      }
    },
    close: async () => {
      const started = [...producers.values()]
      producers.clear()
      await Promise.allSettled(started.map(async (producer) => (await producer).close(true)))
    }
  }
}
