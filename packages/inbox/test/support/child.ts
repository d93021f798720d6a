/**
 * Runs a real inbox in a separate process, which kills or stops itself at a named point.
 *
 * The points are set without any code in the inbox itself. A point within a transaction is reached with a database trigger that slows down the
 * statement, and a timer that fires while the trigger is running.
 */
import { Effect, Redacted } from "effect"
import { writeSync } from "node:fs"
import { makeInbox } from "../../src/Inbox.ts"
import * as PostgresStore from "../../src/postgres/PostgresStore.ts"
import { monitor } from "../../src/serve/Monitor.ts"
import { serveHttp } from "../../src/serve/Server.ts"
import * as SqliteStore from "../../src/sqlite/SqliteStore.ts"
import { Store } from "../../src/store/Store.ts"
import { tallies } from "./tallies.ts"
import type { KillPoint } from "./killPoints.ts"

export interface ChildOptions {
  readonly sqlite?: string
  /** The interval between SQLite checkpoints in milliseconds, and the limit of the write-ahead log in pages. */
  readonly wal?: { readonly checkpointMillis: number; readonly maxWalPages: number }
  readonly postgres?: { readonly url: string; readonly schema: string }
  /** Whether the store has the projections that are defined in tallies.ts. */
  readonly projections?: boolean
  readonly keys: ReadonlyArray<{ readonly keyId: string; readonly publicKey: string }>
  readonly interruption?: Interruption
}

/**
 * A signal that the process sends to itself when it reaches `point` for the nth time, where n is `occurrence`. Before SIGSTOP, the process prints a
 * line.
 */
export interface Interruption {
  readonly point: KillPoint
  readonly occurrence: number
  readonly signal: "SIGKILL" | "SIGSTOP"
}

const options = JSON.parse(process.argv[2] ?? "{}") as ChildOptions

const terminate = (): void => {
  const signal = options.interruption?.signal ?? "SIGKILL"
  if (signal === "SIGSTOP") writeSync(1, "stopped\n")
  process.kill(process.pid, signal)
}

let left = options.interruption?.occurrence ?? 0
/** Whether the point has been reached the configured number of times. */
const isReached = (point: KillPoint): boolean => {
  if (options.interruption?.point !== point) return false
  left -= 1
  return left === 0
}

/**
 * A delay in milliseconds that is much shorter than the delay that the database trigger adds to a statement, so the process is stopped during the
 * statement.
 */
const soon = 60

const withKillPoints = (store: Store): Store => ({
  ...store,
  accept: (entry) =>
    Effect.suspend(() => {
      if (isReached("after verify")) terminate()
      if (isReached("before commit")) setTimeout(terminate, soon)
      return Effect.tap(store.accept(entry), ({ logged }) => {
        if (isReached("after acceptance")) terminate()
        return Effect.forkDetach(
          Effect.tap(logged, () => Effect.sync(() => isReached("after commit") && terminate())),
          {
            startImmediately: true
          }
        )
      })
    }),
  commit: (...args) =>
    Effect.suspend(() => {
      if (isReached("before projection")) terminate()
      if (isReached("mid-projection") || isReached("before cursor")) setTimeout(terminate, soon)
      return Effect.tap(store.commit(...args), () => Effect.sync(() => isReached("after projection") && terminate()))
    })
})

const open = () => {
  const projections = options.projections === true ? tallies : []
  if (options.sqlite !== undefined) return SqliteStore.make({ path: options.sqlite, projections, ...options.wal })
  const { schema, url } = options.postgres ?? { schema: "", url: "" }
  return PostgresStore.make({ url: Redacted.make(url), startupParameters: { search_path: schema }, projections })
}

const program = Effect.gen(function* () {
  const store = withKillPoints(yield* open())
  const inbox = yield* makeInbox({ keys: options.keys, leaseMillis: 200, pollMillis: 20 }).pipe(
    Effect.provideService(Store, store)
  )
  const port = yield* serveHttp(
    {
      ...inbox,
      listen: (stream, request, response) => {
        request.on("end", () => isReached("after read") && terminate())
        inbox.listen(stream, request, response)
      }
    },
    yield* monitor(store),
    { host: "127.0.0.1", port: 0 }
  )
  process.stdout.write(`${port}\n`)
  return yield* Effect.never
})

void Effect.runPromise(Effect.scoped(program))
