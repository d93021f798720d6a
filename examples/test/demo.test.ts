import { execFile } from "node:child_process"
import { join } from "node:path"
import { promisify } from "node:util"
import { createBrandLift } from "@fieldwork/brand-lift/promise"
import { createSandbox, credentials, type SandboxServer } from "@fieldwork/sandbox"
import { createControlClient } from "@fieldwork/sandbox/control"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { collect, type LiftFigures, runLiftDemo } from "../src/demo/lift.ts"
import * as DemoPrinter from "../src/demo/DemoPrinter.ts"

const listen = () => {
  const lines: Array<string> = []
  return { lines, printer: DemoPrinter.make({ write: (text) => lines.push(text) }) }
}

interface Demo {
  readonly server: SandboxServer
  readonly text: string
  readonly figures: LiftFigures
}

const runDemo = async (): Promise<Demo> => {
  const sandbox = createSandbox()
  const server = await sandbox.listen()
  const { lines, printer } = listen()
  const figures = await runLiftDemo(printer, server.url)
  return { server, figures, text: lines.join("") }
}

describe("demo", () => {
  let demo: Demo
  beforeAll(async () => {
    demo = await runDemo()
  }, 300_000)
  afterAll(() => demo.server.close())

  it("the lift that the demo shows equals the lift computed from the individual respondents of its sandbox", async () => {
    const { figures, server } = demo
    const { data } = await createControlClient({ baseUrl: server.url }).GET("/__sandbox/campaigns/{id}/respondents", {
      params: { path: { id: figures.campaign_id } }
    })
    const brandLift = createBrandLift({ baseUrl: server.url, authUrl: server.url, ...credentials.brandLift })
    const current = await brandLift.lift.get({ campaigns_pk: figures.campaign_id, questions_pk: figures.question_id })
    const [item] = await collect(brandLift.questions.list({ campaigns_pk: figures.campaign_id }))
    const targets = new Set(item?.question?.in_target_answers)

    expect(new Set(data?.items.map(({ weight }) => weight))).toEqual(new Set([1]))

    const groups = { exposed: { all: 0, yes: 0 }, control: { all: 0, yes: 0 } }
    for (const { answers, group } of data?.items ?? []) {
      const answer = answers.find(({ question_id }) => question_id === item?.question?.question_id)
      if (answer === undefined) continue
      groups[group].all += 1
      if (answer.answer_ids.some((id) => targets.has(id))) groups[group].yes += 1
    }
    const e = groups.exposed.yes / groups.exposed.all
    const c = groups.control.yes / groups.control.all
    const margin =
      1.6448536269514722 * Math.sqrt((e * (1 - e)) / groups.exposed.all + (c * (1 - c)) / groups.control.all)

    expect(groups.exposed.all + groups.control.all).toBeGreaterThan(1000)
    expect(current.exposed_count).toBe(groups.exposed.all)
    expect(current.control_count).toBe(groups.control.all)
    expect(current.exposed_percentage).toBeCloseTo(100 * e, 9)
    expect(current.control_percentage).toBeCloseTo(100 * c, 9)
    expect(current.lift_percentage).toBeCloseTo(100 * (e - c), 9)
    expect(current.margin_of_error).toBeCloseTo(100 * margin, 9)
    expect(current.lift_percentage).toBe(figures.lift_percentage)
  })

  it("the demo prints the same lift on every run with the same seed", async () => {
    const program = join(import.meta.dirname, "../src/demo/main.ts")
    const { stdout } = await promisify(execFile)(process.execPath, [program])
    const lift = (text: string) => /✓ lift +(.+)/.exec(text)?.[1]
    expect(lift(demo.text)).toMatch(/points ±/)
    expect(lift(stdout)).toBe(lift(demo.text))
    expect(stdout).toMatch(/All 16 steps succeeded/)
    expect(stdout.trimEnd().split("\n").length).toBeLessThanOrEqual(30)
  }, 300_000)
})

describe("DemoPrinter", () => {
  it("DemoPrinter stops at the first unexpected result and prints the reason", async () => {
    const { lines, printer } = listen()
    const step = printer.step("price", async () => {
      DemoPrinter.expect(false, "the price is wrong")
      return { summary: "never printed" }
    })
    await expect(step).rejects.toThrow("the price is wrong")
    expect(lines.join("")).toContain("✗ price         the price is wrong")
    expect(printer.steps()).toBe(0)
  })

  it("DemoPrinter shows its progress on a terminal and removes it afterwards", async () => {
    const lines: Array<string> = []
    const printer = DemoPrinter.make({ isTTY: true, write: (text) => lines.push(text) })
    await printer.step("clock", async ({ show }) => {
      show("day 7")
      return { summary: "moved" }
    })
    expect(lines.some((line) => line.includes("day 7"))).toBe(true)
    expect(lines.at(-1)).toContain("moved")
    expect(lines.at(-1)?.startsWith("\r")).toBe(true)
  })
})
