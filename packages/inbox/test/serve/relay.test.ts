import { assert, expect, it } from "@effect/vitest"
import { signCallback } from "@fieldwork/webhooks/testing"
import { key, listening, settings, start } from "../support/command.ts"
import { secret, startReceiver } from "../support/relay/httpReceiver.ts"
import { survey } from "../support/sender.ts"

it("`fieldwork-inbox relay` delivers what a running server received, reports its progress, and exits with 0 on SIGTERM", async () => {
  const receiver = await startReceiver()
  using given = settings({ FIELDWORK_RELAY_SECRET: secret })
  const { env } = given
  const run = (...args: ReadonlyArray<string>) => start(args, env).ended
  const server = start(["serve"], env)
  const base = `http://127.0.0.1:${await server.printed(listening)}`
  const sent = await signCallback({ keys: [key], body: [survey(1), survey(2)] })
  assert.strictEqual((await fetch(`${base}/callbacks/opportunities`, { method: "POST", ...sent })).status, 200)
  const relaying = start(["relay", "http", "--mode", "state", "--url", receiver.url], env)
  while (receiver.received.length < 4) await new Promise((resolve) => setTimeout(resolve, 10))
  expect(new Set(receiver.received.map(({ key }) => key))).toEqual(new Set(["1", "2", undefined]))
  expect((await run("readers", "list")).out).toMatch(
    /^relay {2}opportunities {2}state {2}0 waiting {2}0 s behind {2}running/m
  )
  relaying.child.kill("SIGTERM")
  const { code, out } = await relaying.ended
  assert.strictEqual(code, 0)
  assert.notInclude(out, secret)
  assert.include((await run("readers", "remove", "relay")).out, "relay was removed")
  assert.strictEqual((await run("readers", "remove", "relay")).code, 1)
  server.child.kill("SIGTERM")
  await server.ended
  await receiver.stop()

  const refusals = [
    [["http", "--mode", "state"], "Pass --url, or set FIELDWORK_RELAY_URL"],
    [["http", "--mode", "state", "--url", "ftp://x"], "the URL must begin with http:// or https://"]
  ] as const
  await Promise.all(
    refusals.map(async ([args, message]) => {
      const { code, err } = await run("relay", ...args)
      assert.strictEqual(code, 1)
      assert.include(err, message)
    })
  )
}, 120_000)
