/**
 * Downloads the bytes of a finished report from its link.
 *
 * The link points to another host and grants access to the report. Therefore, no token is sent to this host, and the values in the link's query are
 * redacted from errors, logs and spans.
 */
import {
  Api,
  ApiError,
  isLoopback,
  parseUrl,
  type Bytes,
  type CallReason,
  downloadMethod,
  Reason,
  Redactor,
  type Settings
} from "@fieldwork/core"
import * as Effect from "effect/Effect"

const definition = {
  operationId: "downloadReport",
  method: "GET",
  path: "",
  auth: "none",
  retry: "safe",
  statuses: [200],
  replies: []
} as const

interface Operations {
  readonly downloadReport: { readonly responses: { readonly 200: { readonly content: {} } } }
}

/** Returns the error for a link that is neither an HTTPS URL nor a URL of this machine. */
const insecureLinkError = () => {
  const violations = [{ instancePath: "/s3_url", keyword: "format", message: "must be an https URL" }]
  const reason = new Reason.ContractError({ status: 200, kind: "shape", prefix: "", violations })
  return new ApiError({ operation: definition.operationId, reason, attempts: [] })
}

export type OpenReport = (url: string) => Effect.Effect<Method, ApiError<CallReason>>

type Method = Bytes<Operations, "downloadReport">

/**
 * Returns a function that creates the download method for a report's link, with the client's own settings, such as `fetch`, timeouts and retries.
 * Downloads count towards the account's `maxInFlight`. The account's `rateLimit` does not apply to another host.
 */
export const makeOpenReport =
  (settings: Settings, account: object): OpenReport =>
  (link) => {
    const url = parseUrl(link)
    if (url === undefined || (url.protocol !== "https:" && !isLoopback(url))) return Effect.fail(insecureLinkError())
    url.hash = ""
    const redactor = new Redactor()
    for (const value of url.searchParams.values()) redactor.add(value)
    const api = Api.make<Operations>({
      name: "brand-lift",
      baseUrl: url.href,
      errorFormats: [],
      redactor,
      isOtherHost: true,
      sharesLimitsOf: account,
      hint: "Poll the report's status again: its link may have expired",
      settings
    })
    return Effect.succeed(downloadMethod(api, definition))
  }
