/**
 * Runs the receiver of the README as it is printed, and checks it with the conformance cases.
 */
import { fork, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterEach, expect, it } from "vitest"
import { command } from "../../src/check/command.ts"

const root = join(import.meta.dirname, "../..")
// The folder is inside the package, so that the program can import the package by its name.
const folder = mkdtempSync(join(root, "test/check/readme-"))
let child: ChildProcess | undefined
afterEach(() => {
  child?.kill("SIGKILL")
  rmSync(folder, { recursive: true, force: true })
})

const lines: Array<string> = []
const run = (...args: ReadonlyArray<string>) =>
  command(
    args,
    (line) => lines.push(line),
    (line) => lines.push(line)
  )

it("the receiver that the README prints passes every conformance case with the keys that fieldwork-webhook-check --keys prints", async () => {
  const readme = readFileSync(join(root, "README.md"), "utf8")
  const [, program = ""] = /The following program runs a receiver[^]*?```ts\n([^]*?)```/.exec(readme) ?? []
  expect(program).toContain(".listen(3000)\n")
  // Only the port differs: a free one is used and sent to this process.
  const listen = '.listen(0, "127.0.0.1", function () { process.send?.(this.address()) })'
  const file = join(folder, "receiver.ts")
  writeFileSync(file, program.replace(".listen(3000)", listen))
  await run("--keys")
  const env = { ...process.env, SUBSCRIPTION_KEYS: lines.join("\n"), NODE_NO_WARNINGS: "1" }
  child = fork(file, { cwd: folder, env, execArgv: [] })
  const [{ port }] = (await once(child, "message")) as [{ port: number }]
  lines.length = 0
  expect(await run(`http://127.0.0.1:${port}/callbacks`)).toBe(0)
  expect(lines.filter((line) => line.startsWith("FAIL"))).toEqual([])
  expect(readFileSync(join(folder, "opportunities.ndjson"), "utf8")).toContain('"survey_id"')
})
