// Written from docstrings by `vitest run test/examples -u`: edit those.
import * as fieldwork_exchange from "@fieldwork/exchange"
import * as fieldwork_inbox from "@fieldwork/inbox"
import * as fieldwork_inbox_client from "@fieldwork/inbox/client"
import * as fieldwork_inbox_conformance from "@fieldwork/inbox/conformance"
import * as fieldwork_inbox_operations from "@fieldwork/inbox/operations"
import * as fieldwork_inbox_postgres from "@fieldwork/inbox/postgres"
import * as fieldwork_inbox_projection from "@fieldwork/inbox/projection"
import * as fieldwork_inbox_promise from "@fieldwork/inbox/promise"
import * as fieldwork_inbox_relay from "@fieldwork/inbox/relay"
import * as fieldwork_inbox_relay_http from "@fieldwork/inbox/relay/http"
import * as fieldwork_inbox_relay_kafka from "@fieldwork/inbox/relay/kafka"
import * as fieldwork_inbox_relay_nats from "@fieldwork/inbox/relay/nats"
import * as fieldwork_inbox_relay_outbox from "@fieldwork/inbox/relay/outbox"
import * as fieldwork_inbox_sqlite from "@fieldwork/inbox/sqlite"
import * as fieldwork_webhooks_testing from "@fieldwork/webhooks/testing"
import * as node_fs from "node:fs"
import * as node_http from "node:http"
import * as node_os from "node:os"
import * as node_path from "node:path"
import type { AddressInfo } from "node:net"
import type { NewRowOf } from "@fieldwork/inbox/projection"
import { Effect, Layer, Redacted, Result, Schema, Stream } from "effect"
import { once } from "node:events"
import type { Example } from "./Example.ts"

