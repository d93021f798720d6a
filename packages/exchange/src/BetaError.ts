/**
 * Defines the types of the errors from v2-beta operations, discriminated by code.
 *
 * ```ts
 * for (const error of betaErrors(apiError)) {
 *   if (isBetaError(error, "v07")) console.log(error.detail?.field, error.detail?.min, error.detail?.max)
 * }
 * ```
 */
import { type ApiError, isRecord, type Json } from "@fieldwork/core/promise"
import type { components } from "@fieldwork/exchange-client"

/** A v2-beta error. Errors with undocumented codes also have this type, and their `detail` can contain any fields. */
export type BetaError = components["schemas"]["BetaError"]

/** The documented error codes, such as `v07` and `s06`. */
export type BetaCode = BetaError extends infer Each
  ? Each extends { code: infer Code }
    ? string extends Code
      ? never
      : Code
    : never
  : never

/** The error with one documented code, and the fields that its `detail` can contain. */
export type BetaErrorOf<Code extends BetaCode> = BetaError extends infer Each
  ? Each extends { code: infer Own }
    ? string extends Own
      ? never
      : Code extends Own
        ? Each & { code: Code }
        : never
    : never
  : never

/**
 * Returns the v2-beta errors in a failed response. Returns an empty array if the call failed for another reason.
 *
 * @example
 * ```ts
 * import { ApiError, betaErrors, createExchange } from "@fieldwork/exchange/promise"
 * const body = { errors: [{ code: "v07", detail: { field: "page_size", min: 1, max: 100 }, message: "Out of range" }] }
 * const fetch = async () => Response.json(body, { status: 400 })
 * const exchange = createExchange({ baseUrl: "https://exchange.example", apiKey: "key", fetch })
 * const error: unknown = await exchange.dictionaries.list({ property: "locales" }).toArray().catch((cause) => cause)
 * const errors = error instanceof ApiError ? betaErrors(error) : []
 * errors.map(({ code }) => code) // => ["v07"]
 * ```
 */
export const betaErrors = ({ reason }: ApiError): ReadonlyArray<BetaError> => {
  const body: Json = "problem" in reason ? reason.problem.body : null
  if (!isRecord(body) || !Array.isArray(body["errors"])) return []
  return body["errors"].flatMap((error): ReadonlyArray<BetaError> => {
    if (!isRecord(error) || typeof error["code"] !== "string") return []
    const detail = isRecord(error["detail"]) ? { ...error["detail"] } : {}
    const message = typeof error["message"] === "string" ? error["message"] : ""
    return [{ code: error["code"], detail, message }]
  })
}

/**
 * Returns whether an error has the given documented code. If so, its `detail` has the type for that code.
 *
 * @example
 * ```ts
 * import { type BetaError, isBetaError } from "@fieldwork/exchange"
 * const error: BetaError = { code: "v07", detail: { field: "page_size" }, message: "Out of range" }
 * isBetaError(error, "v07") // => true
 * isBetaError(error, "s06") // => false
 * ```
 */
export const isBetaError = <Code extends BetaCode>(error: BetaError, code: Code): error is BetaErrorOf<Code> =>
  error.code === code
