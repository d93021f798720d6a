import { execFile, spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { fakeExchange } from "@fieldwork/exchange/promise"
import { createSupply, createSupplyApi } from "@fieldwork/supply/promise"
import { describe, expect, it } from "vitest"
import { killRuns } from "./support/killRuns.ts"

const folder = join(import.meta.dirname, "../supplier")
const hasPython = spawnSync("python3", ["--version"]).status === 0
if (!hasPython) console.log("skipped: a router in Python needs python3")

const survey = (survey_id: number, age: string) => ({
  survey_id,
  message_reason: "new",
  country_language: "eng_us",
  conversion: survey_id / 10,
  revenue_per_interview: { value: 1.25, currency_code: "USD" },
  survey_qualifications: [{ question_id: 42, logical_operator: "OR", precodes: [age] }]
})

const python = (url: string, token: string, input: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = execFile("python3", [join(folder, "route.py"), url, token], (error, stdout) =>
      error === null ? resolve(stdout) : reject(error)
    )
    child.stdin?.end(input)
  })

describe("supplier example", () => {
  it("the supplier example has at most 60 lines besides its HTML", () => {
    expect(readFileSync(join(folder, "service.ts"), "utf8").trimEnd().split("\n").length).toBeLessThanOrEqual(60)
  })

  it("the supplier example sends no respondent into a survey twice and loses no entry when it is killed while it routes", async () => {
    const { clicks, entries, faults, sessions } = await killRuns({ kills: 2, seed: 7 })
    expect(faults).toEqual([])
    expect(clicks).toBeGreaterThan(0)
    expect(entries).toBeGreaterThanOrEqual(sessions)
  }, 120_000)
})

it.runIf(hasPython)(
  "a Python program gets the same matches and explanations from the supply API as the TypeScript methods return",
  async () => {
    const token = "0123456789abcdef"
    const supply = await createSupply({
      inbox: { store: ":memory:" },
      exchange: fakeExchange({}),
      supplierCode: "4711"
    })
    for (const opportunity of [survey(1, "30"), survey(2, "30"), survey(3, "31")]) supply.router.apply({ opportunity })
    const server = createServer(createSupplyApi(supply, { token }).listen).listen(0, "127.0.0.1")
    await new Promise((resolve) => server.once("listening", resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/supply`
    const profiles = ["30", "31", "32"].map((age, index) => ({
      pid: `p-${index}`,
      country_language: "eng_us",
      answers: { 42: [age] }
    }))
    const surveys = [1, 2, 3, 4]
    const input = profiles.map((profile) => JSON.stringify({ profile, surveys })).join("\n")
    const lines = (await python(url, token, input)).trimEnd().split("\n")
    const expected = await Promise.all(
      profiles.map(async (profile) => ({
        match: (await supply.match(profile)).surveys.map((match) => match.survey.survey_id),
        why: await Promise.all(surveys.map(async (id) => (await supply.why(profile, id)) ?? null))
      }))
    )
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(expected)
    expect(expected.map(({ match }) => match)).toEqual([[2, 1], [3], []])
    expect(expected[0]?.why.map((verdict) => verdict?.verdict)).toEqual([
      "eligible",
      "eligible",
      "ineligible",
      undefined
    ])
    server.closeAllConnections()
    server.close()
    await supply.close()
  }
)
