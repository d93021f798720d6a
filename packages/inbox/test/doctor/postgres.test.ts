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
import { healthy, wellEquipped } from "./plants.ts"

let number = 0

/** A database of one test's own; `clauses` follow its name. */
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

interface Plant {
  readonly what: string
  readonly clauses?: string
  readonly plant: (made: Made) => Effect.Effect<URL, never, Scope.Scope>
  readonly check: string
  readonly found: RegExp
  readonly advice: RegExp
}

const changed = ({ url }: Made, change: (url: URL) => void): URL => {
  const other = new URL(url)
  change(other)
  return other
}

/** A role that may do nothing but connect. */
const stranger = ({ name, run, url }: Made) =>
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

const plants: ReadonlyArray<Plant> = [
  {
    what: "a server that is away",
    plant: (made) => Effect.succeed(changed(made, (url) => (url.port = "1"))),
    check: "store",
    found: /cannot be reached/,
    advice: /check that it runs/
  },
  {
    what: "a wrong password",
    plant: (made) =>
      Effect.map(stranger(made), (url) => changed({ ...made, url }, (other) => (other.password = "hunter2"))),
    check: "store",
    found: /refuses this user or password/,
    advice: /FIELDWORK_INBOX_STORE/
  },
  {
    what: "a database that is not there",
    plant: (made) => Effect.succeed(changed(made, (url) => (url.pathname = "/nowhere"))),
    check: "store",
    found: /no such database/,
    advice: /create it/
  },
  {
    what: "a database that is not UTF-8",
    clauses: "ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0",
    plant: ({ url }) => Effect.succeed(url),
    check: "database",
    found: /encoding is LATIN1/,
    advice: /ENCODING 'UTF8'/
  },
  {
    what: "a database that can only be read",
    plant: ({ name, run, url }) => Effect.as(run(`ALTER DATABASE ${name} SET default_transaction_read_only = on`), url),
    check: "database",
    found: /can only be read/,
    advice: /default_transaction_read_only = off/
  },
  {
    what: "a role that may not create tables",
    plant: stranger,
    check: "database",
    found: /may not create tables in the schema public/,
    advice: /owner of its schema/
  },
  {
    what: "a newer schema",
    plant: ({ run, url }) =>
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

describe("the doctor on PostgreSQL names what is wrong, and what to do", () => {
  it.live.each(plants)("$what", ({ advice, check, clauses, found, plant }) =>
    Effect.gen(function* () {
      const url = yield* plant(yield* database(clauses ?? "ENCODING 'UTF8' TEMPLATE template0"))
      const config = join(yield* folder, "config.json")
      writeFileSync(config, JSON.stringify({ ...healthy, store: url.href }))
      const findings = yield* diagnose({ config, machine: wellEquipped })
      assert.notInclude(JSON.stringify(findings), "hunter2")
      const named = findings.find((finding) => finding.check === check && found.test(finding.found))
      assert.strictEqual(named?.level, "error", JSON.stringify(findings, null, 1))
      assert.match(named?.advice ?? "", advice)
      // The tests' own server runs without fsync, which the doctor says of every database there.
      const others = findings.filter((finding) => finding.level === "error" && finding !== named)
      assert.deepStrictEqual(
        others.filter((finding) => !finding.found.startsWith("fsync is off")),
        []
      )
    })
  )
})
