/**
 * Tests the commands that run tools of other packages as processes: their exit codes, their lifetime, and their signals.
 */
import { spawn } from "node:child_process"
import { generateKeyPairSync } from "node:crypto"
import { once } from "node:events"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createSandbox, credentials, type SandboxServer } from "@fieldwork/sandbox"
import { afterAll, beforeAll, expect, it } from "vitest"
import { tools } from "../src/delegate/tools.ts"
import { runCommand } from "./runCommand.ts"

const packages = join(import.meta.dirname, "../..")
const main = join(packages, "cli/src/main.ts")
const folderOf = (command: string) => join(packages, tools[command]?.packageName.replace("@fieldwork/", "") ?? "")

/** A project in which the packages of all tools are installed. */
const project = mkdtempSync(join(tmpdir(), "fieldwork-tools-"))

let exchange: SandboxServer

beforeAll(async () => {
  const scope = join(project, "node_modules/@fieldwork")
  mkdirSync(scope, { recursive: true })
  for (const [command, { packageName }] of Object.entries(tools))
    symlinkSync(folderOf(command), join(project, "node_modules", packageName), "junction")
  exchange = await createSandbox({ send: async () => new Response(null) }).listen()
})

afterAll(async () => {
  await exchange.close()
  rmSync(project, { recursive: true })
})

const start = (program: string, args: ReadonlyArray<string>, environment: Readonly<Record<string, string>> = {}) => {
  const child = spawn(process.execPath, [program, ...args], {
    cwd: project,
    env: { NODE_NO_WARNINGS: "1", ...environment },
    stdio: ["ignore", "pipe", "pipe"]
  })
  const output = { out: "", err: "" }
  child.stdout.on("data", (chunk: Buffer) => (output.out += chunk.toString("utf8")))
  child.stderr.on("data", (chunk: Buffer) => (output.err += chunk.toString("utf8")))
  const ended = once(child, "close").then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as string | null,
    ...output
  }))
  /** Resolves with the first match of a pattern in the output. Rejects if the process ends before. */
  const printed = async (pattern: RegExp): Promise<string> => {
    for (;;) {
      const found = pattern.exec(output.out)?.[1]
      if (found !== undefined) return found
      const early = ended.then((end) => Promise.reject(new Error(`the process has ended: ${JSON.stringify(end)}`)))
      await Promise.race([once(child.stdout, "data"), early])
    }
  }
  return { child, ended, printed }
}

/** Returns the file that implements a tool's own command. */
const programOf = (command: string): string => {
  const { bin } = JSON.parse(readFileSync(join(folderOf(command), "package.json"), "utf8")) as {
    readonly bin: Record<string, string>
  }
  return join(folderOf(command), bin[tools[command]?.bin ?? ""] ?? "")
}

const failures: Readonly<Record<string, { readonly args: ReadonlyArray<string>; readonly code: number }>> = {
  sandbox: { args: ["--port", "lots"], code: 1 },
  inbox: { args: ["serve", "--speed", "2"], code: 1 },
  report: { args: ["nope"], code: 1 },
  contract: { args: ["check", "missing.har"], code: 2 },
  supply: { args: ["serve", "--speed", "2"], code: 1 }
}

it.each(Object.keys(tools))(
  "`fieldwork %s` that fails exits with the code and the message of the tool's own command",
  async (command) => {
    const { args = [], code } = failures[command] ?? {}
    const own = await start(programOf(command), args).ended
    expect(own).toMatchObject({ code, signal: null, err: expect.stringMatching(/./) })
    expect(await start(main, [command, ...args]).ended).toEqual(own)
  }
)

const publicKey = generateKeyPairSync("ec", { namedCurve: "P-256" })
  .publicKey.export({ type: "spki", format: "der" })
  .toString("base64")

const servers = {
  sandbox: () => ({ args: ["sandbox", "--port", "0"], printed: /sandbox on (http:\S+)/, environment: {} }),
  contract: () => ({
    args: ["contract", "record", "--target", exchange.url],
    printed: /(http:\S+) forwards/,
    environment: {}
  }),
  inbox: () => ({
    args: ["inbox", "serve"],
    printed: /"listening".*"port":(\d+)/,
    environment: {
      FIELDWORK_INBOX_STORE: join(project, "inbox.db"),
      FIELDWORK_INBOX_PORT: "0",
      FIELDWORK_INBOX_KEYS: `key=${publicKey}`
    }
  }),
  supply: () => ({
    args: ["supply", "serve", "--port", "0", "--store", join(project, "supply.db")],
    printed: /supply on (http:[^\s,]+)/,
    environment: {
      FIELDWORK_EXCHANGE_URL: exchange.url,
      FIELDWORK_EXCHANGE_API_KEY: credentials.exchange.apiKey,
      FIELDWORK_SUPPLY_SUPPLIER_CODE: credentials.exchange.suppliers[0] ?? "",
      FIELDWORK_SUPPLY_URL: "https://supply.example",
      FIELDWORK_SUPPLY_TOKEN: "a-token-of-the-test"
    }
  })
}

it.each(
  Object.entries(servers).flatMap(([name, settings]) =>
    (["SIGINT", "SIGTERM"] as const).map((signal) => ({ name, signal, settings }))
  )
)("the server of `fieldwork $name` serves until $signal and then exits with code 0", async ({ settings, signal }) => {
  const { args, environment, printed: pattern } = settings()
  const { child, ended, printed } = start(main, args, environment)
  const found = await printed(pattern)
  const url = found.startsWith("http") ? found : `http://127.0.0.1:${found}`
  const headers = { authorization: credentials.exchange.apiKey }
  const response = await fetch(`${url}/Core/v1/Suppliers/AllWithAccount`, { headers })
  // The inbox and the supply service have no such operation, but they respond.
  expect([200, 404]).toContain(response.status)
  child.kill(signal)
  expect(await ended).toMatchObject({ code: 0, signal: null, err: "" })
})

it("the CLI does not start a tool after it has received a signal", async () => {
  let isReleased = false
  const ran = await runCommand(["sandbox", "--port", "0"], {
    signal: AbortSignal.abort(new Error("SIGTERM")),
    releaseProcess: () => (isReleased = true)
  })
  expect({ ...ran, isReleased }).toEqual({ code: 130, out: "", err: "fieldwork: interrupted\n", isReleased: false })
})
