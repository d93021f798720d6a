// #region receiver
import { EventEmitter, once } from "node:events"
import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { Webhook } from "standardwebhooks"

interface Change {
  readonly stream: string
  /** Absent if the message only announces a new epoch (a new numbering of the changes), after which earlier changes are redelivered. */
  readonly key?: string
  readonly epoch: number
  readonly version: string | null
  readonly status?: string
}

/** The code from here on runs on each machine that receives the changes. */
const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
const surveys = new Map<string, Change>()
/** Emits `change` after each change, so that other code of the machine can wait for it. */
const changed = new EventEmitter()
const isNewer = (change: Change, known: Change | undefined): boolean =>
  known === undefined ||
  change.epoch > known.epoch ||
  (change.epoch === known.epoch && (change.version ?? "") > (known.version ?? ""))

const take = async (request: IncomingMessage): Promise<void> => {
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
  const change = new Webhook(secret).verify(await text(request), headers) as Change
  const { key } = change
  if (key !== undefined && isNewer(change, surveys.get(key))) surveys.set(key, change)
  changed.emit("change")
}

/** A 204 response acknowledges the change. After any other response, the change is resent. */
const receiver = createServer((request, response) => {
  void take(request).then(
    () => response.writeHead(204).end(),
    () => response.writeHead(400).end()
  )
})
receiver.listen(0, "127.0.0.1") // 0 selects a free port
await once(receiver, "listening")
const { port } = receiver.address() as AddressInfo
// #endregion receiver

// #region relay
import { Inbox, SqliteStore } from "@fieldwork/inbox"
import { relay } from "@fieldwork/inbox/relay"
import { httpSink } from "@fieldwork/inbox/relay/http"
import { Effect, Layer } from "effect"

const sink = httpSink({ url: `http://127.0.0.1:${port}/changes`, secret })

const relaying = Effect.gen(function* () {
  const { store } = yield* Inbox
  return yield* relay(store, sink, { reader: "machines", mode: "state" })
})
// #endregion relay

// #region run
import { createSender } from "@fieldwork/webhooks/testing"

// A simulated exchange, which signs callbacks in the same way as the real exchange.
const exchange = await createSender()
const program = Effect.gen(function* () {
  const { receive } = yield* Inbox
  const send = (survey_id: number, message_reason: string) =>
    Effect.promise(async () => {
      const callback = await exchange.send([{ survey_id, message_reason, is_live: true }])
      await receive("opportunities", new Request("https://supplier.example/", { method: "POST", ...callback }))
    })
  const until = (status: string) =>
    Effect.promise(async () => {
      while (surveys.get("7")?.status !== status) await once(changed, "change")
      console.log(`survey 7 is ${status} on every machine`)
    })
  yield* Effect.forkScoped(relaying)
  yield* send(7, "new")
  yield* until("live")
  yield* send(7, "deactivated")
  yield* until("deactivated")
})
const inbox = Inbox.layer({ keys: exchange.keys }).pipe(Layer.provide(SqliteStore.layer({ path: ":memory:" })))
await Effect.runPromise(Effect.provide(Effect.scoped(program), inbox))
receiver.closeAllConnections()
receiver.close()
// #endregion run
