/**
 * What an answer means: the wire value of a success, or the reason of a failure.
 */
import type { Operation, Violation } from "./Operation.ts"
import * as Problem from "./Problem.ts"
import * as Reason from "./Reason.ts"
import * as RetryAfter from "./RetryAfter.ts"
import type { Secrets } from "./Secrets.ts"
import type { Row, Setup } from "./Setup.ts"
import { type Exchange, isHtml } from "./Exchange.ts"

/** What reading a reply needs beside the reply. */
export interface Reader {
  readonly families: ReadonlyArray<Problem.Family>
  readonly secrets: Secrets
  /** What to do about a refused credential. */
  readonly hint: string
  /** What to do about a 404, where no id of the call can be at fault. */
  readonly notFoundHint?: string | undefined
}

/** A difference from the spec, which does not make the answer useless. */
export interface Finding {
  readonly kind: "status" | "empty" | "shape"
  readonly violations: ReadonlyArray<Violation>
}

export type Judgement =
  | { readonly _tag: "Success"; readonly value: unknown; readonly findings: ReadonlyArray<Finding> }
  | { readonly _tag: "Failure"; readonly reason: Reason.Reason; readonly findings: ReadonlyArray<Finding> }

const none: ReadonlyArray<never> = []
const undocumented: Finding = { kind: "status", violations: none }
const missing: Finding = { kind: "empty", violations: none }

const succeed = (value: unknown, findings: ReadonlyArray<Finding>): Judgement => ({ _tag: "Success", value, findings })
const fail = (reason: Reason.Reason, findings: ReadonlyArray<Finding>): Judgement => ({
  _tag: "Failure",
  reason,
  findings
})

export const judge = (setup: Setup, row: Row, exchange: Exchange, nowMillis: number): Judgement => {
  const { reader, validation } = setup
  const { refusal, status } = exchange
  if (refusal !== undefined) {
    const location = reader.secrets.scrub(refusal.location)
    return fail(new Reason.RedirectError({ status, location, why: refusal.why }), none)
  }
  const isDocumented = row.operation.statuses.includes(status)
  if (status < 200 || status >= 300) {
    const reason = failure(reader, exchange, nowMillis)
    return fail(reason, isDocumented || reason._tag === "ContractError" ? none : [undocumented])
  }
  const judgement = success(setup, row, exchange, isDocumented)
  const [finding] = judgement.findings
  if (validation !== "strict" || judgement._tag === "Failure" || finding === undefined) return judgement
  return fail(contractError(reader, exchange, finding.kind, finding.violations, isWrite(row)), judgement.findings)
}

const isText = (contentType: string | null) => contentType !== null && /^text\//i.test(contentType)
/** A page for people, mostly from a proxy: no operation answers with one. Frameworks label plain words as HTML too, but no download. */
const isPage = (contentType: string | null, { streams, text }: Exchange) =>
  isHtml(contentType) && (streams || text.trimStart().startsWith("<"))
const isJson = (contentType: string) => /[/+]json\b/i.test(contentType)
/** What cannot be read as JSON and does not claim to be may be of a proxy that kept the request to itself. */
const isFromService = (contentType: string | null) => contentType !== null && isJson(contentType)

const parse = (text: string): { readonly json: Problem.Json } | undefined => {
  try {
    return { json: JSON.parse(text) as Problem.Json }
  } catch {
    return undefined
  }
}

