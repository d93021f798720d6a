import { assert, describe, it } from "@effect/vitest"
import { once } from "node:events"
import { createServer } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { Effect } from "effect"
import { signCallback } from "@fieldwork/webhooks/testing"
import { makeReceiver } from "../../src/receive/Receiver.ts"
import { inMemory } from "../support/memory.ts"
import { makeKey, survey } from "../support/sender.ts"

const key = await makeKey("sender-1")

describe("senders that know a key id but cannot sign (F20)", () => {
  // The senders use different addresses in 127.0.0.0/8. Only Linux assigns all of these addresses to the loopback interface.
  it.live.skipIf(process.platform !== "linux")(
    "the inbox accepts genuine callbacks while sixteen slow senders without a valid signature hold connections open",
    () =>
      Effect.gen(function* () {
        const store = yield* inMemory
        const receiver = yield* makeReceiver(store, { keys: [key] })
        const server = createServer((request, response) => receiver.listen("opportunities", request, response))
        yield* Effect.promise(async () => once(server.listen(0, "127.0.0.1"), "listening"))
        yield* Effect.addFinalizer(() => Effect.sync(() => server.close().closeAllConnections()))
        const { port } = server.address() as AddressInfo
        const now = Math.floor(Date.now() / 1000)
        const { headers } = yield* Effect.promise(() => signCallback({ keys: [key], body: "[]", timestamp: now }))
        const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
        for (let at = 0; at < 16; at++) {
          const socket = connect({ port, host: "127.0.0.1", localAddress: `127.0.0.${2 + at}` })
          socket.on("error", () => {})
          socket.write(`POST / HTTP/1.1\r\nhost: x\r\n${lines.join("")}content-length: 1000000\r\n\r\n[`)
          yield* Effect.addFinalizer(() => Effect.sync(() => socket.destroy()))
        }
        while (receiver.concurrency.callbacks < 16) yield* Effect.sleep(20)
        for (const id of [1, 2, 3]) {
          const signed = yield* Effect.promise(() => signCallback({ keys: [key], body: [survey(id)], timestamp: now }))
          const { status } = yield* Effect.promise(() =>
            fetch(`http://127.0.0.1:${port}/`, { method: "POST", ...signed })
          )
          assert.strictEqual(status, 200)
        }
      })
  )
})
