import { assert, it } from "@effect/vitest"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { signCallback } from "@fieldwork/webhooks/testing"
import { makeKey, outcome, survey } from "../support/sender.ts"

const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url))

const start = (args: ReadonlyArray<string>, env: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, [main, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), "inbox-compile-cache"), ...env }
  })
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

it("serves, answers what it has received, and ends with 0 when it is told to stop", async () => {
  const folder = mkdtempSync(join(tmpdir(), "inbox-command-"))
  const key = await makeKey("command-key")
  const env = {
    FIELDWORK_INBOX_STORE: join(folder, "inbox.db"),
    FIELDWORK_INBOX_PORT: "0",
    FIELDWORK_INBOX_KEYS: `${key.keyId}=${key.publicKey}`
  }
  const run = (...args: ReadonlyArray<string>) => start(args, env).ended
  try {
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
    assert.match((await run("quarantine", "list")).out, /^1\/1 {2}opportunities {2}\/1\/survey_id/)
    const verified: unknown = JSON.parse((await run("verify", "--json")).out)
    assert.deepInclude(verified, { verified: 2, failed: [] })
    const unknown = await run("show", "nobody")
    assert.deepStrictEqual([unknown.code, unknown.err], [1, "fieldwork-inbox: Nothing is known of nobody\n"])

    server.child.kill("SIGTERM")
    assert.strictEqual((await server.ended).code, 0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}, 120_000)
