/**
 * A real inbox in a process of its own, which kills itself at a named point when it is told to.
 *
 * The points are set from outside: nothing in the inbox knows of them. Points within a transaction are reached with a trigger
 * in the database that makes the statement slow, and a timer that strikes meanwhile.
 */
import { Effect, Redacted } from "effect"
import { makeInbox } from "../../src/Inbox.ts"
import * as PostgresStore from "../../src/postgres/PostgresStore.ts"
import { serveHttp } from "../../src/serve/Server.ts"
import * as SqliteStore from "../../src/sqlite/SqliteStore.ts"
import { Store } from "../../src/store/Store.ts"
import type { KillPoint } from "./killPoints.ts"

export interface ChildOptions {
  readonly sqlite?: string
  readonly postgres?: { readonly url: string; readonly schema: string }
  readonly keys: ReadonlyArray<{ readonly keyId: string; readonly publicKey: string }>
  readonly killAt?: { readonly point: KillPoint; readonly occurrence: number }
}

const options = JSON.parse(process.argv[2] ?? "{}") as ChildOptions

const die = (): void => void process.kill(process.pid, "SIGKILL")

let left = options.killAt?.occurrence ?? 0
/** Whether this is the time. */
const strikes = (point: KillPoint): boolean => {
  if (options.killAt?.point !== point) return false
  left -= 1
  return left === 0
}

/** Long before the trigger is through. */
const soon = 60

const deadly = (store: Store): Store => ({
  ...store,
  append: (entry) =>
    Effect.suspend(() => {
      if (strikes("after verify")) die()
      if (strikes("before commit")) setTimeout(die, soon)
      return Effect.tap(store.append(entry), () => Effect.sync(() => strikes("after commit") && die()))
    }),
  commit: (...args) =>
    Effect.suspend(() => {
      if (strikes("before projection")) die()
      if (strikes("mid-projection") || strikes("before cursor")) setTimeout(die, soon)
      return Effect.tap(store.commit(...args), () => Effect.sync(() => strikes("after projection") && die()))
    })
})

const open = () => {
  if (options.sqlite !== undefined) return SqliteStore.make({ path: options.sqlite })
  const { schema, url } = options.postgres ?? { schema: "", url: "" }
  return PostgresStore.make({ url: Redacted.make(url), startupParameters: { search_path: schema } })
}

const program = Effect.gen(function* () {
  const store = deadly(yield* open())
  const inbox = yield* makeInbox({ keys: options.keys, leaseMillis: 200, pollMillis: 20 }).pipe(
    Effect.provideService(Store, store)
  )
  const port = yield* serveHttp(
    store,
    {
      ...inbox,
      listen: (stream, request, response) => {
        request.on("end", () => strikes("after read") && die())
        inbox.listen(stream, request, response)
      }
    },
    { host: "127.0.0.1", port: 0 }
  )
  process.stdout.write(`${port}\n`)
  return yield* Effect.never
})

void Effect.runPromise(Effect.scoped(program))
