/**
 * Measures how fast the `fieldwork` command starts, for `--help` and for a call to a local server.
 *
 * For `--help`, the baseline is Node without a program, and the alternatives are other services' commands. For the call, the baseline is a script
 * with one `fetch`, and the alternatives are scripts that use other services' client libraries.
 */
import { execFileSync, spawn, spawnSync } from "node:child_process"
import { createRequire } from "node:module"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { interleave } from "./interleave.ts"
import type { Case } from "./Report.ts"

const rounds = 15
const root = join(import.meta.dirname, "../../..")
const require = createRequire(import.meta.url)
const command = join(root, "packages/cli/dist/main.js")

/** Returns the time in milliseconds until a process exits. The output of the process is discarded. */
const timeOf = (args: ReadonlyArray<string>, environment: Readonly<Record<string, string>> = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const begin = performance.now()
    const child = spawn(process.execPath, args, {
      stdio: "ignore",
      cwd: import.meta.dirname,
      env: { PATH: process.env["PATH"], HOME: process.env["HOME"], ...environment }
    })
    child.once("error", reject)
    child.once("exit", (code) =>
      code === 0 ? resolve(performance.now() - begin) : reject(new Error(`${args.join(" ")} ended with ${code}`))
    )
  })

/** The commands of other services that are installed for the benchmark, by npm package and version. */
const installed = { "wrangler@4.164.0": "wrangler" }

const install = (folder: string): Readonly<Record<string, string>> => {
  const { status } = spawnSync(
    "npm",
    [
      "install",
      "--silent",
      "--no-audit",
      "--no-fund",
      "--ignore-scripts",
      "--prefix",
      folder,
      ...Object.keys(installed)
    ],
    { stdio: "ignore", shell: process.platform === "win32" }
  )
  if (status === 0) {
    return Object.fromEntries(
      Object.entries(installed).map(([name, bin]) => [name, join(folder, "node_modules/.bin", bin)])
    )
  }
  console.log(`skipped: ${Object.keys(installed).join(" and ")} could not be installed`)
  return {}
}

const help = async (): Promise<Case> => {
  const folder = mkdtempSync(join(tmpdir(), "fieldwork-bench-"))
  try {
    const prism = join(dirname(require.resolve("@stoplight/prism-cli/package.json")), "dist/index.js")
    const peers = { ...install(folder), "@stoplight/prism-cli": prism }
    const variants = {
      ours: () => timeOf([command, "--help"]),
      operation: () => timeOf([command, "lift", "by-device", "--help"]),
      floor: () => timeOf(["-e", "0"]),
      ...Object.fromEntries(Object.entries(peers).map(([name, file]) => [name, () => timeOf([file, "--help"])]))
    }
    const { floor = 0, operation = 0, ours = 0, ...others } = await interleave<string>(variants, rounds)
    return {
      case: "start-up for --help",
      unit: "ms",
      better: "lower",
      ours,
      floor,
      peers: { "ours: lift by-device --help": operation, ...others },
      n: rounds
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const suppliers = { ApiResult: 0, ApiResultCode: 0, ResultCount: 0, AccountsWithSuppliers: [] }

const call = async (): Promise<Case> => {
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "application/json").end(JSON.stringify(suppliers))
  }).listen(0, "127.0.0.1")
  await new Promise((resolve) => server.once("listening", resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { port } = new URL(url)
  const account = { FIELDWORK_EXCHANGE_URL: url, FIELDWORK_EXCHANGE_API_KEY: "key" }
  const script = (code: string) => () => timeOf(["--input-type=module", "-e", code])
  try {
    const { floor, ours, ...peers } = await interleave(
      {
        ours: () => timeOf([command, "lookups", "suppliers", "--output", "json"], account),
        floor: script(`console.log(await (await fetch("${url}")).text())`),
        "stripe client in a script": script(
          `import Stripe from "stripe"; const stripe = new Stripe("sk_test_1", { host: "127.0.0.1", port: ${port}, protocol: "http", telemetry: false }); console.log(await stripe.balance.retrieve())`
        ),
        "octokit client in a script": script(
          `import { Octokit } from "octokit"; console.log((await new Octokit({ baseUrl: "${url}" }).rest.meta.get()).data)`
        ),
        "openai client in a script": script(
          `import OpenAI from "openai"; console.log(await new OpenAI({ apiKey: "key", baseURL: "${url}" }).models.list())`
        )
      },
      rounds
    )
    return { case: "a call to a local server", unit: "ms", better: "lower", ours, floor, peers, n: rounds }
  } finally {
    server.close()
  }
}

export const run = async (): Promise<ReadonlyArray<Case>> => {
  execFileSync(process.execPath, ["build.mjs"], { cwd: join(root, "packages/cli") })
  return [await help(), await call()]
}
