import { assert, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { inject } from "vitest"
import { makePostgresEngine } from "../../src/postgres/PostgresEngine.ts"
import { administrator, makeSchema } from "../support/postgres.ts"

it.live("a PostgreSQL commit of the inbox waits for the disk even when the role sets synchronous_commit to off", () =>
  Effect.gen(function* () {
    const admin = yield* administrator
    const alter = (change: string) => Effect.orDie(admin.unsafe(`ALTER ROLE CURRENT_USER ${change}`))
    yield* Effect.acquireRelease(alter("SET synchronous_commit = off"), () => alter("RESET synchronous_commit"))
    const url = Redacted.make(inject("databaseUrl"))
    const engine = yield* makePostgresEngine({ url, startupParameters: { search_path: yield* makeSchema } })
    assert.deepStrictEqual(yield* engine.query("show", "SHOW synchronous_commit", []), [{ synchronous_commit: "on" }])
  })
)

it.live("the inbox compresses documents with lz4 when the PostgreSQL server supports it", () =>
  Effect.gen(function* () {
    const url = Redacted.make(inject("databaseUrl"))
    const engine = yield* makePostgresEngine({ url, startupParameters: { search_path: yield* makeSchema } })
    const insert = { sql: "INSERT INTO opportunity_document VALUES (1, repeat('survey', 1000))", params: [] }
    yield* engine.transact("insert", [insert], "computable")
    const [row] = yield* engine.query(
      "look",
      `SELECT pg_column_compression(document) AS used, 'lz4' = ANY(enumvals) AS has
        FROM opportunity_document, pg_settings WHERE name = 'default_toast_compression'`,
      []
    )
    assert.strictEqual(row?.["used"], row?.["has"] === true ? "lz4" : "pglz")
  })
)

it.live("opening a PostgreSQL database without an inbox fails and creates no tables if `create` is false", () =>
  Effect.gen(function* () {
    const url = Redacted.make(inject("databaseUrl"))
    const schema = yield* makeSchema
    const options = { url, startupParameters: { search_path: schema } }
    const look = Effect.scoped(makePostgresEngine({ ...options, create: false }))
    assert.strictEqual((yield* Effect.flip(look)).message, "open: it does not contain an inbox")
    const admin = yield* administrator
    const tables = admin.unsafe("SELECT FROM pg_tables WHERE schemaname = $1", [schema])
    assert.strictEqual((yield* Effect.orDie(tables)).length, 0)
    yield* Effect.scoped(makePostgresEngine(options))
    assert.strictEqual((yield* look).name, "postgres")
  })
)

it.live("the inbox refuses a PostgreSQL database with an encoding other than UTF-8 at startup", () =>
  Effect.gen(function* () {
    const admin = yield* administrator
    const name = `latin_${process.pid}`
    yield* Effect.acquireRelease(
      Effect.orDie(admin.unsafe(`CREATE DATABASE ${name} ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0`)),
      () => Effect.orDie(admin.unsafe(`DROP DATABASE ${name} WITH (FORCE)`))
    )
    const url = new URL(inject("databaseUrl"))
    url.pathname = `/${name}`
    const error = yield* Effect.flip(Effect.scoped(makePostgresEngine({ url: Redacted.make(url.href) })))
    assert.strictEqual(error.reason._tag, "StoreBrokenError")
    assert.include(error.message, "its encoding is LATIN1")
  })
)
