/**
 * The NATS JetStream sink. Each survey or session has its own subject. The expected sequence number of the last message in the subject protects
 * against writes from a relay that has lost its lease.
 *
 * A message is stored only if the last message in its subject is the message that this relay expects, so messages from a relay that has lost its
 * lease are rejected. Duplicates are recognised by their `Nats-Msg-Id` within the stream's duplicate window, and afterwards by the position in their
 * headers.
 */
import type { JetStreamManager, StoredMsg } from "@nats-io/jetstream"
import type { headers, NatsConnection, NodeConnectionOptions } from "@nats-io/transport-node"
import { type Envelope, encodeEnvelope, encodeNotice, noticeId } from "../Envelope.ts"
import { type Fence, type Sink, SinkError } from "../Sink.ts"
import { decodeUrlPart } from "../../withoutCredentials.ts"
import { loadLibrary, messageOf, withoutSecrets } from "./library.ts"
import { type NatsPublisher, natsPublisher } from "./natsPublisher.ts"
import { isReached, writePosition } from "./position.ts"

/** The options for a NATS sink: the servers, and the JetStream stream to which changes are delivered. */
export interface NatsSinkOptions {
  /**
   * The URLs of one or more servers, such as `nats://broker.example:4222`. `tls://` requires TLS. The first URL can contain a user and a password, or
   * only a token.
   */
  readonly servers: string | ReadonlyArray<string>
  /** The contents of a credentials file (`.creds`). */
  readonly credentials?: string | undefined
  /** The prefix of the subjects, which are `<prefix>.<stream>.<key>` for changes and `<prefix>.<stream>` for notices. Default `fieldwork`. */
  readonly prefix?: string | undefined
  /** The name of the JetStream stream. Default: the prefix in uppercase, with `_` instead of dots. */
  readonly stream?: string | undefined
  /**
   * Whether to create the stream if it does not exist, with file storage and the subjects `<prefix>.>`. An existing stream is never changed. Default
   * `true`.
   */
  readonly create?: boolean | undefined
  /** Whether a stream that the sink creates keeps only the last message in each subject. Default `false`. */
  readonly lastOnly?: boolean | undefined
  /** The number of replicas of a stream that the sink creates. Default 1. */
  readonly replicas?: number | undefined
  /** The timeout for a call to the server in milliseconds. Default 5000. */
  readonly timeoutMillis?: number | undefined
}

interface Opened {
  readonly connection: NatsConnection
  readonly headers: typeof headers
  readonly jsm: JetStreamManager
  readonly publisher: NatsPublisher
}

/** The time in nanoseconds for which the server recognises a redelivery by its id. */
const duplicateWindow = 10 * 60 * 1_000_000_000
/** The maximum number of subjects for which the sequence number of the last message is cached. */
const maxKnown = 100_000
const positionHeader = "Fieldwork-Place"
const maxAttempts = 10

/**
 * Returns a NATS JetStream sink, which connects at the first delivery.
 *
 * @throws SinkError if an option is invalid
 *
 * @example
 * ```ts
 * import { natsSink } from "@fieldwork/inbox/relay/nats"
 *
 * const sink = natsSink({ servers: "nats://ingest:secret@broker.example:4222", prefix: "survey" })
 * sink.name // => "nats broker.example:4222/SURVEY"
 * ```
 */
