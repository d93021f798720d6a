// #region start
import { type AttemptEvent, ApiError, createBrandLift } from "@fieldwork/brand-lift/promise"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { createControlClient } from "@fieldwork/sandbox/control"

const sandbox = createSandbox()
const url = "https://brand-lift.example"
const account = { baseUrl: url, authUrl: url, ...credentials.brandLift, fetch: sandbox.fetch }
// #endregion start

// #region token
// With axios, a request interceptor set the token: config.headers.authorization = `Bearer ${token}`
const stored = new Map<string, { accessToken: string; expiresAt: number }>()
const brandLift = createBrandLift({
  ...account,
  // The instances of a serverless function share one token. Without a store each process has its own token.
  tokenStore: { get: async () => stored.get("lift"), set: async (token) => stored.set("lift", token) }
})
const { campaign_id: id } = await brandLift.campaigns.create({
  body: {
    campaign_name: "Alder Coffee winter",
    client_name: null,
    start_date: "2026-02-01T00:00:00Z",
    end_date: "2026-03-01T00:00:00Z",
    country_language_id: 9,
    industry_id: 1,
    draft_settings: {}
  }
})
console.log(`token: ${stored.size} in the store`)
// #endregion token

// #region refresh
// With axios, a response interceptor refreshed the token if error.response.status was 401.
const accessToken = "refused-by-the-service"
stored.set("lift", { accessToken, expiresAt: Date.now() + 3_600_000 })
const other = createBrandLift({
  ...account,
  tokenStore: { get: async () => stored.get("lift"), set: async (token) => stored.set("lift", token) }
})
console.log(`refresh on 401: ${(await other.campaigns.get({ id })).campaign_name}`)
console.log(
  `refresh on 401: the store has ${stored.get("lift")?.accessToken === accessToken ? "the old" : "a new"} token`
)
// #endregion refresh

// #region request-id
// With axios, a request interceptor set the request id: config.headers["x-request-id"] = crypto.randomUUID()
let counted = 0
const identified = createBrandLift({
  ...account,
  headers: () => ({ "x-request-id": `lift-${++counted}` }),
  onAttempt: ({ operation, requestId }) => {
    if (operation === "getCampaign") console.log(`request id: ${requestId}`)
  }
})
await identified.campaigns.get({ id })
// #endregion request-id

// #region logging
// With axios, request and response interceptors logged each call.
const lines: Array<string> = []
const logged = createBrandLift({
  ...account,
  onRequest: ({ attempt, method, template }) => lines.push(`${method} ${template}, attempt ${attempt}`),
  onAttempt: ({ status }) => lines.push(String(status)),
  onCall: ({ attempts, operation, reason = "ok" }) => lines.push(`${operation}: ${reason} after ${attempts}`)
})
await logged.campaigns.get({ id })
console.log(`logging: ${lines.slice(-3).join("; ")}`)
// #endregion logging

// #region timing
// With axios, a request interceptor stored the start time in config.metadata, and a response interceptor computed the duration.
const times: Array<string> = []
const timed = createBrandLift({
  ...account,
  onAttempt: ({ durationMillis, operation }) =>
    times.push(`${operation} in ${durationMillis < 10_000 ? "time" : "vain"}`),
  onCall: ({ durationMillis, attempts }) =>
    times.push(`${attempts} attempt in ${durationMillis < 10_000 ? "time" : "vain"}`)
})
await timed.campaigns.get({ id })
console.log(`timing: ${times.slice(-2).join("; ")}`)
// #endregion timing

// #region retry
// With axios, the axios-retry package retried requests with backoff.
const control = createControlClient({ baseUrl: url, fetch: sandbox.fetch })
await control.POST("/__sandbox/faults", { body: { operation_id: "getCampaign", status: 503, times: 1 } })
const retrying = createBrandLift({ ...account, retry: { maxAttempts: 3, baseMillis: 10, maxMillis: 100 } })
const { attempts, data } = await retrying.campaigns.get.withResponse({ id })
console.log(
  `retry: ${attempts.map(({ reason, status }) => `${status} ${reason}`).join(", ")}, then ${data.campaign_name}`
)
// #endregion retry

// #region timeout
// With axios, an interceptor set the timeout by route: if (config.url.endsWith("/csv")) config.timeout = 300_000
const patient = createBrandLift({
  ...account,
  timeoutMillis: ({ operation }) => (operation === "exportRespondentsCsv" ? 300_000 : 10_000)
})
await patient.campaigns.get({ id })
const summary = await patient.campaigns.summary({}, { timeoutMillis: 2000, deadlineMillis: 5000 })
console.log(`timeout: ${Object.keys(summary).length > 0}`)
// #endregion timeout

// #region header
// With axios, an extra header was an instance default: axios.create({ headers: { "x-team": "lift" } })
const ours = createBrandLift({ ...account, headers: { "x-team": "lift" }, userAgent: "acme-dashboard/2.1" })
const { status } = await ours.campaigns.get.withResponse({ id }, { headers: { "x-run": "nightly" } })
console.log(`header: ${status}`)
// #endregion header

// #region base-url
// With axios, the base URL was selected by region: config.baseURL = region === "eu" ? eu : us
const regions = { eu: "https://eu.lift.example", us: "https://us.lift.example" }
const clientOf = (region: keyof typeof regions) => createBrandLift({ ...account, baseUrl: regions[region] })
const clients = { eu: clientOf("eu"), us: clientOf("us") }
console.log(`base URL: ${(await clients.eu.campaigns.get({ id })).campaign_name}`)
// #endregion base-url

// #region error
// With axios, a response interceptor mapped errors: (error) => Promise.reject(new LiftError(error))
class LiftError extends Error {
  readonly isMissing: boolean

  constructor(cause: ApiError) {
    super(`${cause.method} ${cause.template} failed with ${cause.reason._tag}`, { cause })
    this.isMissing = cause.reason._tag === "NotFoundError"
  }
}
const mapped = createBrandLift({ ...account, mapError: (error) => new LiftError(error) })
const absent = "00000000-0000-4000-8000-000000000000"
await mapped.campaigns.get({ id: absent }).catch((error: LiftError) => console.log(`error: ${error.message}`))
// #endregion error

// #region concurrency
// With axios, a semaphore in an interceptor limited the number of concurrent requests.
let [open, most] = [0, 0]
const capped = createBrandLift({
  ...account,
  maxInFlight: 4,
  onRequest: () => (most = Math.max(most, ++open)),
  onAttempt: () => (open -= 1)
})
await Promise.all(Array.from({ length: 50 }, () => capped.campaigns.get({ id })))
console.log(`concurrency: at most ${most}`)
// #endregion concurrency

// #region metrics
// With axios, an interceptor recorded metrics: histogram.observe(…)
const seconds = new Map<string, Array<number>>()
const observe = ({ durationMillis, operation, status = 0 }: AttemptEvent) => {
  const series = `${operation} ${status}`
  seconds.set(series, [...(seconds.get(series) ?? []), durationMillis / 1000])
}
const measured = createBrandLift({ ...account, onAttempt: observe })
await measured.campaigns.get({ id })
await measured.industries.list().first()
console.log(`metrics: ${[...seconds.keys()].join(", ")}`)
// #endregion metrics
