import { afterEach, assert, it } from "@effect/vitest"
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from "node:http"
import { createVerifier } from "@fieldwork/webhooks"
import { Effect, Option } from "effect"
import { replay } from "../../src/operate/replay.ts"
import { inMemory } from "../support/memory.ts"
import { listen } from "../support/listen.ts"
import { outcome, survey } from "../support/sender.ts"
import { key, makeTestInbox } from "../support/testInbox.ts"

const servers = new Set<Server>()
afterEach(() => {
  for (const server of servers) server.close()
  servers.clear()
})

interface Received {
  readonly url: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

const receiver = async (answer: (response: ServerResponse) => void) => {
  const received: Array<Received> = []
  const server = createServer((request, response) => {
    const items: Array<Buffer> = []
    request.on("data", (piece: Buffer) => items.push(piece))
    request.on("end", () => {
      received.push({ url: request.url, headers: request.headers, body: Buffer.concat(items) })
      answer(response)
    })
  })
  servers.add(server)
  return { received, port: await listen(server) }
}

const populated = Effect.gen(function* () {
  const store = yield* inMemory
  const { receive } = yield* makeTestInbox(store)
  yield* receive(100, [survey(1)])
  yield* receive(200, [outcome("r1")], "outcomes")
  yield* receive(300, [survey(2)])
  return store
})

const headerName = "X-Platform-Signature"

it.effect("replay sends stored callbacks as they were received and skips callbacks whose evidence was altered", () =>
  Effect.gen(function* () {
    const store = yield* populated
    const third = Option.getOrThrow(yield* store.entry(3))
    yield* store.rewrite(third, Buffer.from("x"), "erased")
    const { port, received } = yield* Effect.promise(() => receiver((response) => response.end("ok")))
    const url = `http://user:p%40ss@127.0.0.1:${port}/in/`
    assert.deepStrictEqual(yield* replay(store, { url, from: 1, headerName }), { sent: 2, skipped: 1 })
    assert.deepStrictEqual(
      received.map(({ url }) => url),
      ["/in/opportunities", "/in/outcomes"]
    )
    const verifier = createVerifier({ keys: [key], toleranceSeconds: Infinity })
    for (const { body, headers } of received) {
      assert.strictEqual(headers.authorization, `Basic ${Buffer.from("user:p@ss").toString("base64")}`)
      yield* Effect.promise(() => verifier.verify({ headers: headers["x-platform-signature"]?.toString() ?? "", body }))
    }
  })
)

it.effect.each([
  [302, "the response was 302, a redirect to /login"],
  [503, "the response was 503"]
] as const)(
  "replay stops at a stored callback that gets status %i, and its error names the callback without the password of the URL",
  ([status, says]) =>
    Effect.gen(function* () {
      const store = yield* populated
      const { port, received } = yield* Effect.promise(() =>
        receiver((response) => response.writeHead(status, { location: "/login" }).end())
      )
      const url = `http://user:hunter2%off@127.0.0.1:${port}`
      const { message } = yield* Effect.flip(replay(store, { url, from: 2, headerName }))
      assert.strictEqual(message, `Entry 2 was not accepted: ${says}`)
      assert.strictEqual(received.length, 1)
    })
)

it.effect.each([
  ["/in?token=a%2Fb", ["/in/opportunities?token=a%2Fb", "/in/outcomes?token=a%2Fb", "/in/opportunities?token=a%2Fb"]],
  ["/in/?token=a#top", ["/in/opportunities?token=a", "/in/outcomes?token=a", "/in/opportunities?token=a"]],
  ["?token=a", ["/opportunities?token=a", "/outcomes?token=a", "/opportunities?token=a"]]
] as ReadonlyArray<readonly [string, ReadonlyArray<string>]>)(
  "a replay to the URL %s appends opportunities or outcomes to the path and keeps the query",
  ([path, expected]) =>
    Effect.gen(function* () {
      const store = yield* populated
      const { port, received } = yield* Effect.promise(() => receiver((response) => response.end("ok")))
      yield* replay(store, { url: `http://127.0.0.1:${port}${path}`, from: 1, headerName })
      assert.deepStrictEqual<ReadonlyArray<unknown>>(
        received.map(({ url }) => url),
        expected
      )
    })
)