export const natsSink = (options: NatsSinkOptions): Sink => {
  const { prefix = "fieldwork", timeoutMillis = 5000 } = options
  const { stream = prefix.toUpperCase().replaceAll(".", "_") } = options
  const access = accessOf(options)
  const name = `nats ${access.hosts}/${stream}`
  const fail = (reason: SinkError["reason"], detail: string): SinkError =>
    new SinkError({ sink: name, reason, detail: withoutSecrets(detail, access.secrets) })
  if (!/^[\w-]+(\.[\w-]+)*$/.test(prefix)) {
    throw fail(
      "refused",
      `the prefix ${JSON.stringify(prefix)} is invalid: use letters, digits, - and _, separated by dots`
    )
  }
  if (!/^[\w-]+$/.test(stream)) {
    throw fail("refused", `the name of the stream, ${JSON.stringify(stream)}, is invalid: use letters, digits, - and _`)
  }

  let opened: Promise<Opened> | undefined
  const known = new Map<string, number>()
  const cacheSequence = (subject: string, sequence: number): void => {
    known.delete(subject)
    known.set(subject, sequence)
    if (known.size <= maxKnown) return
    for (const oldest of known.keys()) {
      known.delete(oldest)
      break
    }
  }

  /** Closes the connection. Also called after a failure, because messages that have not been acknowledged must not arrive later. */
  const drop = async (): Promise<void> => {
    const old = opened
    opened = undefined
    await old?.then(
      ({ connection }) => connection.close(),
      () => {}
    )
  }

  const open = async (): Promise<Opened> => {
    const { connect, createInbox, credsAuthenticator, errors, headers, jetstreamManager } = await libraries(name)
    try {
      const connection = await connect({
        ...access.options,
        ...(options.credentials !== undefined && {
          authenticator: credsAuthenticator(new TextEncoder().encode(options.credentials))
        }),
        name: "fieldwork-inbox relay",
        reconnect: false,
        timeout: timeoutMillis
      })
      const jsm = await jetstreamManager(connection, { timeout: timeoutMillis, checkAPI: false })
      await requireStream(jsm)
      return { connection, headers, jsm, publisher: natsPublisher(connection, createInbox(), timeoutMillis) }
    } catch (cause) {
      if (cause instanceof SinkError) throw cause
      const isRefused =
        cause instanceof errors.AuthorizationError || cause instanceof errors.UserAuthenticationExpiredError
      throw fail(isRefused ? "refused" : "unavailable", messageOf(cause))
    }
  }

  const requireStream = async (jsm: JetStreamManager): Promise<void> => {
    const found = await jsm.streams.info(stream).catch((cause: unknown) => {
      if (codeOf(cause) === streamNotFound) return undefined
      throw cause
    })
    if (found !== undefined) {
      const covers = found.config.subjects?.some((subject) => subject === `${prefix}.>` || subject === ">")
      if (covers) return
      throw fail(
        "refused",
        `the stream ${stream} does not have the subject ${prefix}.>: add it, or name another stream`
      )
    }
    if (options.create === false) {
      throw fail("refused", `the stream ${stream} does not exist: create it with the subject ${prefix}.>`)
    }
    await jsm.streams.add({
      name: stream,
      subjects: [`${prefix}.>`],
      num_replicas: options.replicas ?? 1,
      duplicate_window: duplicateWindow,
      max_msgs_per_subject: options.lastOnly === true ? 1 : -1
    })
  }

  /**
   * Calls `work` with a connection. If the call fails, closes the connection and fails with `unavailable`, unless the error is already a {@link
   * SinkError}.
   */
  const using = async (work: (opened: Opened) => Promise<void>): Promise<void> => {
    try {
      opened ??= open()
      await work(await opened)
    } catch (cause) {
      await drop()
      if (cause instanceof SinkError) throw cause
      throw fail("unavailable", messageOf(cause))
    }
  }

  const publish = async (
    { headers, jsm, publisher }: Opened,
    subject: string,
    payload: string,
    place: Pick<Envelope, "epoch" | "position">,
    msgID: string
  ): Promise<void> => {
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const header = headers()
      header.set(positionHeader, writePosition(place))
      header.set("Nats-Msg-Id", msgID)
      header.set("Nats-Expected-Last-Subject-Sequence", String(known.get(subject) ?? 0))
      const acknowledgement = await publisher.publish(subject, payload, header)
      if (acknowledgement._tag === "Stored") return cacheSequence(subject, acknowledgement.sequence)
      if (acknowledgement.code !== wrongLastSequence) throw new Error(acknowledgement.description)
      const last = await lastOf(jsm, stream, subject)
      cacheSequence(subject, last?.seq ?? 0)
      if (last !== undefined && isReached(last.header.get(positionHeader), place)) return
    }
    throw fail("fenced", `another process publishes to ${subject}`)
  }

  /** Delivers the messages for each subject in order. Messages for different subjects are delivered concurrently. */
  const deliver: Sink["deliver"] = (batch, { reader }, signal) =>
    using(async (opened) => {
      const maxBytes = opened.connection.info?.max_payload
      const lines = Map.groupBy(batch, ({ key, stream }) => `${prefix}.${stream}.${subjectToken(key)}`)
      await Promise.all(
        [...lines].map(async ([subject, envelopes]) => {
          for (const envelope of envelopes) {
            signal.throwIfAborted()
            // 1024 bytes are reserved for the headers, which count towards the maximum payload.
            const payload = encodeEnvelope(envelope, maxBytes === undefined ? undefined : maxBytes - 1024)
            await publish(opened, subject, payload, envelope, `${reader}/${envelope.epoch}/${envelope.id}`)
          }
        })
      )
    })

  return {
    name,
    deliver,
    announce: (notice, { reader }: Fence) =>
      using((opened) =>
        publish(
          opened,
          `${prefix}.${notice.stream}`,
          encodeNotice(notice),
          { epoch: notice.epoch, position: { sequence: 0, item: 0 } },
          `${reader}/${noticeId(notice)}`
        )
      ),
    close: drop
  }
}

