import assert from "node:assert/strict"
import { execFile } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { after, test } from "node:test"
import { createSandbox, credentials } from "@fieldwork/sandbox"

const folder = mkdtempSync(join(tmpdir(), "nightly-lift-main-"))
const server = await createSandbox().listen()
const { audience, clientId, clientSecret } = credentials.brandLift
const settings = {
  LIFT_URL: server.url,
  LIFT_AUTH_URL: server.url,
  LIFT_CLIENT_ID: clientId,
  LIFT_CLIENT_SECRET: clientSecret,
  LIFT_AUDIENCE: audience,
  DECISION_DAY: "2026-02-15",
  FOLDER: folder
}
after(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const run = (changed: Readonly<Record<string, string>>) =>
  new Promise<{ readonly status: unknown; readonly stdout: string; readonly stderr: string }>((resolve) => {
    const env = { ...process.env, ...settings, ...changed }
    const cwd = join(import.meta.dirname, "..")
    const child = execFile(process.execPath, ["src/main.ts"], { cwd, env }, (_, stdout, stderr) =>
      resolve({ status: child.exitCode, stdout, stderr })
    )
  })

test("the nightly lift job prints how many campaigns it processed and exits with code 0", async () => {
  const { status, stderr, stdout } = await run({})
  assert.equal(stderr, "")
  assert.match(stdout, /^\d+ campaigns recorded, \d+ reports written, \d+ decisions announced\n$/)
  assert.equal(status, 0)
})

test("the nightly lift job prints one line and exits with code 1 when a setting is invalid", async () => {
  const { status, stderr } = await run({ WORTHWHILE_POINTS: "two" })
  assert.equal(
    stderr,
    "nightly-lift: WORTHWHILE_POINTS is not a number of points from 0 to 100 (README.md lists all settings)\n"
  )
  assert.equal(status, 1)
})

test("the nightly lift job prints one line and exits with code 1 when the service rejects the client secret", async () => {
  const { status, stderr } = await run({ LIFT_CLIENT_SECRET: "wrong" })
  assert.match(stderr, /^nightly-lift: .*authentication failed \(401\).*\n$/)
  assert.equal(status, 1)
})
