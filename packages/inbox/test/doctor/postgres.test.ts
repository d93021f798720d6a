import { assert, describe, it } from "@effect/vitest"
import { PgClient } from "@effect/sql-pg"
import { Effect, Redacted, type Scope } from "effect"
import { Reactivity } from "effect/reactivity"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { inject } from "vitest"
import { diagnose } from "../../src/doctor/Doctor.ts"
import * as PostgresStore from "../../src/postgres/PostgresStore.ts"
import { folder } from "../support/folder.ts"
import { administrator } from "../support/postgres.ts"
import { healthy, wellEquipped } from "./installation.ts"

let number = 0

/** Creates a database for one test. `clauses` are appended to CREATE DATABASE. */
const database = Effect.fnUntraced(function* (clauses: string) {
  const admin = yield* administrator
  const name = `doctor_${process.pid}_${(number += 1)}`
  yield* Effect.orDie(admin.unsafe(`CREATE DATABASE ${name} ${clauses}`))
  yield* Effect.addFinalizer(() => Effect.orDie(admin.unsafe(`DROP DATABASE ${name} WITH (FORCE)`)))
  const url = new URL(inject("databaseUrl"))
  url.pathname = `/${name}`
  const run = (sql: string) =>
    PgClient.make({ url: Redacted.make(url.href), maxConnections: 1 }).pipe(
      Effect.flatMap((client) => client.unsafe(sql)),
      Effect.provide(Reactivity.layer),
      Effect.scoped,
      Effect.orDie
    )
  return { url, name, run }
})

type Made = Effect.Success<ReturnType<typeof database>>

interface Misconfiguration {
  readonly what: string
  readonly clauses?: string
  readonly misconfigure: (made: Made) => Effect.Effect<URL, never, Scope.Scope>
  readonly check: string
  readonly found: RegExp
  readonly advice: RegExp
}

const changed = ({ url }: Made, change: (url: URL) => void): URL => {
  const other = new URL(url)
  change(other)
  return other
}

/** Creates a role whose only privilege is to connect. */
const unprivilegedRole = ({ name, run, url }: Made) =>
  Effect.gen(function* () {
    const admin = yield* administrator
    yield* Effect.orDie(admin.unsafe(`CREATE ROLE ${name} LOGIN PASSWORD 'right'`))
    yield* Effect.addFinalizer(() => Effect.orDie(admin.unsafe(`DROP ROLE ${name}`)))
    yield* run("REVOKE CREATE ON SCHEMA public FROM PUBLIC")
    return changed({ name, run, url }, (other) => {
      other.username = name
      other.password = "right"
    })
  })

const misconfigurations: ReadonlyArray<Misconfiguration> = [
  {
    what: "a PostgreSQL server that cannot be reached",
    misconfigure: (made) => Effect.succeed(changed(made, (url) => (url.port = "1"))),
    check: "store",
    found: /cannot be reached/,
    advice: /check that it is running/
  },
  {
    what: "a wrong password",
    misconfigure: (made) =>
      Effect.map(unprivilegedRole(made), (url) => changed({ ...made, url }, (other) => (other.password = "hunter2"))),
    check: "store",
    found: /rejects this user or password/,
    advice: /FIELDWORK_INBOX_STORE/
  },
  {
    what: "a database that does not exist",
    misconfigure: (made) => Effect.succeed(changed(made, (url) => (url.pathname = "/nowhere"))),
    check: "store",
    found: /the database does not exist/,
    advice: /create it/
  },
  {
    what: "a database that is not UTF-8",
    clauses: "ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0",
    misconfigure: ({ url }) => Effect.succeed(url),
    check: "database",
    found: /encoding is LATIN1/,
    advice: /ENCODING 'UTF8'/
  },
  {
    what: "a read-only database",
    misconfigure: ({ name, run, url }) =>
      Effect.as(run(`ALTER DATABASE ${name} SET default_transaction_read_only = on`), url),
    check: "database",
    found: /it is read-only/,
    advice: /default_transaction_read_only = off/
  },
  {
    what: "a role that is not allowed to create tables",
    misconfigure: unprivilegedRole,
    check: "database",
    found: /is not allowed to create tables in the schema public/,
    advice: /owner of its schema/
  },
  {
    what: "a newer schema",
    misconfigure: ({ run, url }) =>
      PostgresStore.make({ url: Redacted.make(url.href) }).pipe(
        Effect.scoped,
        Effect.orDie,
        Effect.andThen(run("INSERT INTO fieldwork_inbox_migrations (migration_id, name) VALUES (7, 'of the future')")),
        Effect.as(url)
      ),
    check: "schema",
    found: /schema \(7\) is newer/,
    advice: /newer version/
  }
]

describe("the doctor on PostgreSQL", () => {
  it.live.each(misconfigurations)(
    "the inbox doctor on PostgreSQL reports $what and advises how to fix it",
    ({ advice, check, clauses, found, misconfigure }) =>
      Effect.gen(function* () {
        const url = yield* misconfigure(yield* database(clauses ?? "ENCODING 'UTF8' TEMPLATE template0"))
        const config = join(yield* folder, "config.json")
        writeFileSync(config, JSON.stringify({ ...healthy, store: url.href }))
        const findings = yield* diagnose({ config, machine: wellEquipped })
        assert.notInclude(JSON.stringify(findings), "hunter2")
        const named = findings.find((finding) => finding.check === check && found.test(finding.found))
        assert.strictEqual(named?.level, "error", JSON.stringify(findings, null, 1))
        assert.match(named?.advice ?? "", advice)
        // The PostgreSQL server for tests runs without fsync, which the doctor reports for every database.
        const others = findings.filter((finding) => finding.level === "error" && finding !== named)
        assert.deepStrictEqual(
          others.filter((finding) => !finding.found.startsWith("fsync is off")),
          []
        )
      })
  )
})