const libraries = async (name: string) => {
  const load = async () => ({
    ...(await import("@nats-io/transport-node")),
    ...(await import("@nats-io/jetstream"))
  })
  return loadLibrary(name, "@nats-io/jetstream @nats-io/transport-node", load)
}

const [streamNotFound, wrongLastSequence, noMessageFound] = [10_059, 10_071, 10_037]
const codeOf = (cause: unknown): number | undefined =>
  cause instanceof Error && "code" in cause && typeof cause.code === "number" ? cause.code : undefined

const lastOf = async (jsm: JetStreamManager, stream: string, subject: string): Promise<StoredMsg | undefined> => {
  try {
    return (await jsm.streams.getMessage(stream, { last_by_subj: subject })) ?? undefined
  } catch (cause) {
    if (codeOf(cause) === noMessageFound) return undefined
    throw cause
  }
}

/** Encodes a key as a single token of a subject. Characters such as dots, spaces and wildcards are percent-encoded. */
const subjectToken = (key: string): string =>
  encodeURIComponent(key).replace(/[.*!'()~]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)

interface Access {
  readonly hosts: string
  readonly options: Pick<NodeConnectionOptions, "servers" | "user" | "pass" | "token" | "tls">
  readonly secrets: ReadonlyArray<string | undefined>
}

const accessOf = ({ credentials, servers }: NatsSinkOptions): Access => {
  const urls = (typeof servers === "string" ? [servers] : servers).map((server) => {
    const text = server.includes("://") ? server : `nats://${server}`
    if (!URL.canParse(text) || !/^(nats|tls):$/.test(new URL(text).protocol)) {
      const detail = "a server must have the form nats://<host>:<port> or tls://<host>:<port>"
      throw new SinkError({ sink: "nats", reason: "refused", detail })
    }
    return new URL(text)
  })
  const [first] = urls
  if (first === undefined) throw new SinkError({ sink: "nats", reason: "refused", detail: "pass at least one server" })
  const [user, pass] = [decodeUrlPart(first.username), decodeUrlPart(first.password)]
  const login = pass !== "" ? { user, pass } : user !== "" ? { token: user } : {}
  return {
    hosts: urls.map(({ host }) => host).join(","),
    options: {
      servers: urls.map(({ host }) => host),
      ...login,
      ...(urls.some(({ protocol }) => protocol === "tls:") && { tls: {} })
    },
    secrets: [pass, pass === "" ? user : undefined, credentials]
  }
}
