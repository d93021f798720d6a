import assert from "node:assert/strict"
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { after, before, test } from "node:test"
import { type BrandLift, createBrandLift } from "@fieldwork/brand-lift/promise"
import { type DayOfLift, History } from "@fieldwork/lift-report"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { createControlClient } from "@fieldwork/sandbox/control"
import { decide, type Plan } from "../src/decide.ts"
import { type JobOptions, runNight } from "../src/job.ts"

const folder = mkdtempSync(join(tmpdir(), "nightly-lift-"))
after(() => rmSync(folder, { recursive: true }))

const url = "https://lift.example"
const sandbox = createSandbox()
const brandLift = createBrandLift({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch: sandbox.fetch })
const control = createControlClient({ baseUrl: url, fetch: sandbox.fetch })
const plan: Plan = { decisionDay: "2026-02-15", worthwhile: 0.02, alpha: 0.1 }
let campaign = ""

const draft = {
  campaign_name: "Alder Coffee winter",
  client_name: "Alder Coffee",
  start_date: "2026-01-06T00:00:00Z",
  end_date: "2026-03-15T00:00:00Z",
  country_language_id: 9,
  industry_id: 1,
  channels: ["digital"],
  expected_impressions_count: { digital: 3_000_000 },
  draft_settings: {
    questions: [
      {
        question_name: "brand_awareness",
        question_text: "Which of these coffee brands have you heard of?",
        kpi_type: "awareness",
        question_type: "radio",
        answers: ["Alder Coffee", "Birch Roasters", "None of these"],
        default: true,
        target_option_index: 0
      }
    ]
  }
} satisfies Parameters<BrandLift["campaigns"]["create"]>[0]["body"]

/** The study has a known effect of 20 percentage points, which is detected within a few days. */
before(async () => {
  const created = await brandLift.campaigns.create({ body: draft })
  campaign = created.campaign_id
  const path = { id: campaign }
  await control.PUT("/__sandbox/campaigns/{id}/effect", { params: { path }, body: { base: 0.4, points: 20 } })
  await control.PUT("/__sandbox/campaigns/{id}/people", { params: { path }, body: { respondents: 4000 } })
  await brandLift.campaigns.launch({ id: campaign })
  await sandbox.advance({ days: 2 })
})

const days = () => {
  using history = new History(join(folder, "lift.db"))
  return [...history.snapshots(campaign)].map(({ day }) => day)
}

const messages: Array<{ readonly id: string; readonly text: string }> = []
const notify = async (message: { readonly id: string; readonly text: string }) => void messages.push(message)

test("the nightly lift job, run twice a night, records each refresh once and announces a decision once", async () => {
  let nights = 0
  while (messages.length === 0) {
    assert.ok(nights++ < 12, "an effect of 20 points is shown within 24 days")
    await sandbox.advance({ days: 2 })
    assert.equal((await runNight(brandLift, { folder, plan, notify })).recorded, 1)
    const again = await runNight(brandLift, { folder, plan, notify })
    assert.deepEqual(again, { recorded: 0, written: 0, announced: 0, failures: [] })
  }
  assert.equal(days().length, nights)
  assert.deepEqual(days(), [...new Set(days())])
  assert.match(messages[0]?.text ?? "", /^Alder Coffee winter, question \d+ shows a lift: between \d/)
  assert.equal(readdirSync(folder).filter((name) => name.endsWith(".html")).length, nights)
})

test("when the nightly lift job cannot announce a decision, its next run announces it with the same id", async () => {
  rmSync(join(folder, "announcements.db"))
  const [known] = messages.splice(0)
  const refused = async () => {
    throw new Error("the chat is away")
  }
  const failed = await runNight(brandLift, { folder, plan, notify: refused })
  assert.deepEqual(failed.failures, ["Alder Coffee winter: the chat is away"])
  assert.equal((await runNight(brandLift, { folder, plan, notify })).announced, 1)
  assert.deepEqual(messages, [known])
})

