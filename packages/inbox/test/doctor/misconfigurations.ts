/** Misconfigurations of a store in a file. Each misconfiguration is tested in a separate folder. */
import { type Misconfiguration, mebibyte, makeStore, run, withStore, sync, listening } from "./installation.ts"
import { Effect } from "effect"
import { chmodSync, copyFileSync, linkSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { lockFile } from "../../src/FileLock.ts"
import { furtherFiles } from "../../src/spool/SpoolFiles.ts"
import { freePort } from "../support/listen.ts"
import { tallies } from "../support/tallies.ts"

export const misconfigurations: ReadonlyArray<Misconfiguration> = [
  {
    what: "no key",
    misconfigure: sync(() => ({ settings: { keys: "" } })),
    level: "error",
    check: "keys",
    found: /no key/,
    advice: /FIELDWORK_INBOX_KEYS/
  },
  {
    what: "a malformed key",
    misconfigure: sync(() => ({ settings: { keys: "one=MFkw" } })),
    level: "error",
    check: "settings",
    found: /public key one cannot be used/,
    advice: /correct it/
  },
  {
    what: "a subscription without the exchange's URL",
    misconfigure: sync(() => ({ settings: { supplierCode: "4711" } })),
    level: "error",
    check: "keys",
    found: /FIELDWORK_EXCHANGE_URL/,
    advice: /set it/
  },
  {
    what: "a value that is not a number",
    misconfigure: sync(() => ({ settings: { maxBytes: "many" } })),
    level: "error",
    check: "settings",
    found: /FIELDWORK_INBOX_MAX_BYTES/,
    advice: /correct it/
  },
  {
    what: "a variable with a misspelt name",
    misconfigure: sync(() => ({ machine: { env: { FIELDWORK_INBOX_KEY: "x" } } })),
    level: "warning",
    check: "settings",
    found: /FIELDWORK_INBOX_KEY is not a setting/,
    advice: /correct its name/
  },
  {
    what: "a Node version that is too old",
    misconfigure: sync(() => ({ machine: { node: "20.11.1" } })),
    level: "error",
    check: "node",
    found: /Node 20\.11\.1/,
    advice: /install Node 22\.19/
  },
  {
    what: "a SQLite version that can damage the file",
    misconfigure: sync(() => ({ machine: { sqlite: "3.46.0" } })),
    level: "error",
    check: "node",
    found: /SQLite 3\.46\.0/,
    advice: /24\.18/
  },
  {
    what: "a clock that is two hours behind",
    misconfigure: ({ path }) => withStore(path, () => ({ machine: { now: () => Date.now() - 7_200_000 } })),
    level: "error",
    check: "clock",
    found: /2\.0 h behind/,
    advice: /set the clock/
  },
  {
    what: "a clock that differs from the exchange's",
    misconfigure: () =>
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
    misconfigure: sync(() => ({ machine: { disk: async () => ({ freeBytes: 10 * mebibyte, type: 0 }) } })),
    level: "error",
    check: "disk",
    found: /is full: 10 MiB/,
    advice: /free space/
  },
  {
    what: "a disk with less free space than the spool may need",
    misconfigure: sync(() => ({
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
    misconfigure: sync(() => ({
      machine: { disk: async () => ({ freeBytes: 10_000 * mebibyte, type: 0x0102_1994 }) }
    })),
    level: "error",
    check: "filesystem",
    found: /tmpfs/,
    advice: /local disk/
  },
  {
    what: "a store folder that does not exist",
    misconfigure: sync(({ folder }) => ({ settings: { store: join(folder, "none", "inbox.db") } })),
    level: "error",
    check: "spool",
    found: /none does not exist/,
    advice: /create it/
  },
  {
    what: "a second server on the file",
    misconfigure: ({ path }) =>
      Effect.andThen(
        makeStore(path),
        Effect.asVoid(
          Effect.acquireRelease(
            Effect.sync(() => lockFile(`${path}.lock`)),
            (lock) => Effect.sync(() => lock?.release())
          )
        )
      ).pipe(
        Effect.andThen(Effect.promise(freePort)),
        Effect.map((port) => ({ settings: { port } }))
      ),
    level: "error",
    check: "server",
    found: /another process serves this file/,
    advice: /stop the other server/
  },
  {
    what: "a port that is in use",
    misconfigure: () => Effect.map(listening(), (port) => ({ settings: { port } })),
    level: "error",
    check: "port",
    found: /in use by another program/,
    advice: /FIELDWORK_INBOX_PORT/
  },
  {
    what: "a port of the read API without a token",
    misconfigure: sync(() => ({ settings: { apiPort: 8485 } })),
    level: "error",
    check: "settings",
    found: /FIELDWORK_INBOX_API_PORT: set FIELDWORK_INBOX_API_TOKEN as well/,
    advice: /correct it/
  },
  {
    what: "a token of the read API that is too short",
    misconfigure: sync(() => ({ settings: { apiToken: "hunter2" } })),
    level: "error",
    check: "settings",
    found: /FIELDWORK_INBOX_API_TOKEN: it must have at least 16 characters/,
    advice: /correct it/
  },
  {
    what: "a port of the read API that is in use",
    misconfigure: () => Effect.map(listening(), (apiPort) => ({ settings: { apiPort, apiToken: "0123456789abcdef" } })),
    level: "error",
    check: "port",
    found: /in use by another program/,
    advice: /FIELDWORK_INBOX_API_PORT/
  },
  {
    what: "a port of the read API that is also the port of the receiver",
    misconfigure: () =>
      Effect.map(Effect.promise(freePort), (port) => ({
        settings: { port, apiPort: port, apiHost: "0.0.0.0", apiToken: "0123456789abcdef" }
      })),
    level: "error",
    check: "port",
    found: /is also the port of the receiver/,
    advice: /FIELDWORK_INBOX_API_PORT/
  },
  {
    what: "an exchange URL without a scheme",
    misconfigure: sync(() => ({ machine: { env: { FIELDWORK_EXCHANGE_URL: "exchange.example/v2" } } })),
    level: "error",
    check: "exchange",
    found: /not an absolute URL/,
    advice: /FIELDWORK_EXCHANGE_URL/
  },
  {
    what: "an exchange URL without TLS",
    misconfigure: sync(() => ({ machine: { env: { FIELDWORK_EXCHANGE_URL: "http://exchange.example" } } })),
    level: "error",
    check: "exchange",
    found: /require https/,
    advice: /FIELDWORK_EXCHANGE_URL/
  },
  {
    what: "a host address of another machine",
    misconfigure: sync(() => ({ settings: { host: "192.0.2.1", port: 8484 } })),
    level: "error",
    check: "port",
    found: /not an address of this machine/,
    advice: /FIELDWORK_INBOX_HOST/
  },
  {
    what: "an older schema",
    misconfigure: ({ path }) =>
      withStore(path, () => run(path, "DELETE FROM fieldwork_inbox_migrations WHERE migration_id >= 3")),
    level: "error",
    check: "schema",
    found: /schema \(2\) is older/,
    advice: /start `serve`.*`backup` first/
  },
  {
    what: "a newer schema",
    misconfigure: ({ path }) =>
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
    misconfigure: sync(({ path }) => run(path, "CREATE TABLE users (id INTEGER)")),
    level: "error",
    check: "store",
    found: /database of another program/,
    advice: /another file/
  },
  {
    what: "a file that is not a database",
    misconfigure: sync(({ path }) => writeFileSync(path, "a".repeat(9000))),
    level: "error",
    check: "store",
    found: /not a database/,
    advice: /restore a backup/
  },
  {
    what: "a folder in place of the database file",
    misconfigure: sync(({ path }) => mkdirSync(path)),
    level: "error",
    check: "store",
    found: /is not a file/,
    advice: /to a file/
  },
  {
    what: "a database file with a hard link",
    misconfigure: ({ folder, path }) => withStore(path, () => linkSync(path, join(folder, "other.db"))),
    level: "error",
    check: "store",
    found: /hard link/,
    advice: /remove the other name/
  },
  {
    what: "a database file that every user can read",
    misconfigure: ({ path }) => withStore(path, () => chmodSync(path, 0o644)),
    level: "warning",
    check: "permissions",
    found: /can be read by every user/,
    advice: /chmod o=/
  },
  {
    what: "the spool of another store",
    misconfigure: ({ folder, path }) =>
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
    advice: /move its files elsewhere/
  },
  {
    what: "a projection that no module defines",
    misconfigure: ({ path }) => withStore(path, () => {}, tallies.slice(0, 1)),
    level: "error",
    check: "projections",
    found: /the projection tally/,
    advice: /projections remove/
  },
  {
    what: "a projection module that is not installed",
    misconfigure: sync(() => ({ settings: { projections: "no-such-package" } })),
    level: "error",
    check: "projections",
    found: /no-such-package cannot be used/,
    advice: /install the package/
  },
  {
    what: "a loss of callbacks that was detected at startup",
    misconfigure: ({ path }) =>
      withStore(path, () => run(path, "INSERT INTO property (name, value) VALUES ('loss/1', '{}')")),
    level: "error",
    check: "losses",
    found: /1 losses/,
    advice: /verify/
  },
  {
    what: "a retention that is shorter than the period of adjustments",
    misconfigure: sync(() => ({ settings: { retentionDays: 10 } })),
    level: "warning",
    check: "retention",
    found: /10 days/,
    advice: /62 or more/
  },
  {
    what: "a setting that refuses late callbacks",
    misconfigure: sync(() => ({ settings: { untimely: "refuse" } })),
    level: "warning",
    check: "untimely",
    found: /not resent/,
    advice: /FIELDWORK_INBOX_UNTIMELY/
  },
  {
    what: "too little memory",
    misconfigure: sync(() => ({ machine: { memoryBytes: 256 * mebibyte } })),
    level: "warning",
    check: "memory",
    found: /256/,
    advice: /FIELDWORK_INBOX_MAX_BYTES/
  }
]
