import { assert, describe, it } from "@effect/vitest"
import { once } from "node:events"
import { createServer } from "node:http"
import { receiveOne, settings, start } from "../support/command.ts"
import { listen } from "../support/listen.ts"
import { secret } from "../support/relay/httpReceiver.ts"

describe("termination signals", () => {
  it.each([
    ["SIGINT", 130],
    ["SIGTERM", 143]
  ] as const)(
    "a command that %s interrupts before it has finished exits with %i and prints why",
    async (signal, expected) => {
      using given = settings()
      await receiveOne(given.env)
      const silent = createServer()
      const url = `http://127.0.0.1:${await listen(silent)}/callbacks`
      const replay = start(["replay", url], given.env)
      await once(silent, "request")
      replay.child.kill(signal)
      const { code, err, out } = await replay.ended
      silent.closeAllConnections()
      silent.close()
      assert.deepStrictEqual(
        [code, err, out],
        [expected, `fieldwork-inbox: ${signal} interrupted the command before it had finished\n`, ""]
      )
    }
  )

  it("`fieldwork-inbox tail -f` exits with 0 and prints no error after a termination signal", async () => {
    using given = settings()
    await receiveOne(given.env)
    const tail = start(["tail", "-f"], given.env)
    await tail.printed(/(callback {2}opportunities)/)
    tail.child.kill("SIGINT")
    const { code, err } = await tail.ended
    assert.deepStrictEqual([code, err], [0, ""])
  })
})

it("`fieldwork-inbox relay` continues to deliver when the reader of its output has gone", async () => {
  using given = settings({ FIELDWORK_RELAY_SECRET: secret })
  await receiveOne(given.env)
  let requests = 0
  const delivered = Promise.withResolvers<string>()
  const receiver = createServer((request, response) => {
    request.resume()
    // Each refused request makes the relay log a warning to the closed pipe.
    if (++requests === 1) relay.child.stdout.destroy()
    if (requests > 4) delivered.resolve("delivered")
    response.writeHead(requests < 4 ? 503 : 204).end()
  })
  const url = `http://127.0.0.1:${await listen(receiver)}/changes`
  const relay = start(["relay", "http", "--mode", "state", "--streams", "opportunities", "--url", url], given.env)
  const ended = relay.ended.then(({ code }) => `exited with ${code}`)
  assert.strictEqual(await Promise.race([delivered.promise, ended]), "delivered")
  relay.child.kill("SIGTERM")
  assert.strictEqual(await ended, "exited with 0")
  receiver.close()
})
