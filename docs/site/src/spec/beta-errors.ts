/**
 * The error codes of the v2-beta operations, read from the alternatives of the `BetaError` schema.
 */
import { resolveSchema } from "@fieldwork/specs/openapi"
import { apiOf } from "./documents.ts"
import { bodyTree, type Field } from "./fields.ts"
import { namesBetaCodes } from "./facts.ts"
import { errorHref } from "./links.ts"
import { operations, type Route } from "./operations.ts"

export interface BetaCode {
  readonly code: string
  readonly href: string
  /** The meaning of the error code as Markdown, without the status code. */
  readonly meaning: string
  readonly status?: number
  /** The name of the schema that describes the code, an alternative of `BetaError`. */
  readonly schema: string
  readonly detail: ReadonlyArray<Field>
  readonly advice: string
}

const exchange = apiOf("exchange")

const advice = (code: string): string => {
  if (code === "s06")
    return "The service timed out while it waited for another service. Wait several seconds and retry a few times; the client does this for operations that can be retried."
  if (/^[as]/.test(code))
    return "The error is on the server. The client retries reads. After a write, check whether it took effect before you send it again."
  if (code === "v17" || code === "v18")
    return "This code is not documented. Show its `message`, and do not resend the same request."
  return "The request is invalid, and the same request fails again. Correct what `detail` names, then resend it."
}

const alternatives = resolveSchema(exchange.document, { $ref: "#/components/schemas/BetaError" }).anyOf ?? []

export const betaCodes: ReadonlyArray<BetaCode> = alternatives
  .flatMap((alternative): ReadonlyArray<BetaCode> => {
    const schema = resolveSchema(exchange.document, alternative)
    const detail = schema.properties?.["detail"] ?? {}
    const known = schema.properties?.["code"]?.["x-known-values"] ?? []
    return known.map(({ meaning = "", value }) => {
      const [, text = meaning, status] = /^(.*) \((\d{3})\)\.$/.exec(meaning) ?? []
      const code = String(value)
      return {
        code,
        href: errorHref(code),
        meaning: text.replace(/\.$/, ""),
        schema: schema.name ?? "BetaError",
        detail: bodyTree(exchange, detail, "detail").fields,
        advice: advice(code),
        ...(status !== undefined && { status: Number(status) })
      }
    })
  })
  .toSorted((a, b) => a.code.localeCompare(b.code))

/** The operations whose error responses contain v2-beta error codes. */
export const betaOperations: ReadonlyArray<Route> = operations.filter(namesBetaCodes)

const samples: Readonly<Record<string, unknown>> = {
  field: "page_size",
  fields: ["quota"],
  denominator: 5,
  type: "integer",
  id: 4711,
  min: 1,
  max: null,
  pattern: "^[a-z]{3}_[a-z]{2}$",
  options: ["asc", "desc"],
  min_length: 1,
  max_length: null,
  survey_id: 48_213_907
}

/** Returns an example response body with the given error code and the documented keys of its `detail`. The values are invented. */
export const sampleBody = ({ code, detail, meaning }: BetaCode): string => {
  const values = Object.fromEntries(detail.map(({ name }) => [name, samples[name] ?? null]))
  return JSON.stringify(
    { errors: [{ code, detail: values, docs_url: `https://docs.example/${code}`, message: meaning }] },
    null,
    2
  )
}
