/**
 * The brand lift service: drafts, launches, respondents who are recruited as the clock advances, and the resulting lift.
 *
 * There is one handler per operation, and its type is derived from the spec. A missing handler is a compile error.
 */
import bundled from "@fieldwork/specs/brand-lift" with { type: "json" }
import type { Document } from "@fieldwork/specs/openapi"
import type { BrandLiftControl } from "../control/ControlHandlers.ts"
import * as Api from "../http/Api.ts"
import type { Handlers } from "../http/Handler.ts"
import type { Environment, SimulatedService } from "../environment/Environment.ts"
import { createToken } from "./auth/createToken.ts"
import * as Tokens from "./auth/Tokens.ts"
import * as Fielding from "./campaigns/Fielding.ts"
import { campaignHandlers } from "./campaigns/campaignHandlers.ts"
import { brandLiftControl } from "./brandLiftControl.ts"
import { errors } from "./errors.ts"
import { exportHandlers } from "./exports/exportHandlers.ts"
import { filterHandlers } from "./filters/filterHandlers.ts"
import { frequencyReportHandlers } from "./frequency-reports/frequencyReportHandlers.ts"
import { ipMatchingHandlers } from "./ip-matching/ipMatchingHandlers.ts"
import { liftHandlers } from "./lift/liftHandlers.ts"
import { lookupHandlers } from "./lookups/lookupHandlers.ts"
import { namesAndGroupsHandlers } from "./names/namesAndGroupsHandlers.ts"
import { pixelHandlers } from "./pixels/pixelHandlers.ts"
import { respondentHandlers } from "./respondents/respondentHandlers.ts"
import { s2sHandlers } from "./s2s/s2sHandlers.ts"
import type { operations } from "@fieldwork/specs/brand-lift/schema"
import * as Settings from "./BrandLiftSettings.ts"
import * as State from "./BrandLiftState.ts"
import { questionHandlers } from "./study/questionHandlers.ts"
import { tagHandlers } from "./tags/tagHandlers.ts"
import { templateHandlers } from "./templates/templateHandlers.ts"

export { credentials } from "./auth/createToken.ts"

const document = bundled as unknown as Document

export const make = (
  environment: Environment,
  settings: Settings.BrandLiftSettings = { ...Settings.defaults }
): SimulatedService<BrandLiftControl> & { readonly overview: () => { readonly campaigns: number } } => {
  const state = State.make(environment, settings)
  const tokens = Tokens.make(environment)
  Fielding.scheduleRefreshes(state)
  const handlers: Handlers<operations> = {
    createToken: createToken(tokens),
    ...campaignHandlers(state, document),
    ...lookupHandlers(),
    ...templateHandlers(state),
    ...tagHandlers(),
    ...filterHandlers(state),
    ...questionHandlers(state),
    ...liftHandlers(state),
    ...respondentHandlers(state),
    ...ipMatchingHandlers(state),
    ...pixelHandlers(state),
    ...s2sHandlers(state),
    ...namesAndGroupsHandlers(state),
    ...exportHandlers(state),
    ...frequencyReportHandlers(state, document)
  }
  const api = Api.make({
    document,
    handlers,
    errors,
    arrays: () => settings.array_parameters,
    authorize: (_, { headers }) => tokens.refusal(headers["authorization"]),
    corrections: environment.corrections?.find((each) => each.api === "brand-lift"),
    limit: environment.limit,
    faults: environment.faults
  })
  return {
    api: { ...api, handle: (incoming) => Settings.toHttps(settings, incoming) ?? api.handle(incoming) },
    control: brandLiftControl(state),
    overview: () => ({ campaigns: state.campaigns.size }),
    owns: (path) => path.startsWith("/api/impact-measurement/") || path.startsWith("/oauth/"),
    unknownPath: () => errors({ parameters: [] }).notFound("Not found.")
  }
}
