import { afterEach, assert, describe, it } from "@effect/vitest"
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { createServer as createHttpServer } from "node:http"
import { connect, createServer } from "node:net"
import { DatabaseSync } from "node:sqlite"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { Effect } from "effect"
import { signCallback } from "@fieldwork/webhooks/testing"
import * as SqliteStore from "../../src/sqlite/SqliteStore.ts"
import { listen } from "../support/listen.ts"
import { makeKey, outcome, survey } from "../support/sender.ts"

const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url))

const children = new Set<ChildProcess>()
afterEach(() => {
  for (const child of children) child.kill("SIGKILL")
  children.clear()
})

const start = (args: ReadonlyArray<string>, env: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, [main, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), "inbox-compile-cache"), ...env }
  })
  children.add(child)
  let [out, err] = ["", ""]
  child.stdout.on("data", (text) => (out += String(text)))
  child.stderr.on("data", (text) => (err += String(text)))
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, out, err }))
  const printed = async (pattern: RegExp): Promise<string> => {
    for (;;) {
      const found = pattern.exec(out)?.[1]
      if (found !== undefined) return found
      await Promise.race([once(child.stdout, "data"), ended.then(({ err }) => Promise.reject(new Error(err)))])
    }
  }
  return { child, ended, printed }
}

const key = await makeKey("command-key")
/** Variables with a store of their own and a key, and how they are done with. */
const settings = (more: Readonly<Record<string, string>> = {}) => {
  const folder = mkdtempSync(join(tmpdir(), "inbox-command-"))
  const env = {
    FIELDWORK_INBOX_STORE: join(folder, "inbox.db"),
    FIELDWORK_INBOX_PORT: "0",
    FIELDWORK_INBOX_KEYS: `${key.keyId}=${key.publicKey}`,
    ...more
  }
  return { env, folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
}

it("serves, answers what it has received, and ends with 0 when it is told to stop", async () => {
  using given = settings()
  const { env } = given
  const run = (...args: ReadonlyArray<string>) => start(args, env).ended
  const server = start(["serve"], env)
  const base = `http://127.0.0.1:${await server.printed(/"listening".*"port":(\d+)/)}`
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

  const shown = JSON.parse((await run("show", "1", "--json")).out) as { readonly status: string }
  assert.strictEqual(shown.status, "live")
  assert.match((await run("quarantine", "list")).out, /^1\/1 {2}opportunities {2}survey \? {2}\/1\/survey_id/)
  const verified: unknown = JSON.parse((await run("verify", "--json")).out)
  assert.deepInclude(verified, { verified: 2, failed: [] })
  const unknown = await run("show", "nobody")
  assert.deepStrictEqual([unknown.code, unknown.err], [1, "fieldwork-inbox: Nothing is known of nobody\n"])

  server.child.kill("SIGTERM")
  assert.strictEqual((await server.ended).code, 0)
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

it("a callback that is in hand when it is told to stop is stored and answered before it ends", async () => {
  using given = settings()
  const server = start(["serve"], given.env)
  const port = Number(await server.printed(/"listening".*"port":(\d+)/))
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
    const base = `http://127.0.0.1:${await server.printed(/"listening".*"port":(\d+)/)}`
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
  const base = `http://127.0.0.1:${await server.printed(/"listening".*"port":(\d+)/)}`
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
  const { sender } = await sendHalf(Number(await server.printed(/"listening".*"port":(\d+)/)))
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
    "INSERT INTO message VALUES (1, 'opportunities', 'retry', 'd', 0, '', '', 'stored', 'fresh', 0, 0, 'kept')"
  )
  writer.close()
  const { code, err } = await tail.ended
  assert.deepStrictEqual([code, err], [0, ""])
})

describe("what cannot work is one line and exit code 1", () => {
  const refused = async (args: ReadonlyArray<string>, env: Readonly<Record<string, string>>): Promise<string> => {
    const { code, err } = await start(args, env).ended
    assert.strictEqual(code, 1, err)
    assert.match(err, /^fieldwork-inbox: [^\n]+\n$/)
    return err
  }

  it.each([
    [["tail", "--bogus"], "Unrecognized flag: --bogus"],
    [["show"], "Missing required argument"],
    [["frob"], "Unknown subcommand"],
    [["prune", "--days", "-1"], "a whole number from 0 on"]
  ])("%j", async (args, says) => {
    using given = settings()
    const { code, err, out } = await start(args, given.env).ended
    assert.deepStrictEqual([code, out], [1, ""])
    assert.strictEqual(err.trimEnd().split("\n").length, 1)
    assert.include(err, says)
    assert.include(err, "--help")
  })

  it("a port that is in use", async () => {
    const other = createServer()
    const port = await listen(other)
    using given = settings({ FIELDWORK_INBOX_PORT: String(port) })
    assert.include(await refused(["serve"], given.env), `Port ${port} of 127.0.0.1 cannot be listened on: it is in use`)
    other.close()
  })

  it("a second server on the same file, until the first is gone, however it went", async () => {
    using given = settings()
    const first = start(["serve"], given.env)
    await first.printed(/"listening".*"port":(\d+)/)
    assert.include(await refused(["serve"], given.env), "Another process serves")
    first.child.kill("SIGKILL")
    await first.ended
    const second = start(["serve"], given.env)
    await second.printed(/"listening".*"port":(\d+)/)
    second.child.kill("SIGTERM")
    assert.strictEqual((await second.ended).code, 0)
  })

  it("a store that is not there, which only `serve` creates", async () => {
    using given = settings()
    for (const args of [["tail"], ["rebuild"], ["prune", "--days", "0"]]) {
      assert.include(await refused(args, given.env), "There is no store")
    }
    assert.deepStrictEqual(readdirSync(given.folder), [])
  })

  it("a database of another program, which stays as it is", async () => {
    using given = settings()
    const path = given.env.FIELDWORK_INBOX_STORE
    const other = new DatabaseSync(path)
    other.exec("PRAGMA journal_mode = WAL; CREATE TABLE users (id INTEGER)")
    other.close()
    const before = readFileSync(path)
    for (const args of [["tail"], ["verify"]]) {
      assert.include(await refused(args, given.env), `The store ${path} cannot be opened: it holds no inbox`)
    }
    assert.deepStrictEqual(readFileSync(path), before)
    assert.deepStrictEqual(readdirSync(given.folder), ["inbox.db"])
  })

  it("a lock that cannot be held", async () => {
    using given = settings()
    mkdirSync(`${given.env.FIELDWORK_INBOX_STORE}.lock`)
    assert.include(await refused(["serve"], given.env), ".lock cannot be held, so that no second server begins: ")
  })

  it.each([
    { what: "no key", more: { FIELDWORK_INBOX_KEYS: "" }, says: "No key to verify callbacks with" },
    { what: "a broken key", more: { FIELDWORK_INBOX_KEYS: "one=MFkw" }, says: "The public key one cannot be used" },
    { what: "a number that is none", more: { FIELDWORK_INBOX_PORT: "abc" }, says: "FIELDWORK_INBOX_PORT: " },
    { what: "an exchange without a URL", more: { FIELDWORK_INBOX_SUPPLIER_CODE: "1" }, says: "_URL is not set" },
    {
      what: "a database that is not there",
      more: { FIELDWORK_INBOX_STORE: "postgres://writer:hunter2@127.0.0.1:1/inbox" },
      says: "The store postgres://127.0.0.1:1/inbox cannot be opened"
    }
  ])("$what", async ({ more, says }) => {
    using given = settings(more)
    const err = await refused(["serve"], given.env)
    assert.include(err, says)
    assert.notInclude(err, "hunter2")
  })
})
