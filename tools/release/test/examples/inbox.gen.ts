// Written from docstrings by `vitest run test/examples -u`: edit those.
import { CursorError, PrunedMessagesError, SqliteStore } from "@fieldwork/inbox"
import { createInboxClient } from "@fieldwork/inbox/client"
import { sinkChecks } from "@fieldwork/inbox/conformance"
import { createInbox } from "@fieldwork/inbox/promise"
import { RelayError, SinkError, encodeEnvelope, encodeNotice, relay } from "@fieldwork/inbox/relay"
import { httpSink } from "@fieldwork/inbox/relay/http"
import { kafkaSink } from "@fieldwork/inbox/relay/kafka"
import { natsSink } from "@fieldwork/inbox/relay/nats"
import { outboxSink } from "@fieldwork/inbox/relay/outbox"
import { createSender } from "@fieldwork/webhooks/testing"
import { Effect } from "effect"

interface Example {
  readonly name: string
  readonly run: (check: (value: unknown, shown: string) => void) => Promise<void>
}

export const examples: ReadonlyArray<Example> = [
  {
    name: "createInboxClient",
    run: async (check) => {
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
    run: async (check) => {
      check(sinkChecks[0]?.name, "\"what is acknowledged can be received, byte for byte\"")
    }
  },
  {
    name: "createInbox",
    run: async (check) => {
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
    run: async (check) => {
      check(new CursorError({ cursor: "yesterday" }).message.split(":")[0], "\"\\\"yesterday\\\" is not a cursor of this feed\"")
    }
  },
  {
    name: "PrunedMessagesError",
    run: async (check) => {
      const error = new PrunedMessagesError({ sequence: 42 })
      check(error.message.split(":")[0], "\"Entry 42 of the log is pruned and this reader has not read it\"")
    }
  },
  {
    name: "encodeEnvelope",
    run: async (check) => {
      const position = { sequence: 4, item: 2 }
      const change = { stream: "opportunities", key: "7", id: "9f86d081/2", version: "1", epoch: 1, position, document: '{"survey_id":7}' } as const
      check(encodeEnvelope(change), "\"{\\\"stream\\\":\\\"opportunities\\\",\\\"key\\\":\\\"7\\\",\\\"id\\\":\\\"9f86d081/2\\\",\\\"version\\\":\\\"1\\\",\\\"epoch\\\":1,\\\"document\\\":{\\\"survey_id\\\":7}}\"")
    }
  },
  {
    name: "encodeNotice",
    run: async (check) => {
      const notice = { stream: "outcomes", epoch: 2, mode: "state", reason: "rebuilt", resends: "differences" } as const
      check(JSON.parse(encodeNotice(notice)).resends, "\"differences\"")
    }
  },
  {
    name: "relay",
    run: async (check) => {
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
    run: async (check) => {
      check(new RelayError("streams: name at least one").message, "\"streams: name at least one\"")
    }
  },
  {
    name: "SinkError",
    run: async (check) => {
      check(new SinkError({ sink: "nats", reason: "refused", detail: "there is no stream A" }).message, "\"nats: there is no stream A\"")
    }
  },
  {
    name: "httpSink",
    run: async (check) => {
      const sink = httpSink({ url: "https://consumer.example/changes", secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw" })
      check(sink.name, "\"http consumer.example/changes\"")
    }
  },
  {
    name: "kafkaSink",
    run: async (check) => {
      const sink = kafkaSink({ brokers: ["broker.example:9092"], prefix: "survey" })
      check(sink.name, "\"kafka broker.example:9092 survey\"")
    }
  },
  {
    name: "natsSink",
    run: async (check) => {
      const sink = natsSink({ servers: "nats://ingest:secret@broker.example:4222", prefix: "survey" })
      check(sink.name, "\"nats broker.example:4222/SURVEY\"")
    }
  },
  {
    name: "outboxSink",
    run: async (check) => {
      const sink = outboxSink({ url: "postgres://relay:secret@database.example/inbox" })
      check(sink.name, "\"outbox database.example/inbox fieldwork_outbox\"")
    }
  }
]
