import { assert, describe, it } from "@effect/vitest"
import { createServer as createHttpServer } from "node:http"
import { readFileSync } from "node:fs"
import { connect } from "node:net"
import { DatabaseSync } from "node:sqlite"
import { Effect } from "effect"
import { signCallback } from "@fieldwork/webhooks/testing"
import * as SqliteStore from "../../src/sqlite/SqliteStore.ts"
import { key, listening, settings, start } from "../support/command.ts"
import { listen } from "../support/listen.ts"
import { makeKey, outcome, survey } from "../support/sender.ts"

it("serves, answers what it has received, and ends with 0 when it is told to stop", async () => {
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
  for (;;) {
    const { waiting } = (await (await fetch(`${base}/readyz`)).json()) as { readonly waiting: number }
    if (waiting === 0) break
  }
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
  assert.strictEqual((await run("list")).out, "1  live  eng_us  1.5 USD  10 to go  Survey 1\n")
  assert.strictEqual((await run("list", "--locale", "ger_de")).out, "")
  assert.match((await run("quarantine", "list")).out, /^1\/1 {2}opportunities {2}survey \? {2}\/1\/survey_id/)
  const verified: unknown = JSON.parse((await run("verify", "--json")).out)
  assert.deepInclude(verified, { verified: 2, failed: [] })
  const unknown = await run("show", "nobody")
  assert.deepStrictEqual([unknown.code, unknown.err], [1, "fieldwork-inbox: Nothing is known of nobody\n"])

  const streamed = await fetch(`${api}/changes`, {
    headers: { authorization: `Bearer ${token}`, accept: "text/event-stream" }
  })
  server.child.kill("SIGTERM")
  const { code, out } = await server.ended
  assert.strictEqual(code, 0)
  assert.include(await streamed.text(), "event: change")
  assert.notInclude(out, token)
}, 120_000)

/** A callback of which the server has the head and ten bytes. */
const sendHalf = async (port: number) => {
  const { body, headers } = await signCallback({ keys: [key], body: [survey(1)] })
  const sender = connect(port, "127.0.0.1")
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const head = ["POST /callbacks/opportunities HTTP/1.1", "host: inbox", ...lines, `content-length: ${body.length}`]
  sender.write(`${head.join("\r\n")}\r\n\r\n`)
  sender.write(body.subarray(0, 10))
  // Connections are taken in turn: when this is answered, the one before it is in hand.
  await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { connection: "close" } })
  return { sender, rest: body.subarray(10) }
}

it("says its version, which is that of the package", async () => {
  const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
    readonly version: string
  }
  const { code, out } = await start(["--version"], {}).ended
  assert.deepStrictEqual([code, out.trim().split(" ").at(-1)], [0, `v${version}`])
})

it("shows a document that is nested deeper than most programs can follow", async () => {
  using given = settings()
  const server = start(["serve"], given.env)
  const base = `http://127.0.0.1:${await server.printed(listening)}`
  const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`
  const body = JSON.stringify([survey(1)]).replace("}]", `,"invented":${deep}}]`)
  const signed = await signCallback({ keys: [key], body })
  assert.strictEqual((await fetch(`${base}/callbacks/opportunities`, { method: "POST", ...signed })).status, 200)
  for (;;) {
    const { waiting } = (await (await fetch(`${base}/readyz`)).json()) as { readonly waiting: number }
    if (waiting === 0) break
  }
  const { code, out } = await start(["show", "1", "--json"], given.env).ended
  assert.strictEqual(code, 0)
  assert.include(out, deep)
})

it("a callback that is in hand when it is told to stop is stored and answered before it ends", async () => {
  using given = settings()
  const server = start(["serve"], given.env)
  const port = Number(await server.printed(listening))
  const { rest, sender } = await sendHalf(port)
  let answer = ""
  sender.on("data", (text) => (answer += String(text)))

  server.child.kill("SIGTERM")
  const isOpen = () =>
    fetch(`http://127.0.0.1:${port}/healthz`, { headers: { connection: "close" } }).catch(() => false)
  while (await isOpen()) await new Promise((resolve) => setImmediate(resolve))
  assert.strictEqual(answer, "")
  sender.write(rest)
  assert.strictEqual((await server.ended).code, 0)
  assert.match(answer, /^HTTP\/1\.1 200 /)
  assert.match((await start(["tail"], given.env).ended).out, /^#1 {2}.* callback {2}opportunities/)
})

describe("while the exchange answers nothing but 500", () => {
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
    const ready = async () => {
      const response = await fetch(`${base}/readyz`)
      return [response.status, (await response.json()) as unknown] as const
    }
    return { ...server, ready, send }
  }

  it("a server that has kept callbacks takes those that are signed with the same key", async () => {
    using exchange = await brokenExchange()
    using given = settings()
    const first = await served(given.env)
    assert.strictEqual(await first.send([survey(1)]), 200)
    first.child.kill("SIGKILL")
    await first.ended
    const second = await served({ ...given.env, ...exchange.env })
    assert.strictEqual(await second.send([survey(2)]), 200)
    // Anybody can sign with a key that nobody knows.
    assert.strictEqual(await second.send([survey(2)], await makeKey("strangers-key")), 503)
    assert.strictEqual((await second.ready())[0], 200)
  })

  it("a server without a key answers 503, and says that it is not ready", async () => {
    using exchange = await brokenExchange()
    using given = settings(exchange.env)
    const server = await served(given.env)
    assert.strictEqual((await server.ready())[0], 200)
    assert.strictEqual(await server.send([survey(1)]), 503)
    const [status, body] = await server.ready()
    assert.strictEqual(status, 503)
    assert.deepInclude(body, { ready: false, reason: "KeysUnavailableError" })
  })
})

it("removes no evidence when the setting keeps it for good, unless the days are named", async () => {
  using given = settings({ FIELDWORK_INBOX_RETENTION_DAYS: "0" })
  const server = start(["serve"], given.env)
  const base = `http://127.0.0.1:${await server.printed(listening)}`
  const signed = await signCallback({ keys: [key], body: [survey(1)] })
  await fetch(`${base}/callbacks/opportunities`, { method: "POST", ...signed })
  server.child.kill("SIGTERM")
  await server.ended
  const kept = await start(["prune"], given.env).ended
  assert.deepStrictEqual([kept.code, kept.out.includes("Nothing removed")], [0, true])
  const tail = await start(["tail", "--json"], given.env).ended
  assert.include(tail.out, '"evidence":"kept"')
  const pruned = await start(["prune", "--days", "0"], given.env).ended
  assert.match(pruned.out, /^\d bodies/)
})

it("ends at once when it is told to stop twice, whatever is in hand", async () => {
  using given = settings()
  const server = start(["serve"], given.env)
  const { sender } = await sendHalf(Number(await server.printed(listening)))
  sender.on("error", () => {})
  server.child.kill("SIGTERM")
  await server.printed(/("stopping")/)
  server.child.kill("SIGINT")
  assert.strictEqual((await server.ended).code, 1)
})

it("ends quietly when nobody reads what it prints", async () => {
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
