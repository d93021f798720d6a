/**
 * Zero duplicate commits, over HTTP: whatever the service does to a write and whenever, the sandbox carries it out at most once where it may
 * act twice, and no failure says that nothing was done when something was.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import * as fc from "fast-check"
import { ApiError, createBrandLift, type BrandLift } from "@fieldwork/brand-lift/promise"
import { credentials } from "@fieldwork/sandbox"
import { campaignDraft, openStage, type Stage } from "../src/world.ts"

/** What the sandbox is told to do to one call; `performs` says whether it carries it out all the same. */
const faults = {
  "breaks before it is carried out": { connection: "reset", performs: false },
  "breaks after it is carried out": { connection: "reset", performs: true },
  "stops in the middle of the body": { connection: "stall", performs: true },
  "fails before": { status: 500, performs: false },
  "fails after": { status: 502, performs: true },
  "times out at the gateway": { status: 504, performs: true },
  "is unavailable": { status: 503, performs: false },
  "is limited": { status: 429, retry_after_seconds: 0, performs: false },
  "is refused": { status: 401, performs: false },
  "is wrong": { status: 400, performs: false },
  "succeeds in no JSON": { alter: "malformed_json" },
  "succeeds with a field more": { alter: "extra_field" }
} as const

const names = Object.keys(faults) as ReadonlyArray<keyof typeof faults>
const policy = {
  maxAttempts: 4,
  baseMillis: 1,
  maxMillis: 2,
  slowBaseMillis: 1,
  retryAfterCapMillis: 1000,
  budget: 1e6
}

let stage: Stage
let brandLift: BrandLift
beforeAll(async () => {
  stage = await openStage()
  const { url: baseUrl } = stage.server
  const options = { baseUrl, authUrl: baseUrl, ...credentials.brandLift, onDrift: () => {} }
  brandLift = createBrandLift({ ...options, timeoutMillis: 250, retry: policy })
})
afterAll(() => stage.server.close())

const control = (path: string, body: object) =>
  fetch(`${stage.server.url}/__sandbox${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body)
  }).then((reply) => expect(reply.status, path).toBeLessThan(300))

/** What a failure says of the write: carried out, not carried out, or nobody knows. */
const said = (error: unknown): "done" | "open" | "undone" => {
  if (!(error instanceof ApiError)) throw error
  if (error.reason._tag === "AmbiguousWriteError") return "open"
  return error.reason._tag === "ContractError" && error.reason.isCarriedOut === true ? "done" : "undone"
}

let runs = 0

/** Creates one campaign against these faults in turn, and counts how many there are of its name. */
const create = async (plan: ReadonlyArray<keyof typeof faults>) => {
  const campaign_name = `run ${++runs}`
  for (const name of plan) await control("/faults", { operation_id: "createCampaign", ...faults[name] })
  const result = await brandLift.campaigns.create({ body: { ...campaignDraft, campaign_name } }).then(
    () => undefined,
    (error: unknown) => error
  )
  await fetch(`${stage.server.url}/__sandbox/faults`, { method: "DELETE" })
  let commits = 0
  for await (const campaign of brandLift.campaigns.list({ campaign_name__icontains: campaign_name })) {
    if (campaign.campaign_name === campaign_name) commits++
  }
  return { commits, error: result }
}

describe("a campaign created against faults of the service", () => {
  const sample = fc.sample(fc.array(fc.constantFrom(...names), { minLength: 2, maxLength: 5 }), {
    numRuns: 60,
    seed: 7
  })

  const plans = [...names.map((name) => [name]), ...sample].map((plan) => ({ plan, told: plan.join(", then ") }))

  it.each(plans)("that $told", async ({ plan }) => {
    const { commits, error } = await create(plan)
    const says = error === undefined ? "done" : said(error)
    if (says === "open") expect(commits).toBeLessThanOrEqual(1)
    else expect(commits, String(error)).toBe(says === "done" ? 1 : 0)
  })
})
