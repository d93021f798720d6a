/**
 * The entry links of suppliers. A supplier has at most one link per survey. The link of a supplier whom a buyer has targeted exists from the start of
 * the survey. It is derived from the survey whenever it is needed, so that reading it changes nothing.
 */
import type { Random } from "../../environment/Random.ts"
import type { Survey } from "../market/Survey.ts"
import type { SupplierLinkRequest } from "@fieldwork/specs/exchange/schema"

export interface Link {
  readonly supplier: string
  readonly survey: number
  readonly request: Required<SupplierLinkRequest>
  /** The `SID` of the live link. The `SID` of the test link is in `test`. */
  readonly live: string
  readonly test: string
}

/** The path of entry links. */
export const entryPath = "/s/default.aspx"

export const liveLinkOf = ({ live }: Link, origin: string): string => `${origin}${entryPath}?SID=${live}&PID=`

/** Returns the redirect URL that is used if a link does not define one. */
const defaultRedirect = (supplier: string, status: string) =>
  `https://supplier-${supplier}.example/return?status=${status}&PID=[%PID%]&MID=[%MID%]`

/** Returns the link with default values for the redirects that the request omits. */
export const withDefaultRedirects = (supplier: string, request: SupplierLinkRequest): Link["request"] => ({
  DefaultLink: defaultRedirect(supplier, "default"),
  SuccessLink: defaultRedirect(supplier, "complete"),
  FailureLink: defaultRedirect(supplier, "terminate"),
  OverQuotaLink: defaultRedirect(supplier, "overquota"),
  QualityTerminationLink: defaultRedirect(supplier, "quality"),
  ...request
})

/** The settings of a link that a buyer creates for a supplier. */
const targetedRequest = (supplier: string): Link["request"] =>
  withDefaultRedirects(supplier, { SupplierLinkTypeCode: "TS", TrackingTypeCode: "NONE" })

export interface Links {
  /**
   * Returns the supplier's link for a survey, or undefined if there is none. If the buyer has targeted the supplier, there is a link with default
   * settings until the supplier changes them.
   */
  readonly find: (supplier: string, survey: Survey) => Link | undefined
  /** Returns whether the supplier has a link for the survey, which the supplier or the buyer has created. */
  readonly has: (supplier: string, survey: Survey) => boolean
  /** Returns the supplier's link whose live or test `SID` is `sid`. */
  readonly bySid: (sid: string) => Link | undefined
  /** Creates a link, or replaces the settings of the existing link. */
  readonly store: (supplier: string, survey: number, request: Link["request"]) => Link
  /** Returns the stored links, oldest first. The links of targeted suppliers who have not changed the settings are not stored. */
  readonly list: () => Iterable<Link>
  /** Makes the links of a new survey's targeted suppliers available to `bySid`. */
  readonly surveyAdded: (survey: Survey) => void
  /** Removes the links that only `surveyAdded` has made available. */
  readonly surveyRemoved: (survey: Survey) => void
}

const nameOf = (supplier: string, survey: number): string => `${supplier} ${survey}`

export const make = (random: Random): Links => {
  const links = new Map<string, Link>()
  /** The supplier and the survey of each link, by `SID`. */
  const sids = new Map<string, Pick<Link, "supplier" | "survey">>()

  /** Creates a link without storing it. Its ids depend only on the supplier and the survey. */
  const toLink = (supplier: string, survey: number, request: Link["request"]): Link => {
    const stream = random.fork(`link ${nameOf(supplier, survey)}`)
    return { supplier, survey, request, live: stream.uuid(), test: stream.uuid() }
  }

  const toTargetedLink = (supplier: string, survey: number): Link => toLink(supplier, survey, targetedRequest(supplier))

  const find = (supplier: string, survey: number): Link | undefined => links.get(nameOf(supplier, survey))

  return {
    list: () => links.values(),
    has: (supplier, { number, targets }) => targets.has(supplier) || links.has(nameOf(supplier, number)),
    find: (supplier, { number, targets }) =>
      find(supplier, number) ?? (targets.has(supplier) ? toTargetedLink(supplier, number) : undefined),
    bySid: (sid) => {
      const found = sids.get(sid)
      return found && (find(found.supplier, found.survey) ?? toTargetedLink(found.supplier, found.survey))
    },
    store: (supplier, survey, request) => {
      const link = toLink(supplier, survey, request)
      links.set(nameOf(supplier, survey), link)
      sids.set(link.live, link).set(link.test, link)
      return link
    },
    surveyAdded: ({ number, targets }) => {
      for (const supplier of targets) {
        const { live, test } = toTargetedLink(supplier, number)
        const target = { supplier, survey: number }
        sids.set(live, target).set(test, target)
      }
    },
    surveyRemoved: ({ number, targets }) => {
      for (const supplier of targets) {
        if (find(supplier, number) !== undefined) continue
        const { live, test } = toTargetedLink(supplier, number)
        sids.delete(live)
        sids.delete(test)
      }
    }
  }
}
