/** Tests the endpoints for load balancers and probes. */
import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { shared } from "../../src/serve/shared.ts"
import { listening, settings, start } from "../support/command.ts"

it("the health and metrics paths of the inbox accept HEAD and a trailing slash", async () => {
  using given = settings()
  const server = start(["serve"], given.env)
  const base = `http://127.0.0.1:${await server.printed(listening)}`
  for (const path of ["/healthz", "/readyz/receiving", "/metrics"]) {
    const [got, head, slash] = await Promise.all([
      fetch(base + path),
      fetch(base + path, { method: "HEAD" }),
      fetch(`${base}${path}/`)
    ])
    assert.deepStrictEqual([got.status, head.status, slash.status], [200, 200, 200])
    assert.strictEqual(await head.text(), "")
  }
  const receiving = (await (await fetch(`${base}/readyz/receiving`)).json()) as Readonly<Record<string, unknown>>
  assert.strictEqual(receiving["ready"], true)
  assert.match(String(receiving["store"]), /^[\da-f-]{36}$/)
  assert.strictEqual((await fetch(`${base}/healthz`, { method: "PUT" })).status, 405)
}, 60_000)

it.effect("the inbox measures its health at most once per second, for any number of requests", () =>
  Effect.gen(function* () {
    let taken = 0
    const read = yield* shared(Effect.sync(() => (taken += 1)))
    const ask = Effect.all([read, read, read], { concurrency: 3 })
    assert.deepStrictEqual(yield* ask, [1, 1, 1])
    assert.deepStrictEqual(yield* ask, [1, 1, 1])
    yield* TestClock.adjust("1 second")
    assert.deepStrictEqual(yield* ask, [2, 2, 2])
  })
)
