/**
 * Checks that retries do not duplicate writes. Whatever faults occur, a write that must not be sent twice is committed at most once, and the client
 * never reports that a committed write was not committed.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import * as fc from "fast-check"
import { ApiError, createBrandLift, type BrandLift } from "@fieldwork/brand-lift/promise"
import { credentials } from "@fieldwork/sandbox"
import { campaignDraft, openTestEnvironment, type TestEnvironment } from "../src/TestData.ts"

/** The faults that the sandbox injects into a call. `performs` states whether the sandbox commits the write despite the fault. */
const faults = {
  "breaks before the commit": { connection: "reset", performs: false },
  "breaks after the commit": { connection: "reset", performs: true },
  "stops in the middle of the body": { connection: "stall", performs: true },
  "fails before the commit": { status: 500, performs: false },
  "fails after the commit": { status: 502, performs: true },
  "times out at the gateway": { status: 504, performs: true },
  "is unavailable": { status: 503, performs: false },
  "is limited": { status: 429, retry_after_seconds: 0, performs: false },
  "is refused": { status: 401, performs: false },
  "is invalid": { status: 400, performs: false },
  "succeeds without JSON": { alter: "malformed_json" },
  "succeeds with an additional field": { alter: "extra_field" }
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

let environment: TestEnvironment
let brandLift: BrandLift
beforeAll(async () => {
  environment = await openTestEnvironment()
  const { url: baseUrl } = environment.server
  const options = { baseUrl, authUrl: baseUrl, ...credentials.brandLift, onDrift: () => {} }
  brandLift = createBrandLift({ ...options, timeoutMillis: 250, retry: policy })
})
afterAll(() => environment.server.close())

const control = (path: string, body: object) =>
  fetch(`${environment.server.url}/__sandbox${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body)
  }).then((reply) => expect(reply.status, path).toBeLessThan(300))

/**
 * Returns whether a write was committed, according to the error that the client returned: committed (`done`), not committed (`undone`) or unknown
 * (`open`).
 */
const outcomeOf = (error: unknown): "done" | "open" | "undone" => {
  if (!(error instanceof ApiError)) throw error
  if (error.reason._tag === "AmbiguousWriteError") return "open"
  return error.reason._tag === "ContractError" && error.reason.isCarriedOut === true ? "done" : "undone"
}

let runs = 0

/** Creates a campaign while the given faults are injected in the order of `plan`, and counts the campaigns with its name. */
const create = async (plan: ReadonlyArray<keyof typeof faults>) => {
  const campaign_name = `run ${++runs}`
  for (const name of plan) await control("/faults", { operation_id: "createCampaign", ...faults[name] })
  const result = await brandLift.campaigns.create({ body: { ...campaignDraft, campaign_name } }).then(
    () => undefined,
    (error: unknown) => error
  )
  await fetch(`${environment.server.url}/__sandbox/faults`, { method: "DELETE" })
  let commits = 0
  for await (const campaign of brandLift.campaigns.list({ campaign_name__icontains: campaign_name })) {
    if (campaign.campaign_name === campaign_name) commits++
  }
  return { commits, error: result }
}

describe("campaign creation with injected faults", () => {
  const sample = fc.sample(fc.array(fc.constantFrom(...names), { minLength: 2, maxLength: 5 }), {
    numRuns: 60,
    seed: 7
  })

  const plans = [...names.map((name) => [name]), ...sample].map((plan) => ({ plan, told: plan.join(", then ") }))

  it.each(plans)(
    "campaigns.create reports correctly whether the campaign was committed, or fails with AmbiguousWriteError, when its request $told",
    async ({ plan }) => {
      const { commits, error } = await create(plan)
      const outcome = error === undefined ? "done" : outcomeOf(error)
      if (outcome === "open") expect(commits).toBeLessThanOrEqual(1)
      else expect(commits, String(error)).toBe(outcome === "done" ? 1 : 0)
    }
  )
})
