/** A healthy installation for the doctor's tests, and functions that misconfigure it. */
import { Effect, type Scope } from "effect"
import { createServer } from "node:http"
import { DatabaseSync } from "node:sqlite"
import { type Machine, thisMachine } from "../../src/doctor/Machine.ts"
import * as SqliteStore from "../../src/sqlite/SqliteStore.ts"
import { listen } from "../support/listen.ts"
import { makeKey } from "../support/sender.ts"
import { entryOf } from "../support/spools.ts"
import { tallies } from "../support/tallies.ts"

export const key = await makeKey("doctor-key")

export interface Installation {
  readonly folder: string
  /** The path of the database file. */
  readonly path: string
}

export interface Overrides {
  readonly settings?: Readonly<Record<string, unknown>>
  readonly machine?: Partial<Machine>
}

export interface Misconfiguration {
  readonly what: string
  readonly misconfigure: (installation: Installation) => Effect.Effect<Overrides | void, never, Scope.Scope>
  readonly level: "error" | "warning"
  readonly check: string
  readonly found: RegExp
  readonly advice: RegExp
}

export const healthy = {
  port: 0,
  keys: `${key.keyId}=${key.publicKey}`,
  spoolBytes: 16 * 1024 * 1024
}

export const mebibyte = 1024 * 1024

export const wellEquipped: Machine = {
  ...thisMachine,
  env: {},
  memoryBytes: 4096 * mebibyte,
  disk: async () => ({ freeBytes: 10_000 * mebibyte, type: 0xef53 })
}

/** Creates a store that contains one callback and is not open in any process. */
export const makeStore = (path: string, projections = [] as typeof tallies) =>
  Effect.gen(function* () {
    const store = yield* SqliteStore.make({ path, threads: false, projections })
    const entry = yield* Effect.promise(() => entryOf("[]", Math.floor(Date.now() / 1000)))
    yield* Effect.flatMap(store.accept(entry), ({ logged }) => logged)
  }).pipe(Effect.scoped, Effect.orDie)

export const run = (path: string, sql: string) => {
  const database = new DatabaseSync(path)
  database.exec(sql)
  database.close()
}

export const withStore = (path: string, change: () => Overrides | void, projections = [] as typeof tallies) =>
  Effect.map(makeStore(path, projections), change)

export const sync =
  (misconfigure: (installation: Installation) => Overrides | void): Misconfiguration["misconfigure"] =>
  (installation) =>
    Effect.sync(() => misconfigure(installation))

/** Starts an HTTP server that runs until the scope closes. Returns its port. */
export const listening = (date?: string) =>
  Effect.map(
    Effect.acquireRelease(
      Effect.promise(async () => {
        const server = createServer((_, response) => {
          if (date !== undefined) response.setHeader("date", date)
          response.end("hello")
        })
        return { server, port: await listen(server) }
      }),
      ({ server }) => Effect.sync(() => (server.close(), server.closeAllConnections()))
    ),
    ({ port }) => port
  )
