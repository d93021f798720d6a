// #region reason
import { ApiError, createBrandLift } from "@fieldwork/brand-lift/promise"
import { createSandbox, credentials } from "@fieldwork/sandbox"

const { fetch } = createSandbox()
const url = "https://brand-lift.example"
const brandLift = createBrandLift({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch })

const describe = ({ operation, reason }: ApiError): string => {
  if (reason._tag === "InvalidRequestError") return `${operation}: ${JSON.stringify(reason.problem.fields)}`
  if (reason._tag === "NotFoundError") return `${operation}: nothing has this id`
  if (reason._tag === "RateLimitError") return `${operation}: wait ${reason.retryAfterMillis} ms`
  return `${operation}: ${reason._tag}, ${reason.isRetryable ? "can be retried" : "must not be retried"}`
}

try {
  await brandLift.campaigns.get({ id: "00000000-0000-4000-8000-000000000000" })
} catch (error) {
  if (!(error instanceof ApiError)) throw error
  console.log(describe(error))
}
// #endregion reason

// #region fields
const dates = { start_date: "2026-03-01T00:00:00Z", end_date: "2026-02-01T00:00:00Z" }
const ids = { country_language_id: 9, industry_id: 1, client_name: null }
const refused: unknown = await brandLift.campaigns
  .create({ body: { campaign_name: "", ...dates, ...ids, draft_settings: {} } })
  .catch((error: unknown) => error)
if (refused instanceof ApiError) console.log(describe(refused))
// #endregion fields

// #region codes
import { betaErrors, createExchange, isBetaError } from "@fieldwork/exchange/promise"

// By default, the client rejects a page size of 0. Validation is disabled here to show the service's error.
const options = { baseUrl: "https://exchange.example", apiKey: credentials.exchange.apiKey, fetch }
const exchange = createExchange({ ...options, requestValidation: "off" })
const beyond: unknown = await exchange.dictionaries
  .list({ property: "locales", page_size: 0 })
  .page(1)
  .catch((error: unknown) => error)
if (beyond instanceof ApiError) {
  for (const error of betaErrors(beyond)) {
    if (isBetaError(error, "v07")) console.log(`${error.detail?.field} must be at least ${error.detail?.min}`)
    else console.log(`${error.code}: ${error.message}`)
  }
}
// #endregion codes
