import { LogicalReplicationService, type Pgoutput, PgoutputPlugin } from "pg-logical-replication"
import { afterAll, beforeAll, expect, it } from "vitest"
import { outboxSink } from "../../src/relay/sinks/outbox.ts"
import { createDatabase } from "../support/postgresDatabase.ts"
import { query } from "../support/relay/systems.ts"

let database: Awaited<ReturnType<typeof createDatabase>>
beforeAll(async () => {
  database = await createDatabase()
})
afterAll(() => database.drop())

it("logical replication with pgoutput reads the rows of the relay's outbox table in the order of the changes", async (test) => {
  const [level] = await query(database.url, "SHOW wal_level")
  test.skip(level?.["wal_level"] !== "logical", "this PostgreSQL has another wal_level than logical")
  const sink = outboxSink({ url: database.url })
  const fence = { reader: "cdc", token: 1 }
  const { signal } = new AbortController()
  const notice = { stream: "outcomes", epoch: 1, mode: "messages", reason: "started", resends: "everything" } as const
  await sink.announce(notice, fence, signal)
  await query(database.url, "CREATE PUBLICATION outbox FOR TABLE fieldwork_outbox WITH (publish = 'insert')")
  const slot = `cdc_${process.pid}`
  await query(database.url, `SELECT pg_create_logical_replication_slot('${slot}', 'pgoutput')::text`)

  const service = new LogicalReplicationService({ connectionString: database.url })
  const found: Array<Readonly<Record<string, unknown>>> = []
  const all = new Promise<void>((resolve) => {
    service.on("data", (_, message: Pgoutput.Message) => {
      if (message.tag === "insert") found.push(message.new)
      if (found.length === 2) resolve()
    })
  })
  const reading = service.subscribe(new PgoutputPlugin({ protoVersion: 1, publicationNames: ["outbox"] }), slot)
  const change = (sequence: number, document: string) => ({
    stream: "outcomes" as const,
    key: "r-1",
    id: `digest${sequence}/0`,
    version: String(sequence),
    epoch: 1,
    position: { sequence, item: 0 },
    document
  })
  await sink.deliver([change(1, '{"client_status":10}')], fence, signal)
  await sink.deliver([change(2, '{"client_status":20}'), change(1, '{"client_status":10}')], fence, signal)
  await all
  await service.stop()
  await reading.catch(() => {})
  await sink.close()
  await query(database.url, `SELECT pg_drop_replication_slot('${slot}')::text`)
  expect(found.map(({ aggregateid, aggregatetype, id, type }) => [id, aggregatetype, aggregateid, type])).toEqual([
    ["cdc/1/digest1/0", "outcomes", "r-1", "changed"],
    ["cdc/1/digest2/0", "outcomes", "r-1", "changed"]
  ])
  expect(found[1]?.["payload"]).toMatchObject({ document: { client_status: 20 } })
})
