import { assert, describe, it } from "@effect/vitest"
import { createServer as createHttpServer } from "node:http"
import { readFileSync } from "node:fs"
import { connect } from "node:net"
import { DatabaseSync } from "node:sqlite"
import { Effect } from "effect"
import { signCallback } from "@fieldwork/webhooks/testing"
import * as SqliteStore from "../../src/sqlite/SqliteStore.ts"
import { key, listening, projected, settings, start } from "../support/command.ts"
import { listen } from "../support/listen.ts"
import { makeKey, outcome, survey } from "../support/sender.ts"
import { startExchange } from "../support/subscriptions.ts"

it("`fieldwork-inbox serve` receives callbacks, serves their state, and exits with 0 on SIGTERM", async () => {
  const token = "token-of-the-command"
  using given = settings({ FIELDWORK_INBOX_API_TOKEN: token, FIELDWORK_INBOX_API_PORT: "0" })
  const { env } = given
  const run = (...args: ReadonlyArray<string>) => start(args, env).ended
  const server = start(["serve"], env)
  const base = `http://127.0.0.1:${await server.printed(listening)}`
  const api = `http://127.0.0.1:${await server.printed(/"listening".*"apiPort":(\d+)/)}/api`
  for (const [stream, body] of [
    ["opportunities", [survey(1), { survey_id: "x" }]],
    ["outcomes", [outcome("r1")]]
  ] as const) {
    const { status } = await fetch(`${base}/callbacks/${stream}`, {
      method: "POST",
      ...(await signCallback({ keys: [key], body }))
    })
    assert.strictEqual(status, 200)
  }
  assert.strictEqual((await fetch(`${base}/callbacks/opportunities`, { method: "POST", body: "[]" })).status, 400)
  assert.strictEqual((await fetch(`${base}/healthz`)).status, 200)
  await projected(base)
  const metrics = await (await fetch(`${base}/metrics`)).text()
  assert.match(metrics, /fieldwork_inbox_callbacks_total\{stream="opportunities",result="accepted"\} 1/)
  assert.notInclude(metrics, "panelist-1")
  const listed = await fetch(`${api}/surveys`, { headers: { authorization: `Bearer ${token}` } })
  assert.nestedPropertyVal(await listed.json(), "surveys[0].survey_id", 1)
  assert.strictEqual((await fetch(`${base}/api/surveys`)).status, 404)
  const followed = fetch(`${api}/changes?stream=outcomes&mode=messages&wait=60&after=e.9.0.AAAAAAAA`, {
    headers: { authorization: `Bearer ${token}` }
  })
  assert.strictEqual((await followed).status, 410)

  const shown = JSON.parse((await run("show", "1", "--json")).out) as { readonly status: string }
  assert.strictEqual(shown.status, "live")
  assert.strictEqual((await run("list")).out, "1  live  eng_us  1.5 USD  10 remaining  Survey 1\n")
  assert.strictEqual((await run("list", "--locale", "ger_de")).out, "")
  assert.match((await run("quarantine", "list")).out, /^1\/1 {2}opportunities {2}survey \? {2}\/1\/survey_id/)
  const verified: unknown = JSON.parse((await run("verify", "--json")).out)
  assert.deepInclude(verified, { verified: 2, failed: [] })
  const unknown = await run("show", "unknown-id")
  assert.deepStrictEqual([unknown.code, unknown.err], [1, "fieldwork-inbox: Nothing is known about unknown-id\n"])

  const streamed = await fetch(`${api}/changes`, {
    headers: { authorization: `Bearer ${token}`, accept: "text/event-stream" }
  })
  server.child.kill("SIGTERM")
  const { code, out } = await server.ended
  assert.strictEqual(code, 0)
  assert.include(await streamed.text(), "event: change")
  assert.notInclude(out, token)
}, 120_000)

