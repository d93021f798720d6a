import { PgClient } from "@effect/sql-pg"
import { Effect, Redacted } from "effect"
import { Reactivity } from "effect/reactivity"
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest"
import { sinkChecks } from "../../src/conformance.ts"
import { outboxSink } from "../../src/relay/sinks/outbox.ts"
import { createDatabase } from "../support/postgresDatabase.ts"
import { parse } from "../support/relay/parse.ts"
import { startProxy } from "../support/relay/proxy.ts"

const read = (url: string, sql: string): Promise<ReadonlyArray<Readonly<Record<string, unknown>>>> =>
  Effect.runPromise(
    Effect.scoped(
      Effect.flatMap(PgClient.make({ url: Redacted.make(url), maxConnections: 1 }), (client) =>
        client.unsafe<Readonly<Record<string, unknown>>>(sql)
      ).pipe(Effect.provide(Reactivity.layer))
    )
  )

const thrown = (run: () => unknown): unknown => {
  try {
    return run()
  } catch (cause) {
    return cause
  }
}

describe("the outbox table sink", () => {
  it.each([
    "postgres:/user:hunter2@127.0.0.1/db",
    "postgres:user:hunter2@127.0.0.1/db",
    "postgres://user:x/hunter2@127.0.0.1/db",
    "postgres://user:50%hunter2@127.0.0.1/db"
  ])("the outbox table sink of a relay refuses the URL %s without quoting it", (url) => {
    const error = thrown(() => outboxSink({ url }))
    expect(String(error)).toMatch(/the URL must have the form postgres:\/\//)
    expect(String(error)).not.toContain("hunter2")
  })

  let database: Awaited<ReturnType<typeof createDatabase>>
  let proxy: Awaited<ReturnType<typeof startProxy>>
  beforeAll(async () => {
    database = await createDatabase()
    proxy = await startProxy(Number(new URL(inject("databaseUrl")).port))
  })
  afterAll(async () => {
    await proxy.stop()
    await database.drop()
  })

  it.each(sinkChecks.map(({ name, run }, index) => [name, run, index] as const))(
    "the outbox table sink of a relay meets the sink contract: %s",
    async (_, run, index) => {
      const table = `outbox_${index}`
      const url = new URL(database.url)
      url.port = String(proxy.port)
      await run({
        open: () => outboxSink({ url: url.href, table }),
        received: async () => {
          const rows = await read(database.url, `SELECT id, payload::text AS payload FROM ${table} ORDER BY ordinal`)
          return rows.map((row) => parse(String(row["payload"]), String(row["id"])))
        },
        stop: proxy.stop,
        start: proxy.start,
        secrets: [":fieldwork@", "password"]
      })
    }
  )

  it("the outbox table has the columns that Debezium's outbox event router reads", async () => {
    const sink = outboxSink({ url: database.url, table: "columns" })
    const signal = new AbortController().signal
    const notice = { stream: "outcomes", epoch: 1, mode: "state", reason: "started", resends: "everything" } as const
    await sink.announce(notice, { reader: "a", token: 1 }, signal)
    await sink.close()
    const [row] = await read(database.url, "SELECT * FROM columns")
    expect(row).toMatchObject({
      id: "a/epoch/outcomes/1",
      aggregatetype: "outcomes",
      aggregateid: "",
      type: "epoch",
      payload: { stream: "outcomes", epoch: 1 }
    })
  })

  it("if the database refuses the password, the outbox table sink of a relay fails with an error that does not contain the password", async () => {
    const url = new URL(database.url)
    url.pathname = "/there-is-no-such-database"
    url.password = "wrong-password"
    const sink = outboxSink({ url: url.href })
    const envelope = { stream: "outcomes", epoch: 1, mode: "state", reason: "started", resends: "everything" } as const
    const failure: unknown = await sink
      .announce(envelope, { reader: "a", token: 1 }, new AbortController().signal)
      .catch((cause: unknown) => cause)
    expect(failure).toMatchObject({ name: "SinkError", reason: "refused" })
    expect(String(failure)).not.toContain("wrong-password")
  })

  it.each([
    [{ url: "mysql://a" }, "postgres://"],
    [{ table: "Outbox; DROP" }, "the table"]
  ])(
    "the outbox table sink of a relay refuses the options %j with an error that states what is invalid",
    (options, message) => {
      expect(() => outboxSink({ url: "postgres://a/b", ...options })).toThrow(message)
    }
  )
})
