/**
 * A supplier's link into a survey, and the address that respondents enter by.
 */
import type { SupplierLinkRequest } from "@fieldwork/specs/exchange/schema"

export interface Link {
  readonly supplier: string
  readonly survey: number
  readonly request: Required<SupplierLinkRequest>
  /** The `SID` of the live link and of the test link. */
  readonly live: string
  readonly test: string
}

/** By supplier code and survey number. */
export const nameOf = (supplier: string, survey: number): string => `${supplier} ${survey}`

/** The path that entry links lead to. */
export const entryPath = "/s/default.aspx"

export const liveLinkOf = ({ live }: Link, origin: string): string => `${origin}${entryPath}?SID=${live}&PID=`
