// #region settings
import { ApiError, createBrandLift } from "@fieldwork/brand-lift/promise"
import { createSandbox, credentials } from "@fieldwork/sandbox"

const sandbox = createSandbox()
let refusals = 2

/** Forwards requests to the sandbox, except for the first two, which receive a 429 response. */
const busy = async (url: string, init?: RequestInit): Promise<Response> => {
  if (url.endsWith("/oauth/token") || refusals-- <= 0) return sandbox.fetch(url, init)
  return Response.json({ detail: "Too many requests." }, { status: 429, headers: { "retry-after": "0" } })
}

const url = "https://brand-lift.example"
const brandLift = createBrandLift({
  baseUrl: url,
  authUrl: url,
  ...credentials.brandLift,
  fetch: busy,
  timeoutMillis: 20_000,
  retry: { maxAttempts: 4, retryAfterCapMillis: 30_000 },
  rateLimit: { perSecond: 10 }
})
// #endregion settings

// #region retried
const { total_items } = await brandLift.campaigns.list().page(1)
console.log(`after two refusals: ${total_items} campaigns`)
// #endregion retried

// #region cap
const waits = createBrandLift({
  baseUrl: url,
  authUrl: url,
  ...credentials.brandLift,
  retry: { retryAfterCapMillis: 30_000 },
  fetch: async (to, init) =>
    to.endsWith("/oauth/token")
      ? sandbox.fetch(to, init)
      : Response.json({ detail: "Later." }, { status: 429, headers: { "retry-after": "3600" } })
})
try {
  await waits.campaigns.summary()
} catch (error) {
  if (!(error instanceof ApiError) || error.reason._tag !== "RateLimitError") throw error
  console.log(`retry in ${error.reason.retryAfterMillis} ms`)
}
// #endregion cap

// #region once
const lost = createBrandLift({
  baseUrl: url,
  authUrl: url,
  ...credentials.brandLift,
  fetch: async (to, init) => {
    const response = await sandbox.fetch(to, init)
    if (to.endsWith("/oauth/token")) return response
    throw new TypeError("the connection broke before the response arrived")
  }
})
try {
  const dates = { start_date: "2026-02-01T00:00:00Z", end_date: "2026-03-01T00:00:00Z" }
  const ids = { country_language_id: 9, industry_id: 1, client_name: null }
  await lost.campaigns.create({ body: { campaign_name: "Was I made?", ...dates, ...ids, draft_settings: {} } })
} catch (error) {
  if (!(error instanceof ApiError)) throw error
  console.log(`${error.reason._tag} after ${error.attempts.length} attempt`)
}
for await (const { campaign_name } of brandLift.campaigns.list({ campaign_name__icontains: "was i made" })) {
  console.log(`the draft exists: ${campaign_name}`)
}
// #endregion once

// #region abort
const reason = await brandLift.campaigns
  .summary(undefined, { signal: AbortSignal.abort("the page was left") })
  .catch((cause: unknown) => cause)
console.log(`aborted: ${String(reason)}`)
// #endregion abort
