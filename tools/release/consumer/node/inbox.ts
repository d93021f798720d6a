import { Inbox, SqliteStore, Store } from "@fieldwork/inbox"
import { sinkChecks, storeChecks } from "@fieldwork/inbox/conformance"
import { backup, diagnose, restoreToFile } from "@fieldwork/inbox/operations"
import * as PostgresStore from "@fieldwork/inbox/postgres"
import { defineProjection, insert, integer, table } from "@fieldwork/inbox/projection"
import { encodeEnvelope, type Sink, SinkError } from "@fieldwork/inbox/relay"
import { httpSink } from "@fieldwork/inbox/relay/http"
import { kafkaSink } from "@fieldwork/inbox/relay/kafka"
import { natsSink } from "@fieldwork/inbox/relay/nats"
import { outboxSink } from "@fieldwork/inbox/relay/outbox"
import * as EagerSqliteStore from "@fieldwork/inbox/sqlite"
import { buildOpportunities, createSender } from "@fieldwork/webhooks/testing"
import { Effect, Layer, Stream } from "effect"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { assertSame } from "../assertSame.ts"

const folder = mkdtempSync(join(tmpdir(), "fieldwork-consumer-"))
const sender = await createSender()
const { body, headers } = await sender.send(buildOpportunities(2))

const seen = table("seen_survey", ["survey_id"], { survey_id: integer() })
const projection = defineProjection({
  name: "seen",
  version: 1,
  stream: "opportunities",
  tables: [seen],
  project: (messages) =>
    Effect.succeed([
      insert(
        seen,
        messages.map(({ facts }) => ({ survey_id: facts.survey_id }))
      )
    ]),
  erase: (_, row) => row
})

// The store uses a file, so that its worker threads are also loaded from the package.
const inbox = Inbox.layer({ keys: sender.keys }).pipe(
  Layer.provideMerge(SqliteStore.layer({ path: join(folder, "inbox.db"), projections: [projection] }))
)
const received = Effect.gen(function* () {
  const { opportunities, receive } = yield* Inbox
  const request = new Request("https://a.example", { method: "POST", headers, body })
  const { status } = yield* Effect.promise(() => receive("opportunities", request))
  const changes = yield* opportunities.changes().pipe(Stream.take(2), Stream.runCollect)
  const rows = yield* (yield* Store).sql.query("read what was seen", "SELECT survey_id FROM seen_survey", [])
  return [status, changes.length, rows.length]
})
try {
  assertSame(await Effect.runPromise(Effect.provide(received, inbox)), [200, 2, 2])
  for (const { run } of storeChecks) {
    await Effect.runPromise(Effect.scoped(Effect.flatMap(SqliteStore.make({ path: ":memory:", threads: false }), run)))
  }
  const copied = Effect.gen(function* () {
    const source = yield* EagerSqliteStore.make({ path: join(folder, "inbox.db"), create: false, spool: false })
    const { sequence } = yield* backup(source, join(folder, "backup"))
    const restored = yield* restoreToFile(join(folder, "backup"), join(folder, "restored.db"))
    return [sequence, restored.sequence]
  })
  assertSame(await Effect.runPromise(Effect.scoped(copied)), [1, 1])
  const findings = await Effect.runPromise(diagnose())
  assertSame(findings.find(({ check }) => check === "node")?.level, "ok")
  assertSame(typeof PostgresStore.layer, "function")
  // The sinks for Kafka and NATS require optional libraries. If a library is missing, the sink's error states what to install. In the workspace, the
  // libraries may be installed, but no broker is running.
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
  const sinks: ReadonlyArray<Sink> = [
    httpSink({ url: "http://127.0.0.1:1/changes", secret }),
    kafkaSink({ brokers: ["127.0.0.1:1"] }),
    natsSink({ servers: "127.0.0.1:1" })
  ]
  const position = { sequence: 1, item: 0 }
  const change = { stream: "outcomes", key: "r", id: "i", version: "1", epoch: 1, position, document: "{}" } as const
  for (const sink of sinks) {
    const failure: unknown = await sink
      .deliver([change], { reader: "a", token: 1 }, new AbortController().signal)
      .catch((cause: unknown) => cause)
    if (!(failure instanceof SinkError)) throw failure
    assertSame(failure.reason === "unavailable" || failure.detail.includes("npm install"), true)
    await sink.close()
  }
  assertSame(outboxSink({ url: "postgres://a.example/b" }).name, "outbox a.example/b fieldwork_outbox")
  assertSame(JSON.parse(encodeEnvelope(change)).key, "r")
  assertSame(sinkChecks.length > 10, true)
} finally {
  rmSync(folder, { recursive: true })
}
