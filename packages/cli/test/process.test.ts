/**
 * Tests the command as a process: closed pipes, signals, and a list from a slow server.
 */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"

const main = join(import.meta.dirname, "../src/main.ts")

/** A server that returns a list of five million items with long names, in pages of 500. */
const server = createServer((request, response) => {
  const page = Number(new URL(request.url ?? "", "http://localhost").searchParams.get("page_number") ?? 1)
  const result = Array.from({ length: 500 }, (_, index) => ({ code: `c${page}-${index}`, name: "n".repeat(500) }))
  response.setHeader("content-type", "application/json").end(JSON.stringify({ result, total: 5_000_000 }))
})

let url = ""

beforeAll(async () => {
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const start = (...args: ReadonlyArray<string>): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [main, ...args], {
    env: { FIELDWORK_EXCHANGE_URL: url, FIELDWORK_EXCHANGE_API_KEY: "key", NODE_NO_WARNINGS: "1" }
  })

const ended = async (child: ChildProcessWithoutNullStreams) => {
  let err = ""
  child.stderr.on("data", (chunk: Buffer) => (err += chunk.toString("utf8")))
  const [code, signal] = (await once(child, "close")) as [number | null, string | null]
  return { code, signal, err }
}

const list = ["dictionaries", "list", "locales", "--page-size", "500"]

it("the CLI exits without an error when the reader of its output closes the pipe", async () => {
  const child = start(...list, "--output", "ndjson")
  const end = ended(child)
  await once(child.stdout, "data")
  child.stdout.destroy()
  expect(await end).toEqual({ code: 0, signal: null, err: "" })
})

it.each(["SIGINT", "SIGTERM"] as const)(
  "%s that the CLI receives while it prints a list ends the command with exit code 130 and a message",
  async (signal) => {
    const child = start(...list, "--output", "csv")
    const end = ended(child)
    await once(child.stdout, "data")
    child.stdout.resume()
    child.kill(signal)
    expect(await end).toEqual({ code: 130, signal: null, err: "fieldwork: interrupted\n" })
  }
)

it("a slow reader of the CLI's output receives every item of a list", async () => {
  const child = start(...list, "--limit", "3000", "--output", "ndjson")
  const end = ended(child)
  let text = ""
  for await (const chunk of child.stdout) {
    text += String(chunk)
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(await end).toEqual({ code: 0, signal: null, err: "" })
  expect(text.trim().split("\n")).toHaveLength(3000)
})

it.runIf(existsSync("/dev/full"))("the CLI reports a full disk and exits with code 1", async () => {
  const child = spawn("/bin/sh", ["-c", `exec "$0" "$@" > /dev/full`, process.execPath, main, "--help"], {
    env: { NODE_NO_WARNINGS: "1" }
  })
  expect(await ended(child)).toEqual({
    code: 1,
    signal: null,
    err: expect.stringMatching(/^fieldwork: the output could not be written: ENOSPC: [^\n]*\n$/)
  })
})

it("a closed standard error changes neither the output nor the exit code of the CLI", async () => {
  const update = ["campaigns", "update-launched", "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94", "--data", "{}", "--sandbox"]
  const child = start(...update)
  child.stderr.destroy()
  child.stdout.resume()
  const [code] = (await once(child, "exit")) as [number | null]
  expect(code).toBe(6)
})

it.runIf(existsSync("/dev/full"))(
  "the CLI keeps the exit code of a failure when its error message cannot be written",
  async () => {
    const child = spawn("/bin/sh", ["-c", `exec "$0" "$@" 2> /dev/full`, process.execPath, main, "no-such-command"])
    expect(await ended(child)).toMatchObject({ code: 2 })
  }
)

it("the CLI can call a service for a user without a home folder", async () => {
  const withoutHome = [
    "import os from 'node:os'",
    "import { syncBuiltinESMExports } from 'node:module'",
    "os.homedir = () => { throw new Error('uv_os_homedir returned ENOENT') }",
    "syncBuiltinESMExports()"
  ].join(";")
  const child = spawn(
    process.execPath,
    ["--import", `data:text/javascript,${encodeURIComponent(withoutHome)}`, main, ...list, "--limit", "1"],
    { env: { FIELDWORK_EXCHANGE_URL: url, FIELDWORK_EXCHANGE_API_KEY: "key", NODE_NO_WARNINGS: "1" } }
  )
  child.stdout.resume()
  expect(await ended(child)).toEqual({ code: 0, signal: null, err: "" })
})

it("the CLI error for a package that is not installed contains the install command", async () => {
  const child = start("inbox", "serve")
  child.stdout.resume()
  expect(await ended(child)).toEqual({
    code: 12,
    signal: null,
    err: "fieldwork: fieldwork inbox requires @fieldwork/inbox, which is not installed: run npm install @fieldwork/inbox\n"
  })
})