test("when the nightly lift job cannot write a report, it still announces the decision, and its next run writes the report", async () => {
  const name = readdirSync(folder).findLast((file) => file.endsWith(".html")) ?? ""
  const second = join(folder, "second")
  // A folder with the name of the report prevents the report from being written.
  mkdirSync(join(second, name), { recursive: true })
  const failed = await runNight(brandLift, { folder: second, plan, notify })
  assert.match(failed.failures.join(), /^Alder Coffee winter: .*rename/)
  assert.deepEqual({ ...failed, failures: [] }, { recorded: 1, written: 0, announced: 1, failures: [] })
  rmSync(join(second, name), { recursive: true })
  const next = await runNight(brandLift, { folder: second, plan, notify })
  assert.deepEqual(next, { recorded: 0, written: 1, announced: 0, failures: [] })
  assert.ok(existsSync(join(second, name)))
})

const day = (date: string, exposed: number, control: number, n: number): DayOfLift => ({
  at: `${date}T03:00:00.000Z`,
  question: 1,
  groups: {
    exposed: { x: exposed, n, respondents: n },
    control: { x: control, n, respondents: n },
    weighted: false,
    designEffect: 1
  }
})

test("the nightly lift job stops a study early when a worthwhile lift is no longer possible", () => {
  const decision = decide([day("2026-01-10", 40_000, 40_000, 100_000)], plan)
  assert.equal(decision?.kind, "notWorthwhile")
  assert.ok(decision.upper < plan.worthwhile)
})

test("if the lift is uncertain before the decision day, the nightly lift job decides only on that day, with a single test", () => {
  // An ordinary test finds the lift significant, but such a test is not valid if it is repeated every day.
  const doubtful = { exposed: 230, control: 200, n: 500 }
  const early = day("2026-01-20", doubtful.exposed, doubtful.control, doubtful.n)
  assert.equal(decide([early], plan), undefined)
  const onTheDay = day("2026-02-15", doubtful.exposed, doubtful.control, doubtful.n)
  assert.equal(decide([early, onTheDay], plan)?.kind, "lift")
  assert.equal(decide([early, day("2026-02-15", 205, 200, 500)], plan)?.kind, "notSignificant")
})

test("the nightly lift job does not change a decision when later days are added", () => {
  const decided = [day("2026-01-20", 2600, 2000, 5000)]
  const first = decide(decided, plan)
  assert.equal(first?.kind, "lift")
  assert.deepEqual(decide([...decided, day("2026-02-20", 2000, 2000, 5000)], plan), first)
})

test("if the campaign ends before the decision day, the nightly lift job waits for that day, then writes the final report and announces the decision", async () => {
  const weak = createSandbox({ seed: 8 })
  const account = createBrandLift({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch: weak.fetch })
  const weakControl = createControlClient({ baseUrl: url, fetch: weak.fetch })
  const { campaign_id: id } = await account.campaigns.create({
    body: { ...draft, end_date: "2026-01-16T20:00:00Z" }
  })
  const path = { id }
  await weakControl.PUT("/__sandbox/campaigns/{id}/effect", { params: { path }, body: { base: 0.4, points: 0 } })
  await weakControl.PUT("/__sandbox/campaigns/{id}/people", { params: { path }, body: { respondents: 400 } })
  await account.campaigns.launch({ id })
  const files = join(folder, "after-end")
  mkdirSync(files)
  const announced: Array<string> = []
  const options: JobOptions = {
    folder: files,
    plan: { decisionDay: "2026-01-20", worthwhile: 0, alpha: 0.1 },
    notify: async ({ text }) => void announced.push(text),
    now: () => time
  }
  let time = Date.UTC(2026, 0, 5, 4)
  await weak.advance({ seconds: 4 * 3600 })
  const reports: Array<string> = []
  while (time < Date.UTC(2026, 0, 24)) {
    await weak.advance({ days: 1 })
    time += 86_400_000
    const { failures, written } = await runNight(account, options)
    assert.deepEqual(failures, [])
    if (written > 0) reports.push(new Date(time).toISOString().slice(0, 10))
    if (time < Date.UTC(2026, 0, 20)) assert.deepEqual(announced, [])
  }
  assert.deepEqual(reports.slice(-2), ["2026-01-17", "2026-01-20"])
  assert.match(announced.join(), /^[^,]*, question \d+ ended without a significant lift: .*, decided on 2026-01-20\.$/)
  const last = readdirSync(files).findLast((file) => file.endsWith(".html")) ?? ""
  assert.match(last, /2026-01-20\.html$/)
  assert.doesNotMatch(readFileSync(join(files, last), "utf8"), /interim/i)
})
