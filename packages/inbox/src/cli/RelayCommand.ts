/** The `relay <sink>` subcommand, which delivers changes or messages until it is stopped. */
import { Config, Effect, Option, Redacted } from "effect"
import { Command, Flag } from "effect/cli"
import { readFile } from "node:fs/promises"
import { streamNames } from "../Message.ts"
import { relay, type RelayOptions } from "../relay/relay.ts"
import { RelayError } from "../relay/RelayError.ts"
import { type Sink, SinkError } from "../relay/Sink.ts"
import { noteReaders } from "../serve/ReaderMetrics.ts"
import { serveMetrics } from "../serve/serveMetrics.ts"
import { isPostgres } from "../serve/Settings.ts"
import { fromConfigError } from "../serve/SettingsError.ts"
import { logs, withStore } from "./root.ts"
import { untilStopped } from "./untilStopped.ts"

const text = (name: string, description: string) =>
  Flag.String(name).pipe(Flag.withDescription(description), Flag.optional)

const shared = {
  mode: Flag.Literals("mode", ["state", "messages"]).pipe(
    Flag.withDescription("`state` delivers the current state of each key, and `messages` delivers every message")
  ),
  reader: Flag.String("reader").pipe(
    Flag.withDefault("relay"),
    Flag.withDescription(
      "The name under which the store records what was delivered. A new name starts from the beginning"
    )
  ),
  streams: Flag.Literals("streams", ["both", ...streamNames]).pipe(
    Flag.withDefault("both"),
    Flag.withDescription("The stream to deliver")
  ),
  maxInFlight: Flag.Int("max-in-flight").pipe(
    Flag.withDefault(500),
    Flag.withDescription("Maximum number of unacknowledged envelopes per stream")
  ),
  resend: Flag.Boolean("resend").pipe(
    Flag.withDefault(false),
    Flag.withDescription("Start from the beginning, in a new epoch")
  ),
  metricsPort: Flag.Int("metrics-port").pipe(
    Flag.withDescription("Serve /metrics and /healthz on this port of the loopback interface"),
    Flag.optional
  )
}

interface RelayArguments {
  readonly mode: "state" | "messages"
  readonly reader: string
  readonly streams: "both" | (typeof streamNames)[number]
  readonly maxInFlight: number
  readonly resend: boolean
  readonly metricsPort: Option.Option<number>
}

const optionsOf = ({ maxInFlight, mode, reader, resend, streams }: RelayArguments): RelayOptions => ({
  reader,
  mode,
  maxInFlight,
  resend,
  streams: streams === "both" ? streamNames : [streams]
})

/** Reads a secret from the environment, because command-line arguments are visible to every user of the machine. */
const secret = (name: string) =>
  Effect.mapError(
    Effect.map(Config.option(Config.Redacted(name)), (value) =>
      Option.getOrUndefined(Option.map(value, Redacted.value))
    ),
    fromConfigError
  )

const run = <E, R>(args: RelayArguments, makeSink: (store: Redacted.Redacted) => Effect.Effect<Sink, E, R>) =>
  untilStopped(
    withStore(({ settings, store }) =>
      Effect.gen(function* () {
        const sink = yield* Effect.acquireRelease(makeSink(settings.store), ({ close }) => Effect.promise(close))
        if (Option.isSome(args.metricsPort)) yield* serveMetrics(args.metricsPort.value, noteReaders(store))
        yield* Effect.logInfo("Relaying").pipe(
          Effect.annotateLogs({ sink: sink.name, reader: args.reader, mode: args.mode })
        )
        return yield* relay(store, sink, optionsOf(args))
      })
    )
  ).pipe(Effect.provide(logs))

/** Creates a sink. Fails with `SinkError` if an option of the sink is invalid. */
const made = (make: () => Sink): Effect.Effect<Sink, SinkError> =>
  Effect.try({
    try: make,
    catch: (cause) =>
      cause instanceof SinkError ? cause : new SinkError({ sink: "relay", reason: "refused", detail: String(cause) })
  })

const requireUrl = Effect.fnUntraced(function* (flag: Option.Option<string>) {
  const url = Option.getOrUndefined(flag) ?? (yield* secret("FIELDWORK_RELAY_URL"))
  return (
    url ??
    (yield* Effect.fail(
      new RelayError("Pass --url, or set FIELDWORK_RELAY_URL, which other users of the machine cannot see")
    ))
  )
})

const url = text("url", "URL of the target. Use FIELDWORK_RELAY_URL instead to keep a password out of the process list")
const prefix = Flag.String("prefix").pipe(
  Flag.withDefault("fieldwork"),
  Flag.withDescription("Prefix of the names of subjects or topics")
)

