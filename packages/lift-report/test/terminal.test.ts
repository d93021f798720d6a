import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { run } from "../src/Command.ts"
import { build, History, renderText } from "../src/index.ts"
import { sourceOf } from "./support/source.ts"
import { startAnalystScenario } from "./support/startAnalystScenario.ts"

const folder = mkdtempSync(join(tmpdir(), "lift-terminal-"))
afterAll(() => rmSync(folder, { recursive: true }))

const evil = "Mobile\u001b[2K\r\u001b[31mAll campaigns recorded\u001b]52;c;ZXZpbA==\u0007\u202e"
const harmful = /(?!\n)[\p{Cc}\u202e]/u

describe("names with escape sequences in fieldwork-lift-report", () => {
  it("renderText escapes control characters and changes of the writing direction in every name of a lift report", () => {
    const counts = { name: evil, xe: 500, ne: 1000, xc: 380, nc: 1000 }
    const text = renderText(build(sourceOf({ questions: [counts], devices: [counts], name: evil, client: evil })))
    expect(text).not.toMatch(harmful)
    expect(text).toContain("\\u001b[31mAll campaigns recorded")
  })

  it("`fieldwork-lift-report snapshot` and `changes` escape control characters in the names of questions", async () => {
    const scenario = await startAnalystScenario()
    const campaign = scenario.idOf("Alder Coffee winter")
    const at = await scenario.clock()
    const lines: Array<string> = []
    const original = scenario.client
    const table: typeof original.lift.table = async (input) => {
      const found = await original.lift.table(input)
      for (const row of found.rows) Object.assign(row, { questionName: `${evil} ${row.questionName}` })
      return found
    }
    const client = { ...original, lift: { ...original.lift, table } } as unknown as typeof original
    const io = { client: () => client, print: (text: string) => lines.push(text), note: () => undefined, width: 100 }
    const history = join(folder, "lift.db")
    using opened = new History(history)
    await opened.record(client, campaign, { now: () => at })
    await run(["changes", campaign, "--history", history], io)
    await run(["snapshot", campaign, "--history", join(folder, "other.db")], io)
    expect(lines.join("\n")).not.toMatch(harmful)
    expect(lines.filter((line) => line.includes("\\u001b[31m")).length).toBeGreaterThan(1)
  })
})
