/** Runs the doctor beside a healthy server, with the server's own settings and with others. */
import { assert, describe, it } from "@effect/vitest"
import type { Finding } from "../../src/doctor/Finding.ts"
import { createDatabase } from "../support/postgresDatabase.ts"
import { listening, settings, start } from "../support/command.ts"
import { freePort } from "../support/listen.ts"

type Environment = Readonly<Record<string, string>>

const examine = async (env: Environment) => {
  const { code, err, out } = await start(["doctor", "--json"], env).ended
  const findings = out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Finding)
  return { code, err, findings, errors: findings.filter(({ level }) => level === "error") }
}

const serverOf = (findings: ReadonlyArray<Finding>) => findings.find(({ check }) => check === "server")

describe("the doctor beside a server", () => {
  it.each([
    ["that listens on port 0", async () => ({ FIELDWORK_INBOX_PORT: "0" })],
    [
      "that listens on ::1",
      async () => ({ FIELDWORK_INBOX_HOST: "::1", FIELDWORK_INBOX_PORT: String(await freePort()) })
    ],
    [
      "that serves the read API on its own port",
      async () => ({
        FIELDWORK_INBOX_PORT: String(await freePort()),
        FIELDWORK_INBOX_API_PORT: String(await freePort()),
        FIELDWORK_INBOX_API_TOKEN: "0123456789abcdef"
      })
    ]
  ] as const)("`fieldwork-inbox doctor` reports no error beside its own server %s", async (_, more) => {
    using given = settings(await more())
    const server = start(["serve"], given.env)
    await server.printed(listening)
    const { code, errors, findings } = await examine(given.env)
    assert.deepStrictEqual([code, errors], [0, []])
    assert.match(serverOf(findings)?.found ?? "", /^a server of this store (listens on port \d+ of|is running)/)
  })

  it("`fieldwork-inbox doctor` reports another server on the same database file, and another inbox on the configured port", async () => {
    using given = settings()
    using other = settings()
    const server = start(["serve"], given.env)
    const port = await server.printed(listening)
    const second = await examine({ ...given.env, FIELDWORK_INBOX_PORT: String(await freePort()) })
    assert.strictEqual(second.code, 1)
    assert.match(second.errors[0]?.found ?? "", /another process serves this file/)
    assert.match(second.err, /^fieldwork-inbox: the doctor found 1 error\n$/)
    const fresh = await examine({ ...other.env, FIELDWORK_INBOX_PORT: port })
    assert.match(fresh.errors[0]?.found ?? "", /another inbox listens on port/)
    const first = start(["serve"], other.env)
    await first.printed(listening)
    first.child.kill("SIGTERM")
    await first.ended
    const foreign = await examine({ ...other.env, FIELDWORK_INBOX_PORT: port })
    assert.match(foreign.errors[0]?.found ?? "", /another inbox listens on port/)
  })

  it("`fieldwork-inbox doctor` reports whether the inbox server on its port uses the same PostgreSQL database or a different one", async () => {
    const [database, other] = [await createDatabase(), await createDatabase()]
    try {
      const port = String(await freePort())
      using given = settings({ FIELDWORK_INBOX_STORE: database.url, FIELDWORK_INBOX_PORT: port })
      const server = start(["serve"], given.env)
      await server.printed(listening)
      const own = await examine(given.env)
      assert.match(serverOf(own.findings)?.found ?? "", /^a server of this store listens on port/)
      const none = await examine({ ...given.env, FIELDWORK_INBOX_STORE: other.url })
      const onPort = none.errors.find(({ check }) => check === "port")
      assert.match(onPort?.found ?? "", /another inbox listens on port/)
      const unreachable = await examine({ ...given.env, FIELDWORK_INBOX_STORE: "postgres://127.0.0.1:1/none" })
      const unknown = unreachable.findings.find(({ check }) => check === "port")
      assert.strictEqual(unknown?.level, "warning")
      assert.match(unknown?.found ?? "", /an inbox listens on port \d+ of 127\.0\.0\.1, and its store is unknown/)
      server.child.kill("SIGTERM")
      await server.ended
    } finally {
      await Promise.all([database.drop(), other.drop()])
    }
  })
})