/** Sends the headers of a callback and the first ten bytes of its body. */
const sendHalf = async (port: number) => {
  const { body, headers } = await signCallback({ keys: [key], body: [survey(1)] })
  const sender = connect(port, "127.0.0.1")
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const head = ["POST /callbacks/opportunities HTTP/1.1", "host: inbox", ...lines, `content-length: ${body.length}`]
  sender.write(`${head.join("\r\n")}\r\n\r\n`)
  sender.write(body.subarray(0, 10))
  // Connections are accepted in the order in which they arrive, so this response proves that the callback's connection was accepted.
  await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { connection: "close" } })
  return { sender, rest: body.subarray(10) }
}

it("`fieldwork-inbox --version` prints the version of the package", async () => {
  const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
    readonly version: string
  }
  const { code, out } = await start(["--version"], {}).ended
  assert.deepStrictEqual([code, out.trim().split(" ").at(-1)], [0, `v${version}`])
})

it("`fieldwork-inbox show` prints a document that is nested 20,000 levels deep", async () => {
  using given = settings()
  const server = start(["serve"], given.env)
  const base = `http://127.0.0.1:${await server.printed(listening)}`
  const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`
  const body = JSON.stringify([survey(1)]).replace("}]", `,"invented":${deep}}]`)
  const signed = await signCallback({ keys: [key], body })
  assert.strictEqual((await fetch(`${base}/callbacks/opportunities`, { method: "POST", ...signed })).status, 200)
  await projected(base)
  const { code, out } = await start(["show", "1", "--json"], given.env).ended
  assert.strictEqual(code, 0)
  assert.include(out, deep)
})

it("a callback in progress at SIGTERM is stored and acknowledged before the inbox server exits", async () => {
  using given = settings()
  const server = start(["serve"], given.env)
  const port = Number(await server.printed(listening))
  const { rest, sender } = await sendHalf(port)
  let response = ""
  sender.on("data", (text) => (response += String(text)))

  server.child.kill("SIGTERM")
  const isOpen = () =>
    fetch(`http://127.0.0.1:${port}/healthz`, { headers: { connection: "close" } }).catch(() => false)
  while (await isOpen()) await new Promise((resolve) => setTimeout(resolve, 5))
  assert.strictEqual(response, "")
  sender.write(rest)
  assert.strictEqual((await server.ended).code, 0)
  assert.match(response, /^HTTP\/1\.1 200 /)
  assert.match((await start(["tail"], given.env).ended).out, /^#1 {2}.* callback {2}opportunities/)
})

