import type { ApiError } from "@fieldwork/exchange"
import type { components } from "@fieldwork/exchange-client"
import * as Effect from "effect/Effect"
import { LinkNotUpdatedError } from "./LinkErrors.ts"
import { hasRedirects, linkUpdate, type SupplierLinkRequest } from "./redirects.ts"
import type { LinkOf, SupplierLinkCalls } from "./SupplierLinkCalls.ts"

type Schemas = components["schemas"]

const linkIn = ({ SupplierLink }: Schemas["SupplierLinkResponse"]): Schemas["SupplierLink"] => SupplierLink ?? {}

/**
 * Reads a link from the exchange, or creates it if it does not exist. If the redirect URLs of an existing link differ from those in the request,
 * updates the link. Returns the `LiveLink`, which is an empty string if the exchange returned none.
 */
export const obtainLink = Effect.fnUntraced(function* (
  supplierLinks: SupplierLinkCalls,
  path: LinkOf,
  request: SupplierLinkRequest
): Effect.fn.Return<string, ApiError | LinkNotUpdatedError> {
  const existing: Effect.Effect<Schemas["SupplierLink"] | undefined, ApiError> = supplierLinks.get(path).pipe(
    Effect.map(linkIn),
    Effect.catchIf(
      ({ reason }) => reason._tag === "NotFoundError",
      () => Effect.succeed(undefined)
    )
  )
  const withRedirects = (link: Schemas["SupplierLink"]): Effect.Effect<string, LinkNotUpdatedError> => {
    const { LiveLink = "" } = link
    if (hasRedirects(link, request)) return Effect.succeed(LiveLink)
    return supplierLinks.update({ ...path, body: linkUpdate(link, request) }).pipe(
      Effect.map((updated) => linkIn(updated).LiveLink ?? LiveLink),
      Effect.mapError((cause) => new LinkNotUpdatedError({ surveyId: path.SurveyNumber, cause }))
    )
  }

  const found = yield* existing
  if (found !== undefined) return yield* withRedirects(found)
  const created = yield* Effect.result(supplierLinks.create({ ...path, body: request }))
  if (created._tag === "Success") return linkIn(created.success).LiveLink ?? ""
  // If the request fails, the link may exist nevertheless, because another process has created it or because the response to this call was lost.
  const now = yield* existing
  return now === undefined ? yield* Effect.fail(created.failure) : yield* withRedirects(now)
})