export const examples: ReadonlyArray<Example> = [
  {
    name: "makeExchangeKeys",
    file: "ExchangeKeys",
    run: async (check) => {
      const { Opportunities, Outcomes } = fieldwork_exchange
      const { Inbox, makeExchangeKeys, SqliteStore } = fieldwork_inbox
      const { createSender } = fieldwork_webhooks_testing
      const sender = await createSender() // stands for the exchange
      const { key_id, public_key } = sender.subscription()
      const exchange = Layer.merge(
        Opportunities.layerTest({ subscription: { key_id, public_key } }),
        Outcomes.layerTest({ subscription: { key_id, public_key } })
      )
      const inbox = Layer.unwrap(Effect.map(makeExchangeKeys({ supplierCode: "4711" }), (keys) => Inbox.layer({ keys })))
      const callback = await sender.send([{ survey_id: 7, message_reason: "new" }])
      const receive = Effect.flatMap(Inbox, (inbox) => {
        const request = new Request("https://supplier.example/opportunities", { method: "POST", ...callback })
        return Effect.promise(() => inbox.receive("opportunities", request))
      })
      const layer = inbox.pipe(Layer.provide(Layer.merge(exchange, SqliteStore.layer({ path: ":memory:" }))))
      const response = await Effect.runPromise(Effect.provide(receive, layer))
      check(response.status, "200")
    }
  },
  {
    name: "Inbox",
    file: "Inbox",
    run: async (check) => {
      const { Inbox, SqliteStore } = fieldwork_inbox
      const { buildOpportunities, createSender } = fieldwork_webhooks_testing
      const exchange = await createSender() // stands for the exchange
      const callback = await exchange.send(buildOpportunities(2))
      const program = Effect.gen(function* () {
        const inbox = yield* Inbox
        const request = new Request("https://supplier.example/opportunities", { method: "POST", ...callback })
        const { status } = yield* Effect.promise(() => inbox.receive("opportunities", request))
        const changed = yield* inbox.opportunities.changes().pipe(Stream.take(2), Stream.runCollect)
        return [status, ...changed.map(({ opportunity }) => opportunity.survey_id)]
      })
      const store = SqliteStore.layer({ path: ":memory:" }) // or "inbox.db"
      const layer = Inbox.layer({ keys: exchange.keys }).pipe(Layer.provide(store))
      check(await Effect.runPromise(Effect.provide(program, layer)), "[200, 1, 2]")
    }
  },
  {
    name: "compareOrder",
    file: "Message",
    run: async (check) => {
      const { compareOrder } = fieldwork_inbox_projection
      const earlier = { orderedAt: 1767225600, signedAt: 1767225600, sequence: 4, item: 0 }
      check(compareOrder(earlier, { ...earlier, sequence: 5 }) < 0, "true")
    }
  },
  {
    name: "BackupError",
    file: "BackupError",
    run: async (check) => {
      const { BackupError } = fieldwork_inbox_operations
      check(new BackupError({ detail: "The file inbox.backup does not exist" }).message, "\"The file inbox.backup does not exist\"")
    }
  },
  {
    name: "restoreToFile",
    file: "Restore",
    run: async (check) => {
      const { restoreToFile } = fieldwork_inbox_operations
      const { message } = await Effect.runPromise(Effect.flip(restoreToFile("missing.backup", "inbox.db")))
      check(message, "\"The file missing.backup does not exist\"")
    }
  },
  {
    name: "restoreToPostgres",
    file: "Restore",
    run: async (check) => {
      const { SqliteStore } = fieldwork_inbox
      const { backup, restoreToPostgres } = fieldwork_inbox_operations
      const { mkdtempSync } = node_fs
      const { tmpdir } = node_os
      const { join } = node_path
      const file = join(mkdtempSync(join(tmpdir(), "inbox-")), "inbox.backup")
      const url = Redacted.make("postgres://inbox:secret@127.0.0.1:1/inbox") // nothing listens there
      const program = Effect.gen(function* () {
        yield* backup(yield* SqliteStore.make({ path: ":memory:" }), file)
        return yield* restoreToPostgres(file, url)
      })
      const error = await Effect.runPromise(Effect.flip(Effect.scoped(program)))
      check(error._tag, "\"StoreError\"")
    }
  },
  {
    name: "backup",
    file: "backup",
    run: async (check) => {
      const { SqliteStore } = fieldwork_inbox
      const { backup, restoreToFile } = fieldwork_inbox_operations
      const { mkdtempSync } = node_fs
      const { tmpdir } = node_os
      const { join } = node_path
      const folder = mkdtempSync(join(tmpdir(), "inbox-"))
      const program = Effect.gen(function* () {
        const store = yield* SqliteStore.make({ path: ":memory:" })
        return yield* backup(store, join(folder, "inbox.backup"))
      })
      const { sequence, spooled } = await Effect.runPromise(Effect.scoped(program))
      check(sequence, "0")
      check(spooled, "0")
      const restored = await Effect.runPromise(restoreToFile(join(folder, "inbox.backup"), join(folder, "inbox.db")))
      check(restored.hasSpool, "false")
    }
  },
  {
    name: "createInboxClient",
    file: "client",
    run: async (check) => {
      const { createInboxClient } = fieldwork_inbox_client
      const { createInbox } = fieldwork_inbox_promise
      const inbox = await createInbox({ store: ":memory:", keys: async () => ({}) })
      const token = "0123456789abcdef"
      const client = createInboxClient({ baseUrl: "https://inbox.example/api", token, fetch: inbox.readApi({ token }).fetch })
      const { data } = await client.GET("/surveys", { params: { query: { status: "live", locale: ["eng_us"] } } })
      check(data?.surveys, "[]")
      await inbox.close()
    }
  },
  {
    name: "storeChecks",
    file: "conformance",
    run: async (check) => {
      const { SqliteStore } = fieldwork_inbox
      const { storeChecks } = fieldwork_inbox_conformance
      const [first] = storeChecks
      const run = Effect.flatMap(SqliteStore.make({ path: ":memory:" }), (store) => first?.run(store) ?? Effect.void)
      check(await Effect.runPromise(Effect.scoped(run)), "undefined")
      check(storeChecks.length > 20, "true")
    }
  },
  {
    name: "sinkChecks",
    file: "sinks",
    run: async (check) => {
      const { sinkChecks } = fieldwork_inbox_conformance
      check(sinkChecks[0]?.name, "\"acknowledged changes can be received byte for byte\"")
    }
  },
  {
    name: "diagnose",
    file: "Doctor",
    run: async (check) => {
      const { diagnose } = fieldwork_inbox_operations
      const findings = await Effect.runPromise(diagnose({ config: "missing.json" }))
      check(findings.filter(({ level }) => level === "error").map(({ check }) => check), "[\"settings\"]")
    }
  },
  {
    name: "defineProjection",
    file: "Projection",
    run: async (check) => {
      const { Inbox, SqliteStore } = fieldwork_inbox
      const { defineProjection, integer, nullable, table, text, upsert } = fieldwork_inbox_projection
      const { buildOutcomes, createSender } = fieldwork_webhooks_testing
      // The last client status of each session.
      const session = table("status_session", ["respondent_id"], { respondent_id: text(), status: nullable(integer()) })
      const status = defineProjection({
        name: "status",
        version: 1,
        stream: "outcomes",
        tables: [session],
        project: (messages) => {
          const rows = messages.map(({ facts }) => ({ respondent_id: facts.respondent_id, status: facts.client_status }))
          return Effect.succeed([upsert(session, rows)])
        },
        erase: (_table, row) => row // no column identifies a person
      })
      const exchange = await createSender()
      const callback = await exchange.send(buildOutcomes(2))
      const program = Effect.gen(function* () {
        const { outcomes, receive, store } = yield* Inbox
        const request = new Request("https://supplier.example/outcomes", { method: "POST", ...callback })
        yield* Effect.promise(() => receive("outcomes", request))
        yield* outcomes.changes().pipe(Stream.take(2), Stream.runDrain)
        return yield* store.sql.query("sessions", "SELECT count(*) AS sessions FROM status_session", [])
      })
      const store = SqliteStore.layer({ path: ":memory:", projections: [status] })
      const layer = Inbox.layer({ keys: exchange.keys }).pipe(Layer.provide(store))
      check(await Effect.runPromise(Effect.provide(program, layer)), "[{ \"sessions\": 2 }]")
    }
  },
  {
    name: "insert",
    file: "TableChange",
    run: async (check) => {
      const { insert, integer, table, text } = fieldwork_inbox_projection
      const price = table("router_price", ["survey_id"], { survey_id: integer(), currency: text() })
      const { existing, rows } = insert(price, [{ survey_id: 7, currency: "USD" }, { survey_id: 7, currency: "EUR" }])
      check(rows, "[{ \"survey_id\": 7, \"currency\": \"USD\" }]")
      check(existing, "\"keep\"")
    }
  },
  {
    name: "upsert",
    file: "TableChange",
    run: async (check) => {
      const { integer, table, text, upsert } = fieldwork_inbox_projection
      const price = table("router_price", ["survey_id"], { survey_id: integer(), currency: text() })
      const { existing, rows } = upsert(price, [{ survey_id: 7, currency: "USD" }, { survey_id: 7, currency: "EUR" }])
      check(rows, "[{ \"survey_id\": 7, \"currency\": \"EUR\" }]")
      check(existing, "\"replace\"")
    }
  },
  {
    name: "makeExchangeListing",
    file: "ExchangeListing",
    run: async (check) => {
      const { Opportunities, SupplierSurveys } = fieldwork_exchange
      const { makeExchangeListing } = fieldwork_inbox
      const exchange = Layer.merge(
        Opportunities.layerTest({ subscription: { surveys: [{ survey_id: 7, survey_lastSend: "2026-01-01T00:00:00Z" }] } }),
        SupplierSurveys.layerTest({ allocated: Stream.make(8) })
      )
      const listing = await Effect.runPromise(Effect.provide(makeExchangeListing("4711"), exchange))
      check(await Effect.runPromise(listing.subscribed), "[{ \"surveyId\": 7, \"lastSent\": 1767225600 }]")
      check(await Effect.runPromise(listing.allocated), "[8]")
    }
  },
  {
    name: "detectGaps",
    file: "GapDetector",
    run: async (check) => {
      const { detectGaps, SqliteStore } = fieldwork_inbox
      const listing = { subscribed: Effect.succeed([{ surveyId: 7, lastSent: 1767225600 }]), allocated: Effect.succeed([]) }
      const program = Effect.gen(function* () {
        const store = yield* SqliteStore.make({ path: ":memory:" })
        return yield* detectGaps(store, listing)
      })
      const { listed, marks } = await Effect.runPromise(Effect.scoped(program))
      check(listed, "1")
      check(marks.map(({ mark, survey_id }) => `${survey_id} ${mark}`), "[\"7 unknown\"]")
    }
  },
  {
    name: "watchGaps",
    file: "GapDetector",
    run: async (check) => {
      const { SqliteStore, watchGaps } = fieldwork_inbox
      const looked = Promise.withResolvers<string>()
      const subscribed = Effect.sync(() => {
        looked.resolve("compared")
        return []
      })
      const program = Effect.gen(function* () {
        const store = yield* SqliteStore.make({ path: ":memory:" })
        yield* Effect.forkScoped(watchGaps(store, { subscribed, allocated: Effect.succeed([]) }))
        return yield* Effect.promise(() => looked.promise)
      })
      check(await Effect.runPromise(Effect.scoped(program)), "\"compared\"")
    }
  },
  {
    name: "makeTokenCheck",
    file: "TokenCheck",
    run: async (check) => {
      const { makeTokenCheck } = fieldwork_inbox
      const isAllowed = makeTokenCheck("a-token-that-nobody-guesses")
      check(isAllowed("Bearer a-token-that-nobody-guesses"), "true")
      check(isAllowed(undefined), "false")
    }
  },
  {
    name: "createReadApi",
    file: "createReadApi",
    run: async (check) => {
      const { createReadApi, Inbox, SqliteStore } = fieldwork_inbox
      const { createSender } = fieldwork_webhooks_testing
      const exchange = await createSender()
      const token = "0123456789abcdef"
      const program = Effect.gen(function* () {
        const api = yield* createReadApi(yield* Inbox, { token })
        const headers = { authorization: `Bearer ${token}` }
        const response = yield* Effect.promise(() => api.fetch(new Request("http://localhost/api/surveys", { headers })))
        return yield* Effect.promise(() => response.json())
      })
      const layer = Inbox.layer({ keys: exchange.keys }).pipe(Layer.provide(SqliteStore.layer({ path: ":memory:" })))
      const { surveys } = await Effect.runPromise(Effect.scoped(Effect.provide(program, layer)))
      check(surveys, "[]")
    }
  },
  {
    name: "openInbox",
    file: "openInbox",
    run: async (check) => {
      const { openInbox } = fieldwork_inbox
      const { testKeys } = fieldwork_webhooks_testing
      const keys = [testKeys.current]
      const waiting = Effect.gen(function* () {
        const inbox = yield* openInbox({ store: ":memory:", keysOf: () => Effect.succeed(keys) })
        return (yield* inbox.lags).map(({ waiting }) => waiting)
      })
      check(await Effect.runPromise(Effect.scoped(waiting)), "[0,0]")
    }
  },
  {
    name: "checkpoint",
    file: "Checkpoint",
    run: async (check) => {
      const { checkpoint, SqliteStore } = fieldwork_inbox
      const program = Effect.flatMap(SqliteStore.make({ path: ":memory:" }), (store) => checkpoint(store))
      const { positions } = await Effect.runPromise(Effect.scoped(program))
      check(positions.opportunities, "{ \"sequence\": 0, \"item\": 0 }")
    }
  },
  {
    name: "DamagedEvidenceError",
    file: "DamagedEvidence",
    run: async (check) => {
      const { DamagedEvidenceError } = fieldwork_inbox
      check(new DamagedEvidenceError({ sequences: [7, 9] }).message.split(" is damaged")[0], "\"The body of entry 7 and of 1 more\"")
    }
  },
  {
    name: "UnknownIdentifierError",
    file: "Identifiers",
    run: async (check) => {
      const { erase, SqliteStore } = fieldwork_inbox
      const program = Effect.flatMap(SqliteStore.make({ path: ":memory:" }), (store) => erase(store, "panelist-1"))
      const error = await Effect.runPromise(Effect.flip(Effect.scoped(program)))
      check(error._tag, "\"UnknownIdentifierError\"")
    }
  },
  {
    name: "listQuarantine",
    file: "Quarantine",
    run: async (check) => {
      const { Inbox, listQuarantine, SqliteStore } = fieldwork_inbox
      const { createSender } = fieldwork_webhooks_testing
      const exchange = await createSender()
      const callback = await exchange.send([{ survey_id: "7", message_reason: "new" }, { survey_id: 8, message_reason: "new" }])
      const program = Effect.gen(function* () {
        const { opportunities, receive, store } = yield* Inbox
        const request = new Request("https://supplier.example/opportunities", { method: "POST", ...callback })
        yield* Effect.promise(() => receive("opportunities", request))
        yield* opportunities.changes().pipe(Stream.take(1), Stream.runDrain)
        return yield* listQuarantine(store)
      })
      const layer = Inbox.layer({ keys: exchange.keys }).pipe(Layer.provide(SqliteStore.layer({ path: ":memory:" })))
      const held = await Effect.runPromise(Effect.provide(program, layer))
      check(held.map(({ item, reason }) => `${item}: ${reason}`), "[\"0: it is not of type integer\"]")
    }
  },
  {
    name: "retryQuarantine",
    file: "Quarantine",
    run: async (check) => {
      const { retryQuarantine, SqliteStore } = fieldwork_inbox
      const program = Effect.flatMap(SqliteStore.make({ path: ":memory:" }), (store) => retryQuarantine(store))
      check(await Effect.runPromise(Effect.scoped(program)), "0")
    }
  },
  {
    name: "moveQuarantined",
    file: "Quarantine",
    run: async (check) => {
      const { Inbox, moveQuarantined, SqliteStore } = fieldwork_inbox
      const { buildOutcomes, createSender } = fieldwork_webhooks_testing
      const exchange = await createSender()
      const callback = await exchange.send([{ survey_id: 8, message_reason: "new" }, ...buildOutcomes(2)])
      const program = Effect.gen(function* () {
        const { opportunities, outcomes, receive, store } = yield* Inbox
        const request = new Request("https://supplier.example/opportunities", { method: "POST", ...callback })
        yield* Effect.promise(() => receive("opportunities", request)) // the outcomes came to the wrong URL
        yield* opportunities.changes().pipe(Stream.take(1), Stream.runDrain)
        const moved = yield* moveQuarantined(store)
        const changed = yield* outcomes.changes().pipe(Stream.take(2), Stream.runCollect)
        return [moved, changed.length]
      })
      const layer = Inbox.layer({ keys: exchange.keys }).pipe(Layer.provide(SqliteStore.layer({ path: ":memory:" })))
      check(await Effect.runPromise(Effect.provide(program, layer)), "[2, 2]")
    }
  },
  {
    name: "fingerprint",
    file: "TableDump",
    run: async (check) => {
      const { fingerprint, SqliteStore } = fieldwork_inbox
      const ofEmptyStore = Effect.scoped(Effect.flatMap(SqliteStore.make({ path: ":memory:" }), (store) => fingerprint(store)))
      const [one, other] = [await Effect.runPromise(ofEmptyStore), await Effect.runPromise(ofEmptyStore)]
      check(one === other, "true")
      check(one.length, "64")
    }
  },
  {
    name: "verifyEvidence",
    file: "Verify",
    run: async (check) => {
      const { Inbox, SqliteStore, verifyEvidence } = fieldwork_inbox
      const { buildOpportunities, createSender } = fieldwork_webhooks_testing
      const exchange = await createSender()
      const callback = await exchange.send(buildOpportunities(2))
      const program = Effect.gen(function* () {
        const { receive, store } = yield* Inbox
        const request = new Request("https://supplier.example/opportunities", { method: "POST", ...callback })
        yield* Effect.promise(() => receive("opportunities", request))
        return yield* verifyEvidence(store)
      })
      const layer = Inbox.layer({ keys: exchange.keys }).pipe(Layer.provide(SqliteStore.layer({ path: ":memory:" })))
      const { failed, verified } = await Effect.runPromise(Effect.provide(program, layer))
      check(verified, "1")
      check(failed, "[]")
    }
  },
  {
    name: "isIntact",
    file: "VerifyStore",
    run: async (check) => {
      const { isIntact, SqliteStore, verify } = fieldwork_inbox
      const program = Effect.flatMap(SqliteStore.make({ path: ":memory:" }), (store) => verify(store))
      check(isIntact(await Effect.runPromise(Effect.scoped(program))), "true")
    }
  },
  {
    name: "verify",
    file: "VerifyStore",
    run: async (check) => {
      const { Inbox, SqliteStore, verify } = fieldwork_inbox
      const { buildOpportunities, createSender } = fieldwork_webhooks_testing
      const exchange = await createSender()
      const callback = await exchange.send(buildOpportunities(2))
      const program = Effect.gen(function* () {
        const { receive, store } = yield* Inbox
        const request = new Request("https://supplier.example/opportunities", { method: "POST", ...callback })
        yield* Effect.promise(() => receive("opportunities", request))
        return yield* verify(store)
      })
      const layer = Inbox.layer({ keys: exchange.keys }).pipe(Layer.provide(SqliteStore.layer({ path: ":memory:" })))
      const { damage, losses, verified } = await Effect.runPromise(Effect.provide(program, layer))
      check(verified, "1")
      check([damage, losses], "[[], []]")
    }
  },
  {
    name: "erase",
    file: "erase",
    run: async (check) => {
      const { erase, Inbox, SqliteStore } = fieldwork_inbox
      const { buildOutcomes, createSender } = fieldwork_webhooks_testing
      const exchange = await createSender()
      const callback = await exchange.send(buildOutcomes(2))
      const program = Effect.gen(function* () {
        const { outcomes, receive, store } = yield* Inbox
        const request = new Request("https://supplier.example/outcomes", { method: "POST", ...callback })
        yield* Effect.promise(() => receive("outcomes", request))
        yield* outcomes.changes().pipe(Stream.take(2), Stream.runDrain)
        const { callbacks } = yield* erase(store, "panelist-1")
        const left = yield* Stream.runCollect(outcomes.list({ panelistId: "panelist-1" }))
        return [callbacks, left.length]
      })
      const layer = Inbox.layer({ keys: exchange.keys }).pipe(Layer.provide(SqliteStore.layer({ path: ":memory:" })))
      check(await Effect.runPromise(Effect.provide(program, layer)), "[1, 0]")
    }
  },
  {
    name: "defaultRetentionDays",
    file: "prune",
    run: async (check) => {
      const { defaultRetentionDays } = fieldwork_inbox
      check(defaultRetentionDays, "75")
    }
  },
  {
    name: "defaultHistoryDays",
    file: "prune",
    run: async (check) => {
      const { defaultHistoryDays } = fieldwork_inbox
      check(defaultHistoryDays, "75")
    }
  },
  {
    name: "prune",
    file: "prune",
    run: async (check) => {
      const { prune, SqliteStore } = fieldwork_inbox
      const program = Effect.flatMap(SqliteStore.make({ path: ":memory:" }), (store) => prune(store, 90))
      const { bodies } = await Effect.runPromise(Effect.scoped(program))
      check(bodies, "0")
    }
  },
  {
    name: "rebuild",
    file: "rebuild",
    run: async (check) => {
      const { Inbox, rebuild, SqliteStore } = fieldwork_inbox
      const { buildOpportunities, createSender } = fieldwork_webhooks_testing
      const exchange = await createSender()
      const callback = await exchange.send(buildOpportunities(2))
      const program = Effect.gen(function* () {
        const { opportunities, receive, store } = yield* Inbox
        const request = new Request("https://supplier.example/opportunities", { method: "POST", ...callback })
        yield* Effect.promise(() => receive("opportunities", request))
        yield* opportunities.changes().pipe(Stream.take(2), Stream.runDrain)
        return yield* rebuild(store)
      })
      const layer = Inbox.layer({ keys: exchange.keys }).pipe(Layer.provide(SqliteStore.layer({ path: ":memory:" })))
      const { entries, identical } = await Effect.runPromise(Effect.provide(program, layer))
      check(entries, "1")
      check(identical, "true")
    }
  },
  {
    name: "MissingEvidenceError",
    file: "recompute",
    run: async (check) => {
      const { MissingEvidenceError } = fieldwork_inbox
      check(new MissingEvidenceError({ sequence: 7 }).message.split(" and ")[0], "\"The body of entry 7 was pruned\"")
    }
  },
  {
    name: "ReplayError",
    file: "replay",
    run: async (check) => {
      const { ReplayError } = fieldwork_inbox
      check(new ReplayError({ sequence: 7, detail: "the response was 401" }).message, "\"Entry 7 was not accepted: the response was 401\"")
    }
  },
  {
    name: "replay",
    file: "replay",
    run: async (check) => {
      const { Inbox, replay, SqliteStore } = fieldwork_inbox
      const { buildOpportunities, createSender } = fieldwork_webhooks_testing
      const { createServer } = node_http
      const received: Array<string | undefined> = []
      const server = createServer((request, response) => {
        received.push(request.url)
        request.resume().on("end", () => response.end())
      }).listen(0, "127.0.0.1")
      await once(server, "listening")
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/callbacks`
      const exchange = await createSender()
      const callback = await exchange.send(buildOpportunities(2))
      const program = Effect.gen(function* () {
        const { receive, store } = yield* Inbox
        const request = new Request("https://supplier.example/opportunities", { method: "POST", ...callback })
        yield* Effect.promise(() => receive("opportunities", request))
        return yield* replay(store, { url, from: 1, headerName: "X-Platform-Signature" })
      })
      const layer = Inbox.layer({ keys: exchange.keys }).pipe(Layer.provide(SqliteStore.layer({ path: ":memory:" })))
      const { sent } = await Effect.runPromise(Effect.provide(program, layer))
      server.close()
      check(sent, "1")
      check(received, "[\"/callbacks/opportunities\"]")
    }
  },
  {
    name: "unlistedOutcomes",
    file: "unlistedOutcomes",
    run: async (check) => {
      const { listQuarantine, SqliteStore, unlistedOutcomes } = fieldwork_inbox
      const program = Effect.gen(function* () {
        const store = yield* SqliteStore.make({ path: ":memory:" })
        const rows = yield* listQuarantine(store)
        return yield* Effect.forEach(rows, (row) => unlistedOutcomes(store, row))
      })
      check(await Effect.runPromise(Effect.scoped(program)), "[]")
    }
  },
  {
    name: "make",
    file: "LazyPostgresStore",
    run: async (check) => {
      const { PostgresStore } = fieldwork_inbox
      const url = Redacted.make("postgres://inbox:secret@127.0.0.1:1/inbox") // nothing listens there
      const { reason } = await Effect.runPromise(Effect.flip(Effect.scoped(PostgresStore.make({ url }))))
      check(reason._tag, "\"StoreUnavailableError\"")
    }
  },
  {
    name: "layer",
    file: "LazyPostgresStore",
    run: async (check) => {
      const { PostgresStore, Store } = fieldwork_inbox
      const url = Redacted.make("postgres://inbox:secret@127.0.0.1:1/inbox") // nothing listens there
      const opened = Effect.provide(Effect.asVoid(Store), PostgresStore.layer({ url }))
      const { reason } = await Effect.runPromise(Effect.flip(opened))
      check(reason._tag, "\"StoreUnavailableError\"")
    }
  },
  {
    name: "make",
    file: "PostgresStore",
    run: async (check) => {
      const { make } = fieldwork_inbox_postgres
      const url = Redacted.make("postgres://inbox:secret@127.0.0.1:1/inbox") // nothing listens there
      const { reason } = await Effect.runPromise(Effect.flip(Effect.scoped(make({ url }))))
      check(reason._tag, "\"StoreUnavailableError\"")
    }
  },
  {
    name: "layer",
    file: "PostgresStore",
    run: async (check) => {
      const { Store } = fieldwork_inbox
      const { layer } = fieldwork_inbox_postgres
      const url = Redacted.make("postgres://inbox:secret@127.0.0.1:1/inbox") // nothing listens there
      const opened = Effect.provide(Effect.asVoid(Store), layer({ url }))
      const { reason } = await Effect.runPromise(Effect.flip(opened))
      check(reason._tag, "\"StoreUnavailableError\"")
    }
  },
  {
    name: "createInbox",
    file: "createInbox",
    run: async (check) => {
      const { createInbox } = fieldwork_inbox_promise
      const { createSender } = fieldwork_webhooks_testing
      const exchange = await createSender() // stands in for the exchange, and signs as it does
      const inbox = await createInbox({ store: ":memory:", keys: async () => exchange.subscription() })
      const callback = await exchange.send([{ survey_id: 7, message_reason: "new", is_live: true }])
      const request = new Request("https://supplier.example/opportunities", { method: "POST", ...callback })
      const { status } = await inbox.receive("opportunities", request)
      check(status, "200")
      const changes = inbox.opportunities.changes()[Symbol.asyncIterator]()
      const first = await changes.next()
      check(first.value.status, "\"live\"")
      await inbox.close()
    }
  },
  {
    name: "CursorError",
    file: "Cursor",
    run: async (check) => {
      const { CursorError } = fieldwork_inbox
      check(new CursorError({ cursor: "yesterday" }).message.split(":")[0], "\"\\\"yesterday\\\" is not a cursor of this feed\"")
    }
  },
  {
    name: "PrunedMessagesError",
    file: "PrunedMessagesError",
    run: async (check) => {
      const { PrunedMessagesError } = fieldwork_inbox
      const error = new PrunedMessagesError({ sequence: 42 })
      check(error.message.split(":")[0], "\"Entry 42 of the log was pruned before this reader read it\"")
    }
  },
  {
    name: "encodeEnvelope",
    file: "Envelope",
    run: async (check) => {
      const { encodeEnvelope } = fieldwork_inbox_relay
      const position = { sequence: 4, item: 2 }
      const change = { stream: "opportunities", key: "7", id: "9f86d081/2", version: "1", epoch: 1, position, document: '{"survey_id":7}' } as const
      check(encodeEnvelope(change), "\"{\\\"stream\\\":\\\"opportunities\\\",\\\"key\\\":\\\"7\\\",\\\"id\\\":\\\"9f86d081/2\\\",\\\"version\\\":\\\"1\\\",\\\"epoch\\\":1,\\\"document\\\":{\\\"survey_id\\\":7}}\"")
    }
  },
  {
    name: "encodeNotice",
    file: "Envelope",
    run: async (check) => {
      const { encodeNotice } = fieldwork_inbox_relay
      const notice = { stream: "outcomes", epoch: 2, mode: "state", reason: "rebuilt", resends: "differences" } as const
      check(JSON.parse(encodeNotice(notice)).resends, "\"differences\"")
    }
  },
  {
    name: "RelayError",
    file: "RelayError",
    run: async (check) => {
      const { RelayError } = fieldwork_inbox_relay
      check(new RelayError("streams: pass at least one stream").message, "\"streams: pass at least one stream\"")
    }
  },
  {
    name: "SinkError",
    file: "Sink",
    run: async (check) => {
      const { SinkError } = fieldwork_inbox_relay
      check(new SinkError({ sink: "nats", reason: "refused", detail: "there is no stream A" }).message, "\"nats: there is no stream A\"")
    }
  },
  {
    name: "relay",
    file: "relay",
    run: async (check) => {
      const { SqliteStore } = fieldwork_inbox
      const { relay } = fieldwork_inbox_relay
      const announced = Promise.withResolvers<string>()
      const sink = {
        name: "example",
        deliver: async () => {},
        announce: async ({ reason, stream }: { reason: string; stream: string }) => announced.resolve(`${stream} ${reason}`),
        close: async () => {}
      }
      const relayed = Effect.flatMap(SqliteStore.make({ path: ":memory:" }), (store) =>
        relay(store, sink, { reader: "example", mode: "state", streams: ["outcomes"] })
      )
      const first = Effect.raceFirst(Effect.scoped(relayed), Effect.promise(() => announced.promise))
      check(await Effect.runPromise(first), "\"outcomes started\"")
    }
  },
  {
    name: "httpSink",
    file: "http",
    run: async (check) => {
      const { httpSink } = fieldwork_inbox_relay_http
      const sink = httpSink({ url: "https://consumer.example/changes", secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw" })
      check(sink.name, "\"http consumer.example/changes\"")
    }
  },
  {
    name: "kafkaSink",
    file: "kafka",
    run: async (check) => {
      const { kafkaSink } = fieldwork_inbox_relay_kafka
      const sink = kafkaSink({ brokers: ["broker.example:9092"], prefix: "survey" })
      check(sink.name, "\"kafka broker.example:9092 survey\"")
    }
  },
  {
    name: "natsSink",
    file: "nats",
    run: async (check) => {
      const { natsSink } = fieldwork_inbox_relay_nats
      const sink = natsSink({ servers: "nats://ingest:secret@broker.example:4222", prefix: "survey" })
      check(sink.name, "\"nats broker.example:4222/SURVEY\"")
    }
  },
  {
    name: "outboxSink",
    file: "outbox",
    run: async (check) => {
      const { outboxSink } = fieldwork_inbox_relay_outbox
      const sink = outboxSink({ url: "postgres://relay:secret@database.example/inbox" })
      check(sink.name, "\"outbox database.example/inbox fieldwork_outbox\"")
    }
  },
  {
    name: "SettingsError",
    file: "SettingsError",
    run: async (check) => {
      const { lockStoreFile, SettingsError } = fieldwork_inbox
      const { mkdtempSync, writeFileSync } = node_fs
      const { tmpdir } = node_os
      const { join } = node_path
      const path = join(mkdtempSync(join(tmpdir(), "inbox-")), "inbox.db")
      writeFileSync(path, "")
      const store = Redacted.make(path)
      const twice = Effect.andThen(lockStoreFile({ store }), lockStoreFile({ store }))
      const error = await Effect.runPromise(Effect.flip(Effect.scoped(twice)))
      check(error instanceof SettingsError, "true")
      check(error.message.startsWith("Another process serves"), "true")
    }
  },
  {
    name: "followKeys",
    file: "followKeys",
    run: async (check) => {
      const { followKeys } = fieldwork_inbox
      const { createSender } = fieldwork_webhooks_testing
      const [opportunities, outcomes] = [await createSender(), await createSender()]
      const readSubscriptions = async () => [Result.succeed(opportunities.subscription()), Result.succeed(outcomes.subscription())]
      const keys = followKeys({ readSubscriptions, pinned: [], storedKeys: [] })
      await keys.refresh([])
      check(keys.held.length, "2")
    }
  },
  {
    name: "lockStoreFile",
    file: "openStore",
    run: async (check) => {
      const { lockStoreFile, SqliteStore } = fieldwork_inbox
      const { mkdtempSync } = node_fs
      const { tmpdir } = node_os
      const { join } = node_path
      const path = join(mkdtempSync(join(tmpdir(), "inbox-")), "inbox.db")
      const program = Effect.gen(function* () {
        const store = yield* SqliteStore.make({ path, spool: false })
        yield* lockStoreFile({ store: Redacted.make(path) })
        return store.engine
      })
      check(await Effect.runPromise(Effect.scoped(program)), "\"sqlite\"")
    }
  },
  {
    name: "make",
    file: "LazySqliteStore",
    run: async (check) => {
      const { SqliteStore } = fieldwork_inbox
      const program = Effect.flatMap(SqliteStore.make({ path: ":memory:" }), (store) => store.head)
      const { sequence } = await Effect.runPromise(Effect.scoped(program))
      check(sequence, "0")
    }
  },
  {
    name: "layer",
    file: "LazySqliteStore",
    run: async (check) => {
      const { SqliteStore, Store } = fieldwork_inbox
      const engine = Effect.map(Store, ({ engine }) => engine)
      check(await Effect.runPromise(Effect.provide(engine, SqliteStore.layer({ path: ":memory:" }))), "\"sqlite\"")
    }
  },
  {
    name: "make",
    file: "SqliteStore",
    run: async (check) => {
      const { make } = fieldwork_inbox_sqlite
      const program = Effect.flatMap(make({ path: ":memory:" }), (store) => store.head)
      const { sequence } = await Effect.runPromise(Effect.scoped(program))
      check(sequence, "0")
    }
  },
  {
    name: "layer",
    file: "SqliteStore",
    run: async (check) => {
      const { Store } = fieldwork_inbox
      const { layer } = fieldwork_inbox_sqlite
      const engine = Effect.map(Store, ({ engine }) => engine)
      check(await Effect.runPromise(Effect.provide(engine, layer({ path: ":memory:" }))), "\"sqlite\"")
    }
  },
  {
    name: "spoolOf",
    file: "paths",
    run: async (check) => {
      const { SqliteStore } = fieldwork_inbox
      check(SqliteStore.spoolOf("/var/lib/inbox.db"), "\"/var/lib/inbox.db-spool\"")
    }
  },
  {
    name: "Store",
    file: "Store",
    run: async (check) => {
      const { SqliteStore, Store } = fieldwork_inbox
      const newest = Effect.flatMap(Store, (store) => store.entries({ limit: 10, newestFirst: true }))
      check(await Effect.runPromise(Effect.provide(newest, SqliteStore.layer({ path: ":memory:" }))), "[]")
    }
  },
  {
    name: "StoreUnavailableError",
    file: "StoreError",
    run: async (check) => {
      const { StoreUnavailableError } = fieldwork_inbox
      check(new StoreUnavailableError({ detail: "database is locked" }).isRetryable, "true")
    }
  },
  {
    name: "StoreFullError",
    file: "StoreError",
    run: async (check) => {
      const { StoreFullError } = fieldwork_inbox
      check(new StoreFullError({ detail: "database or disk is full" }).isRetryable, "true")
    }
  },
  {
    name: "StoreReadOnlyError",
    file: "StoreError",
    run: async (check) => {
      const { StoreReadOnlyError } = fieldwork_inbox
      check(new StoreReadOnlyError({ detail: "attempt to write a readonly database" }).isRetryable, "true")
    }
  },
  {
    name: "FencedError",
    file: "StoreError",
    run: async (check) => {
      const { FencedError } = fieldwork_inbox
      check(new FencedError({ projection: "opportunities", token: 3 }).isRetryable, "true")
    }
  },
  {
    name: "StoreBrokenError",
    file: "StoreError",
    run: async (check) => {
      const { StoreBrokenError } = fieldwork_inbox
      check(new StoreBrokenError({ detail: "file is not a database" }).isRetryable, "false")
    }
  },
  {
    name: "ProjectionMismatchError",
    file: "StoreError",
    run: async (check) => {
      const { ProjectionMismatchError } = fieldwork_inbox
      check(new ProjectionMismatchError({ detail: "the store has the projection supply_ledger" }).isRetryable, "false")
    }
  },
  {
    name: "StoreErrorReason",
    file: "StoreError",
    run: async (check) => {
      const { StoreErrorReason, StoreFullError } = fieldwork_inbox
      check(Schema.is(StoreErrorReason)(new StoreFullError({ detail: "database or disk is full" })), "true")
    }
  },
  {
    name: "StoreError",
    file: "StoreError",
    run: async (check) => {
      const { StoreError, StoreFullError } = fieldwork_inbox
      const error = new StoreError({ operation: "append", reason: new StoreFullError({ detail: "database or disk is full" }) })
      check(error.message, "\"append: database or disk is full\"")
      check(error.isRetryable, "true")
    }
  },
  {
    name: "integer",
    file: "Table",
    run: async (check) => {
      const { integer } = fieldwork_inbox_projection
      check(integer<0 | 1>(), "{ \"type\": \"integer\", \"nullable\": false }")
    }
  },
  {
    name: "text",
    file: "Table",
    run: async (check) => {
      const { text } = fieldwork_inbox_projection
      check(text<"open" | "closed">(), "{ \"type\": \"text\", \"nullable\": false }")
    }
  },
  {
    name: "utf8",
    file: "Table",
    run: async (check) => {
      const { utf8 } = fieldwork_inbox_projection
      check(utf8(), "{ \"type\": \"utf8\", \"nullable\": false }")
    }
  },
  {
    name: "bytes",
    file: "Table",
    run: async (check) => {
      const { bytes } = fieldwork_inbox_projection
      check(bytes(), "{ \"type\": \"bytes\", \"nullable\": false }")
    }
  },
  {
    name: "nullable",
    file: "Table",
    run: async (check) => {
      const { integer, nullable } = fieldwork_inbox_projection
      check(nullable(integer()), "{ \"type\": \"integer\", \"nullable\": true }")
    }
  },
  {
    name: "table",
    file: "Table",
    run: async (check) => {
      const { integer, table, text } = fieldwork_inbox_projection
      const price = table("router_price", ["survey_id"], { survey_id: integer(), currency: text() })
      const row: NewRowOf<typeof price> = { survey_id: 7, currency: "USD" }
      check(price.columns.map(({ name }) => name), "[\"survey_id\", \"currency\"]")
      check(Object.keys(row).length, "2")
    }
  },
  {
    name: "lastKeys",
    file: "storedKeys",
    run: async (check) => {
      const { Inbox, lastKeys, SqliteStore } = fieldwork_inbox
      const { buildOpportunities, createSender } = fieldwork_webhooks_testing
      const exchange = await createSender()
      const callback = await exchange.send(buildOpportunities(1))
      const program = Effect.gen(function* () {
        const { receive, store } = yield* Inbox
        const request = new Request("https://supplier.example/opportunities", { method: "POST", ...callback })
        yield* Effect.promise(() => receive("opportunities", request))
        return yield* lastKeys(store)
      })
      const layer = Inbox.layer({ keys: exchange.keys }).pipe(Layer.provide(SqliteStore.layer({ path: ":memory:" })))
      const keys = await Effect.runPromise(Effect.provide(program, layer))
      check(keys[0]?.publicKey === exchange.subscription().public_key, "true")
    }
  }
]
