/** Misconfigurations of a store in a file, each in a folder of its own. */
import { Effect, type Scope } from "effect"
import { chmodSync, copyFileSync, linkSync, mkdirSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { lockFile } from "../../src/FileLock.ts"
import { type Machine, thisMachine } from "../../src/doctor/Machine.ts"
import { furtherFiles } from "../../src/spool/SpoolFiles.ts"
import * as SqliteStore from "../../src/sqlite/SqliteStore.ts"
import { listen } from "../support/listen.ts"
import { makeKey } from "../support/sender.ts"
import { entryOf } from "../support/spools.ts"
import { tallies } from "../support/tallies.ts"

const key = await makeKey("doctor-key")

export interface Patient {
  readonly folder: string
  /** The database file. */
  readonly path: string
}

export interface Planted {
  readonly settings?: Readonly<Record<string, unknown>>
  readonly machine?: Partial<Machine>
}

export interface Plant {
  readonly what: string
  readonly plant: (patient: Patient) => Effect.Effect<Planted | void, never, Scope.Scope>
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
const mebibyte = 1024 * 1024
export const wellEquipped: Machine = {
  ...thisMachine,
  env: {},
  memoryBytes: 4096 * mebibyte,
  disk: async () => ({ freeBytes: 10_000 * mebibyte, type: 0xef53 })
}

/** A store with one callback, whose server has ended. */
const makeStore = (path: string, projections = [] as typeof tallies) =>
  Effect.gen(function* () {
    const store = yield* SqliteStore.make({ path, threads: false, projections })
    const entry = yield* Effect.promise(() => entryOf("[]", Math.floor(Date.now() / 1000)))
    yield* Effect.flatMap(store.accept(entry), ({ logged }) => logged)
  }).pipe(Effect.scoped, Effect.orDie)

const run = (path: string, sql: string) => {
  const database = new DatabaseSync(path)
  database.exec(sql)
  database.close()
}

const withStore = (path: string, change: () => Planted | void, projections = [] as typeof tallies) =>
  Effect.map(makeStore(path, projections), () => (chmodSync(path, 0o600), change()))

const sync =
  (plant: (patient: Patient) => Planted | void): Plant["plant"] =>
  (patient) =>
    Effect.sync(() => plant(patient))

/** A server that runs until the scope closes; returns its port. */
const listening = (date?: string) =>
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

export const plants: ReadonlyArray<Plant> = [
  {
    what: "no key",
    plant: sync(() => ({ settings: { keys: "" } })),
    level: "error",
    check: "keys",
    found: /no key/,
    advice: /FIELDWORK_INBOX_KEYS/
  },
  {
    what: "a malformed key",
    plant: sync(() => ({ settings: { keys: "one=MFkw" } })),
    level: "error",
    check: "settings",
    found: /public key one cannot be used/,
    advice: /correct it/
  },
  {
    what: "a subscription without the exchange's URL",
    plant: sync(() => ({ settings: { supplierCode: "4711" } })),
    level: "error",
    check: "keys",
    found: /FIELDWORK_EXCHANGE_URL/,
    advice: /set it/
  },
  {
    what: "a value that is no number",
    plant: sync(() => ({ settings: { maxBytes: "many" } })),
    level: "error",
    check: "settings",
    found: /FIELDWORK_INBOX_MAX_BYTES/,
    advice: /correct it/
  },
  {
    what: "a variable with a slip in its name",
    plant: sync(() => ({ machine: { env: { FIELDWORK_INBOX_KEY: "x" } } })),
    level: "warning",
    check: "settings",
    found: /FIELDWORK_INBOX_KEY is not a setting/,
    advice: /correct its name/
  },
  {
    what: "a Node that is too old",
    plant: sync(() => ({ machine: { node: "20.11.1" } })),
    level: "error",
    check: "node",
    found: /Node 20\.11\.1/,
    advice: /install Node 22\.19/
  },
  {
    what: "a SQLite that can damage the file",
    plant: sync(() => ({ machine: { sqlite: "3.46.0" } })),
    level: "error",
    check: "node",
    found: /SQLite 3\.46\.0/,
    advice: /24\.18/
  },
  {
    what: "a clock that is two hours behind",
    plant: ({ path }) => withStore(path, () => ({ machine: { now: () => Date.now() - 7_200_000 } })),
    level: "error",
    check: "clock",
    found: /2\.0 h behind/,
    advice: /set the clock/
  },
  {
    what: "a clock that differs from the exchange's",
    plant: () =>
      Effect.map(listening(new Date(Date.now() - 3_600_000).toUTCString()), (port) => ({
        machine: { env: { FIELDWORK_EXCHANGE_URL: `http://127.0.0.1:${port}` } }
      })),
    level: "error",
    check: "clock",
    found: /3[56]\d\d s from the exchange's/,
    advice: /set the clock/
  },
  {
    what: "a full disk",
    plant: sync(() => ({ machine: { disk: async () => ({ freeBytes: 10 * mebibyte, type: 0 }) } })),
    level: "error",
    check: "disk",
    found: /is full: 10 MiB/,
    advice: /free space/
  },
  {
    what: "a disk with less room than the spool may take",
    plant: sync(() => ({
      settings: { spoolBytes: 2048 * mebibyte },
      machine: { disk: async () => ({ freeBytes: 900 * mebibyte, type: 0 }) }
    })),
    level: "warning",
    check: "disk",
    found: /900 MiB are free.*2048 MiB/,
    advice: /FIELDWORK_INBOX_SPOOL_BYTES/
  },
  {
    what: "a folder in memory",
    plant: sync(() => ({ machine: { disk: async () => ({ freeBytes: 10_000 * mebibyte, type: 0x0102_1994 }) } })),
    level: "error",
    check: "filesystem",
    found: /tmpfs/,
    advice: /local disk/
  },
  {
    what: "a folder that is not there",
    plant: sync(({ folder }) => ({ settings: { store: join(folder, "none", "inbox.db") } })),
    level: "error",
    check: "spool",
    found: /none is not there/,
    advice: /create it/
  },
  {
    what: "a second server on the file",
    plant: ({ path }) =>
      Effect.andThen(
        makeStore(path),
        Effect.asVoid(
          Effect.acquireRelease(
            Effect.sync(() => lockFile(`${path}.lock`)),
            (lock) => Effect.sync(() => lock?.release())
          )
        )
      ),
    level: "error",
    check: "server",
    found: /another process serves this file/,
    advice: /stop the other server/
  },
  {
    what: "a port that is in use",
    plant: () => Effect.map(listening(), (port) => ({ settings: { port } })),
    level: "error",
    check: "port",
    found: /in use by another program/,
    advice: /FIELDWORK_INBOX_PORT/
  },
  {
    what: "a host of another machine",
    plant: sync(() => ({ settings: { host: "192.0.2.1", port: 8484 } })),
    level: "error",
    check: "port",
    found: /not an address of this machine/,
    advice: /FIELDWORK_INBOX_HOST/
  },
  {
    what: "an older schema",
    plant: ({ path }) =>
      withStore(path, () => run(path, "DELETE FROM fieldwork_inbox_migrations WHERE migration_id >= 3")),
    level: "error",
    check: "schema",
    found: /schema \(2\) is older/,
    advice: /start `serve`.*`backup` first/
  },
  {
    what: "a newer schema",
    plant: ({ path }) =>
      withStore(path, () =>
        run(path, "INSERT INTO fieldwork_inbox_migrations (migration_id, name) VALUES (7, 'of the future')")
      ),
    level: "error",
    check: "schema",
    found: /schema \(7\) is newer/,
    advice: /start the newer version/
  },
  {
    what: "the database of another program",
    plant: sync(({ path }) => run(path, "CREATE TABLE users (id INTEGER)")),
    level: "error",
    check: "store",
    found: /database of another program/,
    advice: /another file/
  },
  {
    what: "a file that is no database",
    plant: sync(({ path }) => writeFileSync(path, "a".repeat(9000))),
    level: "error",
    check: "store",
    found: /not a database/,
    advice: /restore a backup/
  },
  {
    what: "a folder in place of the file",
    plant: sync(({ path }) => mkdirSync(path)),
    level: "error",
    check: "store",
    found: /is not a file/,
    advice: /to a file/
  },
  {
    what: "a file with two names",
    plant: ({ folder, path }) => withStore(path, () => linkSync(path, join(folder, "other.db"))),
    level: "error",
    check: "store",
    found: /hard link/,
    advice: /remove the other name/
  },
  {
    what: "a file that everybody can read",
    plant: ({ path }) => withStore(path, () => chmodSync(path, 0o644)),
    level: "warning",
    check: "permissions",
    found: /can be read by every user/,
    advice: /chmod o=/
  },
  {
    what: "the spool of another store",
    plant: ({ folder, path }) =>
      Effect.andThen(
        makeStore(join(folder, "other.db")),
        withStore(path, () => {
          copyFileSync(join(folder, "other.db-spool"), `${path}-spool`)
          if (furtherFiles(`${path}-spool`).length > 0) throw new Error("more of it than expected")
        })
      ),
    level: "error",
    check: "spool",
    found: /belongs to another store/,
    advice: /move its files away/
  },
  {
    what: "a projection that no module has",
    plant: ({ path }) => withStore(path, () => {}, tallies.slice(0, 1)),
    level: "error",
    check: "projections",
    found: /the projection tally/,
    advice: /projections remove/
  },
  {
    what: "a module that is not there",
    plant: sync(() => ({ settings: { projections: "no-such-package" } })),
    level: "error",
    check: "projections",
    found: /no-such-package cannot be used/,
    advice: /install the package/
  },
  {
    what: "a loss that was noticed at a start",
    plant: ({ path }) => withStore(path, () => run(path, "INSERT INTO property (name, value) VALUES ('loss/1', '{}')")),
    level: "error",
    check: "losses",
    found: /1 losses/,
    advice: /verify/
  },
  {
    what: "a retention that is shorter than adjustments take",
    plant: sync(() => ({ settings: { retentionDays: 10 } })),
    level: "warning",
    check: "retention",
    found: /10 days/,
    advice: /62 or more/
  },
  {
    what: "late callbacks that are refused",
    plant: sync(() => ({ settings: { untimely: "refuse" } })),
    level: "warning",
    check: "untimely",
    found: /not sent again/,
    advice: /FIELDWORK_INBOX_UNTIMELY/
  },
  {
    what: "too little memory",
    plant: sync(() => ({ machine: { memoryBytes: 256 * mebibyte } })),
    level: "warning",
    check: "memory",
    found: /256/,
    advice: /FIELDWORK_INBOX_MAX_BYTES/
  }
]
