/**
 * A supplier's link into a survey, and the address that respondents enter by.
 */
import type { Random } from "../../environment/Random.ts"
import type { Survey } from "../market/Survey.ts"
import type { SupplierLinkRequest } from "@fieldwork/specs/exchange/schema"

export interface Link {
  readonly supplier: string
  readonly survey: number
  readonly request: Required<SupplierLinkRequest>
  /** The `SID` of the live link and of the test link. */
  readonly live: string
  readonly test: string
}

/** The path that entry links lead to. */
export const entryPath = "/s/default.aspx"

export const liveLinkOf = ({ live }: Link, origin: string): string => `${origin}${entryPath}?SID=${live}&PID=`

/** Where a supplier's respondents go when the link does not say. */
const defaultRedirect = (supplier: string, status: string) =>
  `https://supplier-${supplier}.example/return?status=${status}&PID=[%PID%]&MID=[%MID%]`

/** A link with the supplier's default redirects in place of those that are left out. */
export const complete = (supplier: string, request: SupplierLinkRequest): Link["request"] => ({
  DefaultLink: defaultRedirect(supplier, "default"),
  SuccessLink: defaultRedirect(supplier, "complete"),
  FailureLink: defaultRedirect(supplier, "terminate"),
  OverQuotaLink: defaultRedirect(supplier, "overquota"),
  QualityTerminationLink: defaultRedirect(supplier, "quality"),
  ...request
})

export interface Links {
  /** The supplier's link into a survey. One that the buyer has made for a targeted supplier is there from the start. */
  readonly find: (supplier: string, survey: Survey) => Link | undefined
  readonly has: (supplier: string, survey: number) => boolean
  /** By the `SID` of a live link or a test link. */
  readonly bySid: (sid: string) => Link | undefined
  /** A new link, or the one that is there with another request. */
  readonly keep: (supplier: string, survey: number, request: Link["request"]) => Link
  /** Oldest first. */
  readonly list: () => Iterable<Link>
}

const nameOf = (supplier: string, survey: number): string => `${supplier} ${survey}`

export const make = (random: Random): Links => {
  const links = new Map<string, Link>()
  const sids = new Map<string, Link>()

  const keep = (supplier: string, survey: number, request: Link["request"]): Link => {
    const name = nameOf(supplier, survey)
    const stream = random.fork(`link ${name}`)
    const link = { supplier, survey, request, live: stream.uuid(), test: stream.uuid() }
    links.set(name, link)
    sids.set(link.live, link).set(link.test, link)
    return link
  }

  return {
    keep,
    list: () => links.values(),
    has: (supplier, survey) => links.has(nameOf(supplier, survey)),
    bySid: (sid) => sids.get(sid),
    find: (supplier, survey) => {
      const known = links.get(nameOf(supplier, survey.number))
      if (known !== undefined || !survey.targets.has(supplier)) return known
      return keep(supplier, survey.number, complete(supplier, { SupplierLinkTypeCode: "TS", TrackingTypeCode: "NONE" }))
    }
  }
}
