/**
 * Opens a finished report through its own link, as bytes.
 *
 * The link grants access to the report and leads to another host: no token is sent with it, and no part of its query appears in an error, a log or a
 * span.
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

const row = {
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

/** Fails for a link that could be read in transit. */
const unsafe = () => {
  const violations = [{ instancePath: "/s3_url", keyword: "format", message: "must be an https URL" }]
  const reason = new Reason.ContractError({ status: 200, kind: "shape", prefix: "", violations })
  return new ApiError({ operation: row.operationId, reason, attempts: [] })
}

export type OpenReport = (url: string) => Effect.Effect<Method, ApiError<CallReason>>

type Method = Bytes<Operations, "downloadReport">

/** Returns a function that sends like the client itself, with its `fetch`, timeouts and retries. */
export const opener =
  (settings: Settings): OpenReport =>
  (link) => {
    const url = parseUrl(link)
    if (url === undefined || (url.protocol !== "https:" && !isLoopback(url))) return Effect.fail(unsafe())
    url.hash = ""
    const redactor = new Redactor()
    for (const value of url.searchParams.values()) redactor.add(value)
    const api = Api.make<Operations>({
      name: "brand-lift",
      baseUrl: url.href,
      errorFormats: [],
      redactor,
      isForeign: true,
      hint: "Ask for the report's status again: its link may have expired",
      settings
    })
    return Effect.succeed(downloadMethod(api, row))
  }
