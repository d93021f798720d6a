import { assert, describe, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { mkdirSync, readdirSync, readFileSync } from "node:fs"
import { createServer } from "node:net"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import * as PostgresStore from "../../src/postgres/PostgresStore.ts"
import * as SqliteStore from "../../src/sqlite/SqliteStore.ts"
import { listening, settings, start } from "../support/command.ts"
import { listen } from "../support/listen.ts"
import { createDatabase } from "../support/postgresDatabase.ts"

describe("commands that fail with one line and exit code 1", () => {
  const refused = async (args: ReadonlyArray<string>, env: Readonly<Record<string, string>>): Promise<string> => {
    const { code, err } = await start(args, env).ended
    assert.strictEqual(code, 1, err)
    assert.match(err, /^fieldwork-inbox: [^\n]+\n$/)
    return err
  }

  it.each([
    [["tail", "--bogus"], "Unrecognized flag: --bogus"],
    [["show"], "Missing required argument"],
    [["frob"], "Unknown subcommand"],
    [["prune", "--days", "-1"], "a whole number of 0 or more"]
  ])("`fieldwork-inbox` refuses the arguments %j with one line that mentions --help", async (args, says) => {
    using given = settings()
    const { code, err, out } = await start(args, given.env).ended
    assert.deepStrictEqual([code, out], [1, ""])
    assert.strictEqual(err.trimEnd().split("\n").length, 1)
    assert.include(err, says)
    assert.include(err, "--help")
  })

  it("`fieldwork-inbox serve` fails when its port is in use", async () => {
    const other = createServer()
    const port = await listen(other)
    using given = settings({ FIELDWORK_INBOX_PORT: String(port) })
    assert.include(await refused(["serve"], given.env), `Port ${port} of 127.0.0.1 cannot be used: it is in use`)
    other.close()
  })

  it("`fieldwork-inbox serve` fails while another server uses the same database file, and starts once that server has been killed", async () => {
    using given = settings()
    const first = start(["serve"], given.env)
    await first.printed(listening)
    assert.include(await refused(["serve"], given.env), "Another process serves")
    first.child.kill("SIGKILL")
    await first.ended
    const second = start(["serve"], given.env)
    await second.printed(listening)
    second.child.kill("SIGTERM")
    assert.strictEqual((await second.ended).code, 0)
  })

  it("every `fieldwork-inbox` command except `serve` fails when there is no store, and creates none", async () => {
    using given = settings()
    for (const args of [["tail"], ["rebuild"], ["prune", "--days", "0"]]) {
      assert.include(await refused(args, given.env), "does not exist: set FIELDWORK_INBOX_STORE")
    }
    assert.deepStrictEqual(readdirSync(given.folder), [])
  })

  it("`fieldwork-inbox tail` and `verify` fail on a SQLite database without an inbox, and do not alter the database", async () => {
    using given = settings()
    const path = given.env.FIELDWORK_INBOX_STORE
    const other = new DatabaseSync(path, { timeout: 5000 })
    other.exec("PRAGMA journal_mode = WAL; CREATE TABLE users (id INTEGER)")
    other.close()
    const before = readFileSync(path)
    for (const args of [["tail"], ["verify"]]) {
      assert.include(await refused(args, given.env), `The store ${path} cannot be opened: it does not contain an inbox`)
    }
    assert.deepStrictEqual(readFileSync(path), before)
    assert.deepStrictEqual(readdirSync(given.folder), ["inbox.db"])
  })

  it("`fieldwork-inbox serve` fails when the lock of its store cannot be acquired", async () => {
    using given = settings()
    mkdirSync(`${given.env.FIELDWORK_INBOX_STORE}.lock`)
    assert.include(await refused(["serve"], given.env), ".lock, which prevents a second server, cannot be locked: ")
  })

  it("`fieldwork-inbox` commands name the folder that does not exist in which they would create a file", async () => {
    using given = settings()
    const path = given.env.FIELDWORK_INBOX_STORE
    await Effect.runPromise(Effect.scoped(SqliteStore.make({ path })))
    const copy = join(given.folder, "one.backup")
    assert.strictEqual((await start(["backup", copy], given.env).ended).code, 0)
    const folder = join(given.folder, "new")
    const elsewhere = { ...given.env, FIELDWORK_INBOX_STORE: join(folder, "inbox.db") }
    for (const [args, env] of [
      [["serve"], elsewhere],
      [["restore", copy], elsewhere],
      [["backup", join(folder, "two.backup")], given.env]
    ] as const) {
      assert.include(await refused(args, env), `the folder ${folder} does not exist: create it`)
    }
  })

  it("`fieldwork-inbox serve` with PostgreSQL names the folder of the spool that does not exist", async () => {
    const database = await createDatabase()
    try {
      using given = settings({ FIELDWORK_INBOX_STORE: database.url })
      const spool = join(given.folder, "new", "spool")
      const env = { ...given.env, FIELDWORK_INBOX_SPOOL: spool }
      const missing = `its spool cannot be used: the folder ${join(given.folder, "new")} does not exist: create it`
      assert.include(await refused(["serve"], env), missing)
      await Effect.runPromise(Effect.scoped(PostgresStore.make({ url: Redacted.make(database.url) })))
      assert.include(await refused(["backup", join(given.folder, "one.backup")], env), missing)
    } finally {
      await database.drop()
    }
  })

  it.each([
    { what: "no key", more: { FIELDWORK_INBOX_KEYS: "" }, says: "No key to verify callbacks with" },
    { what: "a broken key", more: { FIELDWORK_INBOX_KEYS: "one=MFkw" }, says: "The public key one cannot be used" },
    { what: "a port that is not a number", more: { FIELDWORK_INBOX_PORT: "abc" }, says: "FIELDWORK_INBOX_PORT: " },
    {
      what: "a port of the read API and an empty token",
      more: { FIELDWORK_INBOX_API_PORT: "8485", FIELDWORK_INBOX_API_TOKEN: "" },
      says: "FIELDWORK_INBOX_API_PORT: set FIELDWORK_INBOX_API_TOKEN as well"
    },
    {
      what: "a token of the read API that is too short",
      more: { FIELDWORK_INBOX_API_TOKEN: "hunter2" },
      says: "FIELDWORK_INBOX_API_TOKEN: it must have at least 16 characters"
    },
    { what: "an exchange without a URL", more: { FIELDWORK_INBOX_SUPPLIER_CODE: "1" }, says: "FIELDWORK_EXCHANGE_URL" },
    {
      what: "a database that cannot be reached",
      more: { FIELDWORK_INBOX_STORE: "postgres://writer:hunter2@127.0.0.1:1/inbox" },
      says: "The store postgres://127.0.0.1:1/inbox cannot be opened"
    }
  ])("`fieldwork-inbox serve` fails with $what, and its error contains no password", async ({ more, says }) => {
    using given = settings(more)
    const err = await refused(["serve"], given.env)
    assert.include(err, says)
    assert.notInclude(err, "hunter2")
  })
})

it.each([
  { what: "no token", more: { FIELDWORK_INBOX_API_PORT: "8485", FIELDWORK_INBOX_API_TOKEN: "" } },
  { what: "a token that is too short", more: { FIELDWORK_INBOX_API_TOKEN: "hunter2" } }
])("`fieldwork-inbox` commands that do not serve the read API run although it has $what", async ({ more }) => {
  using given = settings(more)
  await Effect.runPromise(Effect.scoped(SqliteStore.make({ path: given.env.FIELDWORK_INBOX_STORE })))
  for (const args of [["tail"], ["list"], ["verify"], ["backup", join(given.folder, "one.backup")]]) {
    const { code, err } = await start(args, given.env).ended
    assert.strictEqual(code, 0, err)
  }
})
