/**
 * The methods of a supply service that the HTTP API calls. They return Promises and reject with the errors of this package.
 */
import type { Profile } from "../eligibility/Profile.ts"
import type { Verdict } from "../eligibility/Reason.ts"
import type { Matches, MatchOptions } from "../router/Router.ts"
import type { RouteOptions } from "../service/SupplySettings.ts"
import type { ReturnResult, RouteResult } from "../sessions/SessionTypes.ts"

export interface SupplyCalls {
  readonly match: (profile: Profile, options: MatchOptions) => Promise<Matches>
  readonly why: (profile: Profile, surveyId: number) => Promise<Verdict | undefined>
  readonly route: (profile: Profile, options: RouteOptions) => Promise<RouteResult>
  readonly returned: (url: string) => Promise<ReturnResult | undefined>
}
