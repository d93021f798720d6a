import { execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { credentials } from "@fieldwork/sandbox"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { parseArguments } from "../src/Arguments.ts"
import { History } from "../src/history/History.ts"
import { startAnalystScenario } from "./support/startAnalystScenario.ts"

const folder = mkdtempSync(join(tmpdir(), "lift-command-"))
let campaign = ""
let otherCampaign = ""
let environment: Record<string, string> = {}
let close: () => Promise<unknown> = async () => undefined

beforeAll(async () => {
  const scenario = await startAnalystScenario()
  const server = await scenario.sandbox.listen()
  close = () => server.close()
  campaign = scenario.idOf("Alder Coffee winter")
  otherCampaign = scenario.idOf("Birch Roasters new year")
  environment = {
    FIELDWORK_BRAND_LIFT_URL: server.url,
    FIELDWORK_BRAND_LIFT_AUTH_URL: server.url,
    FIELDWORK_BRAND_LIFT_CLIENT_ID: credentials.brandLift.clientId,
    FIELDWORK_BRAND_LIFT_CLIENT_SECRET: credentials.brandLift.clientSecret,
    FIELDWORK_BRAND_LIFT_AUDIENCE: credentials.brandLift.audience
  }
})
afterAll(async () => {
  await close()
  rmSync(folder, { recursive: true })
})

interface Outcome {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

const command = (args: ReadonlyArray<string>, env: Readonly<Record<string, string>> = environment): Promise<Outcome> =>
  promisify(execFile)(process.execPath, ["--no-warnings", join(import.meta.dirname, "../src/main.ts"), ...args], {
    cwd: folder,
    env: { PATH: process.env["PATH"] ?? "", ...env }
  }).then(
    ({ stderr, stdout }) => ({ code: 0, stdout, stderr }),
    ({ code, stderr, stdout }: Outcome) => ({ code, stdout, stderr })
  )

describe("fieldwork-lift-report", () => {
  it("`fieldwork-lift-report campaign` writes a lift report in every format, and prints its headline and file names", async () => {
    const { code, stderr, stdout } = await command(["campaign", campaign, "--out", "reports", "--split", "1:1"])
    expect([code, stderr]).toEqual([0, ""])
    expect(stdout).toContain("The campaign has already raised brand awareness.")
    expect(stdout).toContain(`reports/alder-coffee-winter-${campaign.slice(0, 8)}-2026-01-21.html`)
    expect(new Set(readdirSync(join(folder, "reports")).map((name) => name.split(".").at(-1)))).toEqual(
      new Set(["html", "svg", "xlsx", "pptx", "csv", "txt"])
    )
  })

  it("`fieldwork-lift-report snapshot` records each day once, and `fieldwork-lift-report changes` lists what changed", async () => {
    const first = await command(["snapshot"])
    expect(first.stdout).toContain(`${campaign} 2026-01-21 recorded\n  Brand awareness shows a significant lift`)
    const second = await command(["snapshot", campaign])
    expect(second.stdout).toBe(`${campaign} 2026-01-21 already recorded\n`)
    const changes = await command(["changes", campaign])
    expect(changes.stdout).toContain("2026-01-21 Brand awareness shows a significant lift")
  })

  it("`fieldwork-lift-report snapshot` records the other campaigns if some fail, lists every failure and exits with 1", async () => {
    const [one, other] = ["5f0c3a52-8c1f-4f27-9c2e-1d4b8a1f2e3d", "6a1d4b63-8c1f-4f27-9c2e-1d4b8a1f2e3d"]
    const { code, stderr, stdout } = await command(["snapshot", one, campaign, other, "--history", "some.db"])
    expect(code).toBe(1)
    expect(stdout).toContain(`${campaign} 2026-01-21 recorded`)
    expect(stderr.split("\n")).toEqual([
      "fieldwork-lift-report: 2 of 3 campaigns were not recorded:",
      expect.stringContaining(`  ${one}: getCampaign: not found (404)`),
      expect.stringContaining(`  ${other}: getCampaign: not found (404)`),
      ""
    ])
  })

  it("`fieldwork-lift-report snapshot` records every campaign even if nothing reads its output, as with `| head`", async () => {
    const all = [campaign, otherCampaign]
    const launcher = join(import.meta.dirname, "../src/launch.gen.ts")
    const child = spawn(process.execPath, ["--no-warnings", launcher, "snapshot", ...all, "--history", "unread.db"], {
      cwd: folder,
      env: environment
    })
    child.stdout.destroy()
    const [code] = (await once(child, "close")) as [number]
    expect(code).toBe(0)
    using history = new History(join(folder, "unread.db"))
    expect(new Set(history.campaigns())).toEqual(new Set(all))
  })

  it("fieldwork-lift-report prints a one-line error for an unknown campaign, and names every missing environment variable", async () => {
    const unknown = await command(["campaign", "5f0c3a52-8c1f-4f27-9c2e-1d4b8a1f2e3d"])
    expect(unknown).toMatchObject({ code: 1, stdout: "" })
    expect(unknown.stderr).toMatch(/^fieldwork-lift-report: getCampaign: not found \(404\)[^\n]*\n$/)
    const bare = await command(["campaign", campaign], {})
    expect(bare.stderr).toContain(
      "set the environment variables FIELDWORK_BRAND_LIFT_URL, FIELDWORK_BRAND_LIFT_AUTH_URL"
    )
    expect(bare.stderr).not.toContain("secret")
  })

  it("fieldwork-lift-report exits with an error if the history file does not exist or is not a database", async () => {
    const missing = await command(["changes", campaign, "--history", "missing.db"])
    expect([missing.code, missing.stderr]).toEqual([1, expect.stringContaining("there is no history at missing.db")])
    expect(readdirSync(folder)).not.toContain("missing.db")
    const report = await command(["campaign", campaign, "--history", "missing.db"])
    expect(report.stderr).toContain("there is no history at missing.db")
    writeFileSync(join(folder, "text.db"), "no database")
    const text = await command(["changes", campaign, "--history", "text.db"])
    expect(text.stderr).toMatch(/^fieldwork-lift-report: text\.db cannot be opened as a history: [^\n]+\n$/)
  })

  it("fieldwork-lift-report without arguments prints its usage", async () => {
    const { code, stdout } = await command([])
    expect([code, stdout.startsWith("usage: fieldwork-lift-report")]).toEqual([0, true])
  })
})

describe("fieldwork-lift-report arguments", () => {
  it.each([
    [["reports"], 'unknown command "reports"'],
    [["campaign"], "campaign requires the id of exactly one campaign"],
    [["campaign", "a", "b"], "campaign requires the id of exactly one campaign"],
    [["campaign", "a", "--format", "html,doc"], '--format contains "doc"'],
    [["campaign", "a", "--level", "90"], '--level is "90": pass a number between 0 and 1'],
    [["campaign", "a", "--adjust", "tukey"], '--adjust is "tukey"'],
    [["campaign", "a", "--decision", "15 Feb"], '--decision is "15 Feb"'],
    [["campaign", "a", "--decision", "2026-02-30"], '--decision is "2026-02-30"'],
    [["campaign", "a", "--decision", "2026-02-15T00"], '--decision is "2026-02-15T00"'],
    [["campaign", "a", "--split", "1:0"], '--split is "1:0"'],
    [["campaign", "a", "--minimum", "few"], '--minimum is "few"'],
    [["campaign", "a", "--colour"], "--colour"]
  ])("fieldwork-lift-report refuses the arguments %j with an error that states what is expected", (args, message) => {
    expect(() => parseArguments(args)).toThrow(message)
  })

  it("fieldwork-lift-report parses formats, level, split and decision day of the campaign command into typed options", () => {
    expect(
      parseArguments([
        "campaign",
        "a",
        "--format",
        "html, csv",
        "--level",
        "0.95",
        "--split",
        "2:1",
        "--decision",
        "2026-02-15"
      ])
    ).toMatchObject({
      campaign: "a",
      formats: ["html", "csv"],
      level: 0.95,
      designedSplit: [2, 1],
      decision: "2026-02-15",
      quiet: false
    })
  })
})
