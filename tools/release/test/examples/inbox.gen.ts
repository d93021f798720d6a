// Written from docstrings by `vitest run test/examples -u`: edit those.
import * as fieldwork_inbox from "@fieldwork/inbox"
import * as fieldwork_inbox_client from "@fieldwork/inbox/client"
import * as fieldwork_inbox_conformance from "@fieldwork/inbox/conformance"
import * as fieldwork_inbox_promise from "@fieldwork/inbox/promise"
import * as fieldwork_inbox_relay from "@fieldwork/inbox/relay"
import * as fieldwork_inbox_relay_http from "@fieldwork/inbox/relay/http"
import * as fieldwork_inbox_relay_kafka from "@fieldwork/inbox/relay/kafka"
import * as fieldwork_inbox_relay_nats from "@fieldwork/inbox/relay/nats"
import * as fieldwork_inbox_relay_outbox from "@fieldwork/inbox/relay/outbox"
import * as fieldwork_webhooks_testing from "@fieldwork/webhooks/testing"
import { Effect } from "effect"
import type { Example } from "./Example.ts"

export const examples: ReadonlyArray<Example> = [
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
    name: "sinkChecks",
    file: "sinks",
    run: async (check) => {
      const { sinkChecks } = fieldwork_inbox_conformance
      check(sinkChecks[0]?.name, "\"what is acknowledged can be received, byte for byte\"")
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
    file: "MessageFeed",
    run: async (check) => {
      const { PrunedMessagesError } = fieldwork_inbox
      const error = new PrunedMessagesError({ sequence: 42 })
      check(error.message.split(":")[0], "\"Entry 42 of the log is pruned and this reader has not read it\"")
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
    name: "relay",
    file: "Relay",
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
    name: "RelayError",
    file: "RelayError",
    run: async (check) => {
      const { RelayError } = fieldwork_inbox_relay
      check(new RelayError("streams: name at least one").message, "\"streams: name at least one\"")
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
  }
]