describe("the server while the exchange responds with 500", () => {
  const brokenExchange = async () => {
    const server = createHttpServer((_, response) => response.writeHead(500).end())
    const port = await listen(server)
    const env = {
      FIELDWORK_INBOX_KEYS: "",
      FIELDWORK_INBOX_SUPPLIER_CODE: "4711",
      FIELDWORK_EXCHANGE_URL: `http://127.0.0.1:${port}`,
      FIELDWORK_EXCHANGE_API_KEY: "the-api-key"
    }
    return { env, [Symbol.dispose]: () => server.close() }
  }
  const served = async (env: Readonly<Record<string, string>>) => {
    const server = start(["serve"], env)
    const base = `http://127.0.0.1:${await server.printed(listening)}`
    const send = async (body: unknown, by = key) => {
      const signed = await signCallback({ keys: [by], body })
      return (await fetch(`${base}/callbacks/opportunities`, { method: "POST", ...signed })).status
    }
    const ready = async (path = "/readyz") => {
      const response = await fetch(`${base}${path}`)
      return [response.status, (await response.json()) as unknown] as const
    }
    return { ...server, ready, send }
  }

  it("an inbox server that stored callbacks accepts the same key after a restart while the exchange is failing", async () => {
    using exchange = await brokenExchange()
    using given = settings()
    const first = await served(given.env)
    assert.strictEqual(await first.send([survey(1)]), 200)
    first.child.kill("SIGKILL")
    await first.ended
    const second = await served({ ...given.env, ...exchange.env })
    assert.strictEqual(await second.send([survey(2)]), 200)
    // The callback is signed with an unknown key. Anyone can send such a callback.
    assert.strictEqual(await second.send([survey(2)], await makeKey("unknown-key")), 503)
    assert.strictEqual((await second.ready())[0], 200)
  })

  it("an inbox server without any key responds 503 to callbacks and is not ready", async () => {
    using exchange = await brokenExchange()
    using given = settings(exchange.env)
    const server = await served(given.env)
    for (const path of ["/readyz", "/readyz/receiving"]) {
      const [status, body] = await server.ready(path)
      assert.strictEqual(status, 503)
      assert.deepInclude(body, { ready: false, reason: "KeysUnavailableError" })
    }
    assert.strictEqual(await server.send([survey(1)]), 503)
    assert.strictEqual((await server.ready())[0], 503)
  })

  it.each([
    [401, "check FIELDWORK_EXCHANGE_API_KEY"],
    [404, "subscribe to the callbacks, or correct FIELDWORK_INBOX_SUPPLIER_CODE"]
  ])(
    "an inbox server whose subscriptions respond with %i logs that no key can be fetched and what to do",
    async (status, advice) => {
      using exchange = await startExchange(key, status)
      using given = settings({ ...exchange.env, FIELDWORK_INBOX_KEYS: "", FIELDWORK_INBOX_SUPPLIER_CODE: "4711" })
      const server = await served(given.env)
      const line = await server.printed(/(No key can be fetched[^"]*)/)
      assert.include(line, `No key can be fetched, so no callback can be verified: ${advice}`)
      assert.strictEqual((await server.ready("/readyz/receiving"))[0], 503)
    }
  )

  it("an inbox server fetches its keys at startup, before a callback arrives", async () => {
    using exchange = await startExchange(key, 200)
    using given = settings({ ...exchange.env, FIELDWORK_INBOX_KEYS: "", FIELDWORK_INBOX_SUPPLIER_CODE: "4711" })
    const server = await served(given.env)
    await server.printed(/(Keys were fetched)/)
    assert.strictEqual((await server.ready("/readyz/receiving"))[0], 200)
    exchange.respondWith(500)
    assert.strictEqual(await server.send([survey(1)]), 200)
  })
})

it("`fieldwork-inbox prune` removes nothing when both retentions are 0, unless `--days` is given", async () => {
  using given = settings({ FIELDWORK_INBOX_RETENTION_DAYS: "0", FIELDWORK_INBOX_HISTORY_DAYS: "0" })
  const server = start(["serve"], given.env)
  const base = `http://127.0.0.1:${await server.printed(listening)}`
  const signed = await signCallback({ keys: [key], body: [survey(1)] })
  await fetch(`${base}/callbacks/opportunities`, { method: "POST", ...signed })
  server.child.kill("SIGTERM")
  await server.ended
  const kept = await start(["prune"], given.env).ended
  assert.deepStrictEqual([kept.code, kept.out.includes("Nothing was removed")], [0, true])
  const tail = await start(["tail", "--json"], given.env).ended
  assert.include(tail.out, '"evidence":"kept"')
  const pruned = await start(["prune", "--days", "0"], given.env).ended
  assert.match(pruned.out, /^\d bodies/)
})

it("a second stop signal ends the inbox server at once with code 1, even with a callback in progress", async () => {
  using given = settings()
  const server = start(["serve"], given.env)
  const { sender } = await sendHalf(Number(await server.printed(listening)))
  sender.on("error", () => {})
  server.child.kill("SIGTERM")
  await server.printed(/("stopping")/)
  server.child.kill("SIGINT")
  assert.strictEqual((await server.ended).code, 1)
})

it("`fieldwork-inbox tail -f` exits with 0 and prints no error when the reader of its output has gone", async () => {
  using given = settings()
  await Effect.runPromise(Effect.scoped(SqliteStore.make({ path: given.env.FIELDWORK_INBOX_STORE })))
  const tail = start(["tail", "-f"], given.env)
  tail.child.stdout.destroy()
  const writer = new DatabaseSync(given.env.FIELDWORK_INBOX_STORE)
  writer.exec(
    "INSERT INTO message VALUES (1, 'opportunities', 'retry', 'd', 0, '', '', 'stored', 'fresh', 0, 0, 'kept', 0, 0)"
  )
  writer.close()
  const { code, err } = await tail.ended
  assert.deepStrictEqual([code, err], [0, ""])
})