const success = ({ reader, validation }: Setup, row: Row, exchange: Exchange, isDocumented: boolean): Judgement => {
  const { headers, status, text } = exchange
  const { replies } = row.operation
  const findings = isDocumented ? none : [undocumented]
  const contentType = headers?.get("content-type") ?? null
  if (exchange.body !== undefined) return succeed(exchange, findings)
  if (text === "" && !(exchange.streams && isHtml(contentType))) {
    return succeed(undefined, isPromised(row.operation, status) ? [...findings, missing] : findings)
  }
  const takesText = replies.some(isText) && !isPage(contentType, exchange)
  if (takesText && (isText(contentType) || !replies.some(isJson))) return succeed(text, findings)
  const parsed = parse(text)
  if (parsed === undefined) {
    // A service that documents both and names neither has sent the plain one.
    return takesText && contentType === null
      ? succeed(text, findings)
      : fail(contractError(reader, exchange, "malformed", none, isWrite(row) && isFromService(contentType)), findings)
  }
  const value = parsed.json
  for (const { refuses } of reader.families) {
    if (refuses === undefined || !refuses(value)) continue
    const problem = Problem.read(reader.families, reader.secrets.scrubJson(value))
    return fail(new Reason.RefusedError({ status, problem }), findings)
  }
  const { validator } = row
  if (validation === "off" || validator === undefined || !isDocumented || validator(value))
    return succeed(value, findings)
  return succeed(value, [...findings, { kind: "shape", violations: violationsOf(reader, validator.errors ?? none) }])
}

/** Whether the spec promises a body with this status. */
const isPromised = ({ replies, statuses }: Operation, status: number): boolean =>
  status !== 204 && statuses.includes(status) && replies.some(isJson)

/** The validator's own words, or ours: compiled ones are shipped without words to be small. */
const wordsOf = ({ keyword, message, params }: Violation): string => {
  if (message !== undefined) return message
  if (keyword === "type") return `must be ${[params?.["type"]].flat().join(" or ")}`
  if (keyword === "required") return `must have ${String(params?.["missingProperty"])}`
  return `breaks ${keyword}`
}

/** At most twenty, as a list with one wrong field has the same complaint for every item. Copied: the next reply overwrites the list. */
const violationsOf = ({ secrets }: Reader, errors: ReadonlyArray<Violation>): ReadonlyArray<Violation> =>
  errors.slice(0, 20).map((error) => ({
    instancePath: secrets.scrub(error.instancePath),
    keyword: error.keyword,
    message: secrets.scrub(wordsOf(error))
  }))

const prefixOf = ({ secrets }: Reader, text: string) => secrets.scrub(text).slice(0, 200)

const isWrite = ({ operation }: Row): boolean => operation.retry !== "safe"

const contractError = (
  reader: Reader,
  { headers, status, text }: Exchange,
  kind: Reason.ContractError["kind"],
  violations: ReadonlyArray<Violation>,
  isCarriedOut = false
) => {
  const contentType = headers?.get("content-type") ?? null
  return new Reason.ContractError({
    status,
    kind,
    ...(contentType !== null && { contentType: reader.secrets.scrub(contentType) }),
    prefix: prefixOf(reader, text),
    violations,
    ...(isCarriedOut && { isCarriedOut })
  })
}

const failure = (reader: Reader, exchange: Exchange, nowMillis: number): Reason.Reason => {
  const { families, hint, notFoundHint, secrets } = reader
  const { headers, status, text } = exchange
  const body = text === "" ? null : (parse(text)?.json ?? prefixOf(reader, text))
  const answered = { status, problem: Problem.read(families, secrets.scrubJson(body)) }
  const wait = headers === undefined ? undefined : RetryAfter.read(headers, nowMillis)
  const limited = { ...answered, ...(wait !== undefined && { retryAfterMillis: wait }) }
  switch (status) {
    case 400:
    case 415:
    case 422:
      return new Reason.InvalidRequestError(answered)
    case 401:
      return new Reason.AuthenticationError({ ...answered, hint })
    case 403:
      return new Reason.ForbiddenError(answered)
    case 404:
      return new Reason.NotFoundError({ ...answered, ...(notFoundHint !== undefined && { hint: notFoundHint }) })
    case 405:
      return new Reason.MethodNotAllowedError(answered)
    case 409:
      return new Reason.ConflictError(answered)
    case 413:
      return new Reason.PayloadTooLargeError(answered)
    case 429:
      return new Reason.RateLimitError(limited)
    case 408:
    case 499:
      return new Reason.ServerError(limited)
  }
  if (status >= 500 && status < 600) return new Reason.ServerError(limited)
  return contractError(reader, exchange, "status", none)
}
