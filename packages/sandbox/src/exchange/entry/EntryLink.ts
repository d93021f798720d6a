/** The entry links of suppliers. A supplier has at most one link per survey. */
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

export interface Links {
  /**
   * Returns the supplier's link for a survey, or undefined if there is none. If the buyer has targeted the supplier, a missing link is created.
   */
  readonly find: (supplier: string, survey: Survey) => Link | undefined
  readonly has: (supplier: string, survey: number) => boolean
  /** Returns the supplier's link whose live or test `SID` is `sid`. */
  readonly bySid: (sid: string) => Link | undefined
  /** Creates a link, or replaces the settings of the existing link. */
  readonly store: (supplier: string, survey: number, request: Link["request"]) => Link
  /** Returns all links, oldest first. */
  readonly list: () => Iterable<Link>
}

const nameOf = (supplier: string, survey: number): string => `${supplier} ${survey}`

export const make = (random: Random): Links => {
  const links = new Map<string, Link>()
  const sids = new Map<string, Link>()

  const store = (supplier: string, survey: number, request: Link["request"]): Link => {
    const name = nameOf(supplier, survey)
    const stream = random.fork(`link ${name}`)
    const link = { supplier, survey, request, live: stream.uuid(), test: stream.uuid() }
    links.set(name, link)
    sids.set(link.live, link).set(link.test, link)
    return link
  }

  return {
    store,
    list: () => links.values(),
    has: (supplier, survey) => links.has(nameOf(supplier, survey)),
    bySid: (sid) => sids.get(sid),
    find: (supplier, survey) => {
      const known = links.get(nameOf(supplier, survey.number))
      if (known !== undefined || !survey.targets.has(supplier)) return known
      return store(
        supplier,
        survey.number,
        withDefaultRedirects(supplier, { SupplierLinkTypeCode: "TS", TrackingTypeCode: "NONE" })
      )
    }
  }
}
