/**
 * Tests the start of the MCP server: the settings that it needs, and what it prints in a terminal.
 */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, it } from "vitest"
import { run } from "../../src/run.ts"
import { contextOf } from "../commandContext.ts"
import { runCommand } from "../runCommand.ts"

const folder = mkdtempSync(join(tmpdir(), "fieldwork-mcp-"))
afterAll(() => rmSync(folder, { recursive: true }))
const config = { FIELDWORK_CONFIG: join(folder, "config.json") }
const exchange = { FIELDWORK_EXCHANGE_URL: "https://exchange.example", FIELDWORK_EXCHANGE_API_KEY: "key-of-exchange" }

it.each([[[]], [["--http", "--port", "0"]]])(
  "`fieldwork mcp --profile` with an unknown profile and the options %j exits with 3 and the message of a call",
  async (options) => {
    await runCommand(["profiles", "save", "two"], { environment: { ...config, ...exchange } })
    const called = await runCommand(["campaigns", "list", "--profile", "nope"], { environment: config })
    const { code, err, out } = await runCommand(["mcp", ...options, "--profile", "nope"], { environment: config })
    expect({ code, err, out }).toEqual(called)
    expect(code).toBe(3)
    expect(err).toMatch(/^fieldwork: there is no profile "nope" in \S+; available profiles: two\n$/)
  }
)

it.each([
  [["--account"], "no account is configured for the brand lift API or the exchange: set FIELDWORK_BRAND_LIFT_URL"],
  [
    ["--account", "--services", "lift"],
    "no account is configured for the brand lift API: set FIELDWORK_BRAND_LIFT_URL"
  ],
  [["--profile", "two", "--services", "lift"], 'no account is configured for the brand lift API in profile "two": set']
])(
  "`fieldwork mcp %j` without an account for its services exits with 3 and does not suggest --sandbox",
  async (args, message) => {
    await runCommand(["profiles", "save", "two"], { environment: { ...config, ...exchange } })
    const environment = args.includes("two") ? config : {}
    const { code, err } = await runCommand(["mcp", ...args], { environment })
    expect(code).toBe(3)
    expect(err).toContain(message)
    expect(err).toContain("or omit --account and --profile to use a sandbox\n")
    expect(err).not.toContain("--sandbox")
  }
)

it.each([
  [
    true,
    [
      "fieldwork: serving a sandbox to an agent over standard input and output: press Ctrl-C to stop, or see fieldwork mcp --help\n"
    ]
  ],
  [false, []]
])("the MCP server prints one line on standard error only if its input is a terminal: %j", async (isTTY, lines) => {
  const written: Array<string> = []
  const stderr = {
    write: async (text: string | Uint8Array) => void written.push(String(text)),
    isTerminal: true,
    width: 80
  }
  const stdin = Object.assign((async function* () {})(), { isTTY })
  // The signal is already aborted, so the server ends at once.
  await run(["mcp"], contextOf({ stdin, stderr, signal: AbortSignal.abort(new Error("SIGINT")) }))
  expect(written).toEqual(lines)
})

it("the MCP server starts if only one of the APIs has an account", async () => {
  const signal = AbortSignal.abort(new Error("SIGINT"))
  const { code, err } = await runCommand(["mcp", "--account"], { environment: exchange, signal })
  expect({ code, err }).toEqual({ code: 0, err: "" })
})
