/** Runs a relay in a separate process until the process is killed. Prints a line once the relay has started. */
import { Effect, Redacted } from "effect"
import { relay } from "../../../src/relay/relay.ts"
import type { Sink } from "../../../src/relay/Sink.ts"
import type { ReaderMode } from "../../../src/store/Store.ts"

export interface RelayChild {
  readonly store: string
  readonly mode: ReaderMode
  readonly sink:
    | { readonly kind: "nats"; readonly servers: string }
    | { readonly kind: "http"; readonly url: string; readonly secret: string }
    | { readonly kind: "outbox"; readonly url: string }
}

const { mode, sink: given, store: path } = JSON.parse(process.argv[2] ?? "{}") as RelayChild

const makeSink = async (): Promise<Sink> => {
  if (given.kind === "nats") {
    return (await import("../../../src/relay/sinks/nats.ts")).natsSink({ ...given, timeoutMillis: 2000 })
  }
  if (given.kind === "http") {
    return (await import("../../../src/relay/sinks/http.ts")).httpSink({ ...given, timeoutMillis: 2000 })
  }
  return (await import("../../../src/relay/sinks/outbox.ts")).outboxSink(given)
}

const open = async () =>
  path.startsWith("postgres:")
    ? (await import("../../../src/postgres/PostgresStore.ts")).make({ url: Redacted.make(path), create: false })
    : (await import("../../../src/sqlite/SqliteStore.ts")).make({ path, create: false, spool: false, threads: false })

const [sink, opening] = [await makeSink(), await open()]
process.stdout.write("begun\n")
await Effect.runPromise(
  Effect.scoped(
    Effect.flatMap(opening, (store) =>
      relay(store, sink, { reader: "kills", mode, leaseMillis: 500, pollMillis: 10, maxInFlight: 40 })
    )
  )
)
