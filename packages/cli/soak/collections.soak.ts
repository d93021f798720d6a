/**
 * Runs the Bruno collection against a sandbox with Bruno's own command line. Every request must succeed, and every check in the workflows must pass.
 *
 * Options: `--runs N` (the number of runs, default 1), `--seed S` (the seed of the sandbox, default 1), and `--bruno FILE` (the `bru` command;
 * default: installed from npm).
 */
import { spawn, spawnSync } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { createSandbox } from "@fieldwork/sandbox"

const bruno = "@usebruno/cli@4.1.0"

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "1" },
    seed: { type: "string", default: "1" },
    bruno: { type: "string" }
  }
})
const [runs, seed] = [Number(values.runs), Number(values.seed)]
console.log(`seed ${seed}, ${runs} runs with ${bruno}`)

const folder = mkdtempSync(join(tmpdir(), "fieldwork-collections-"))

const npm = (...args: ReadonlyArray<string>): void => {
  const { status, stderr } = spawnSync("npm", args, { encoding: "utf8", shell: process.platform === "win32" })
  if (status !== 0) throw new Error(`npm ${args.join(" ")} failed: ${stderr}`)
}

const commandOf = (): string => {
  if (values.bruno !== undefined) return values.bruno
  npm("install", "--silent", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", folder, bruno)
  return join(folder, "node_modules/.bin/bru")
}

interface Result {
  readonly summary: {
    readonly totalRequests: number
    readonly failedRequests: number
    readonly totalTests: number
    readonly failedTests: number
  }
  readonly results: ReadonlyArray<{
    readonly test: { readonly filename: string }
    readonly error?: string | null
    readonly testResults?: ReadonlyArray<{ readonly status: string; readonly description: string }>
  }>
}

const run = async (command: string): Promise<boolean> => {
  const sandbox = createSandbox({ seed, send: async () => new Response(null, { status: 200 }) })
  const { close, url } = await sandbox.listen()
  const collection = join(folder, "collection")
  rmSync(collection, { recursive: true, force: true })
  cpSync(join(import.meta.dirname, "../../../specs/collections/bruno"), collection, { recursive: true })
  const report = join(folder, "report.json")
  const names = ["brand_lift_url", "brand_lift_auth_url", "exchange_url", "sandbox_url"]
  const variables = names.flatMap((name) => ["--env-var", `${name}=${url}`])
  const args = ["run", "workflows", "-r", "--env", "sandbox", ...variables, "--reporter-json", report]
  const child = spawn(command, args, { cwd: collection, stdio: "ignore" })
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve))
  await close()
  const read = JSON.parse(readFileSync(report, "utf8")) as Result | readonly [Result]
  const { results, summary } = "summary" in read ? read : read[0]
  for (const { error, test, testResults = [] } of results) {
    const failed = testResults.filter(({ status }) => status !== "pass").map(({ description }) => description)
    if (failed.length > 0 || (error ?? "") !== "")
      console.log(`FAIL ${test.filename}: ${[...failed, error ?? ""].join("; ")}`)
  }
  console.log(
    `${summary.totalRequests} requests, ${summary.totalTests} checks, ${summary.failedTests} failed, exit code ${code}`
  )
  return code === 0 && summary.failedTests === 0 && summary.failedRequests === 0 && summary.totalRequests > 150
}

try {
  const command = commandOf()
  for (let index = 0; index < runs; index += 1) if (!(await run(command))) process.exitCode = 1
  if (process.exitCode !== 1) console.log("ok   the collection is green")
} finally {
  rmSync(folder, { recursive: true, force: true })
}
