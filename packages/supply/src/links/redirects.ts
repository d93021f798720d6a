/**
 * The redirect URLs of an entry link, to which the exchange sends respondents after a survey.
 */
import type { components } from "@fieldwork/exchange-client"

type Schemas = components["schemas"]
export type SupplierLinkRequest = Schemas["SupplierLinkRequest"]

const names = ["DefaultLink", "SuccessLink", "FailureLink", "OverQuotaLink", "QualityTerminationLink"] as const

/** Returns the redirect URLs of a request as text, or undefined if the request contains none. Equal URLs have equal texts. */
export const redirectsText = (request: SupplierLinkRequest): string | undefined => {
  const configured = names.flatMap((name) => (request[name] === undefined ? [] : [[name, request[name]]]))
  return configured.length === 0 ? undefined : JSON.stringify(Object.fromEntries(configured))
}

/** Returns whether a link has the redirect URLs of a request. Redirect URLs that the request does not contain are ignored. */
export const hasRedirects = (link: Schemas["SupplierLink"], request: SupplierLinkRequest): boolean =>
  names.every((name) => request[name] === undefined || request[name] === (link[name] ?? ""))

/** Returns the update that gives a link the settings of a request. Redirect URLs that the request does not contain are unchanged. */
export const linkUpdate = (
  link: Schemas["SupplierLink"],
  request: SupplierLinkRequest
): Schemas["SupplierLinkUpdate"] => {
  const { SupplierLinkTypeCode, TrackingTypeCode } = request
  const redirectOf = (name: (typeof names)[number]): string => request[name] ?? link[name] ?? ""
  return {
    SupplierLinkTypeCode,
    TrackingTypeCode,
    DefaultLink: redirectOf("DefaultLink"),
    SuccessLink: redirectOf("SuccessLink"),
    FailureLink: redirectOf("FailureLink"),
    OverQuotaLink: redirectOf("OverQuotaLink"),
    QualityTerminationLink: redirectOf("QualityTerminationLink")
  }
}