const nats = Command.make(
  "nats",
  {
    ...shared,
    url,
    prefix,
    stream: text("stream", "The name of the JetStream stream. Default: the prefix in capitals"),
    replicas: Flag.Int("replicas").pipe(
      Flag.withDefault(1),
      Flag.withDescription("Number of replicas of a stream that is created")
    ),
    noCreate: Flag.Boolean("no-create").pipe(
      Flag.withDefault(false),
      Flag.withDescription("Fail if the stream does not exist")
    )
  },
  (args) =>
    run(args, () =>
      Effect.gen(function* () {
        const { natsSink } = yield* Effect.promise(() => import("../relay/sinks/nats.ts"))
        const file = yield* secret("FIELDWORK_RELAY_CREDENTIALS_FILE")
        const credentials = file === undefined ? undefined : yield* readSecretFile(file)
        const servers = (yield* requireUrl(args.url)).split(",")
        return yield* made(() =>
          natsSink({
            servers,
            credentials,
            prefix: args.prefix,
            stream: Option.getOrUndefined(args.stream),
            replicas: args.replicas,
            create: !args.noCreate,
            lastOnly: args.mode === "state"
          })
        )
      })
    )
).pipe(
  Command.withDescription(
    "Relays to NATS JetStream, with a subject for each key. FIELDWORK_RELAY_CREDENTIALS_FILE names the credentials file"
  )
)

const readSecretFile = (file: string) =>
  Effect.tryPromise({
    try: () => readFile(file, "utf8"),
    catch: () => new RelayError(`The credentials file ${file} cannot be read`)
  })

const kafka = Command.make(
  "kafka",
  {
    ...shared,
    url,
    prefix,
    tls: Flag.Boolean("tls").pipe(Flag.withDefault(false), Flag.withDescription("Use TLS")),
    sasl: Flag.Literals("sasl", ["PLAIN", "SCRAM-SHA-256", "SCRAM-SHA-512"]).pipe(
      Flag.withDescription("SASL mechanism. Requires FIELDWORK_RELAY_USERNAME and FIELDWORK_RELAY_PASSWORD"),
      Flag.optional
    )
  },
  (args) =>
    run(args, () =>
      Effect.gen(function* () {
        const { kafkaSink } = yield* Effect.promise(() => import("../relay/sinks/kafka.ts"))
        const brokers = (yield* requireUrl(args.url)).split(",")
        const username = yield* secret("FIELDWORK_RELAY_USERNAME")
        const password = yield* secret("FIELDWORK_RELAY_PASSWORD")
        const mechanism = Option.getOrUndefined(args.sasl)
        if (mechanism !== undefined && (username === undefined || password === undefined)) {
          yield* Effect.fail(new RelayError("Set FIELDWORK_RELAY_USERNAME and FIELDWORK_RELAY_PASSWORD for --sasl"))
        }
        const sasl = mechanism && { mechanism, username: username ?? "", password: password ?? "" }
        return yield* made(() => kafkaSink({ brokers, prefix: args.prefix, tls: args.tls, sasl }))
      })
    )
).pipe(
  Command.withDescription(
    "Relays to Apache Kafka, with a topic for each stream. --url is the host:port of one or more brokers"
  )
)

const http = Command.make(
  "http",
  {
    ...shared,
    url,
    concurrency: Flag.Int("concurrency").pipe(
      Flag.withDefault(16),
      Flag.withDescription("Maximum number of concurrent requests")
    )
  },
  (args) =>
    run(args, () =>
      Effect.gen(function* () {
        const { httpSink } = yield* Effect.promise(() => import("../relay/sinks/http.ts"))
        const target = yield* requireUrl(args.url)
        const signing = yield* secret("FIELDWORK_RELAY_SECRET")
        if (signing === undefined) {
          return yield* Effect.fail(
            new RelayError("Set FIELDWORK_RELAY_SECRET, which signs the requests, to whsec_ followed by base64")
          )
        }
        return yield* made(() => httpSink({ url: target, secret: signing, concurrency: args.concurrency }))
      })
    )
).pipe(
  Command.withDescription(
    "Relays to an HTTP receiver, with one request for each change, signed with FIELDWORK_RELAY_SECRET as specified by Standard Webhooks"
  )
)

const outbox = Command.make(
  "outbox",
  {
    ...shared,
    url,
    table: Flag.String("table").pipe(
      Flag.withDefault("fieldwork_outbox"),
      Flag.withDescription("Name of the table, which is created if it does not exist")
    )
  },
  (args) =>
    run(args, (store) =>
      Effect.gen(function* () {
        const { outboxSink } = yield* Effect.promise(() => import("../relay/sinks/outbox.ts"))
        const named = Option.getOrUndefined(args.url) ?? (yield* secret("FIELDWORK_RELAY_URL"))
        const target = named ?? (isPostgres(store) ? Redacted.value(store) : yield* requireUrl(Option.none()))
        return yield* made(() => outboxSink({ url: target, table: args.table }))
      })
    )
).pipe(
  Command.withDescription(
    "Relays to an outbox table in PostgreSQL, by default in the store's own database, for change data capture"
  )
)

export const relaying = Command.make("relay").pipe(
  Command.withDescription("Delivers changes or messages to a broker, an HTTP receiver or an outbox table"),
  Command.withSubcommands([nats, kafka, http, outbox])
)
