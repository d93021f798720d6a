/**
 * The sampling exchange: its state, its operations and its errors.
 */
import type { Document } from "@fieldwork/specs/openapi"
import bundled from "@fieldwork/specs/exchange" with { type: "json" }
import type { ExchangeControl } from "../control/ControlHandlers.ts"
import * as Api from "../http/Api.ts"
import type { ErrorResponses } from "../http/ErrorResponses.ts"
import type { Handlers } from "../http/Handler.ts"
import type { Environment, SimulatedService } from "../environment/Environment.ts"
import * as Accounts from "./Accounts.ts"
import * as Authorization from "./Authorization.ts"
import * as Beta from "./BetaErrors.ts"
import * as Surveys from "./buyer/Surveys.ts"
import * as Dictionaries from "./Dictionaries.ts"
import * as Entry from "./entry/Entry.ts"
import * as Compatibility from "./Compatibility.ts"
import * as Control from "./control/ExchangeControl.ts"
import * as Legacy from "./LegacyErrors.ts"
import * as Lookups from "./Lookups.ts"
import type { MarketSize } from "./market/Churn.ts"
import * as OpportunitiesSubscriptions from "./OpportunitiesSubscriptions.ts"
import * as OutcomesSubscriptions from "./OutcomesSubscriptions.ts"
import * as Overview from "./Overview.ts"
import * as QuestionLibrary from "./QuestionLibrary.ts"
import type { operations } from "@fieldwork/specs/exchange/schema"
import * as Settings from "./ExchangeSettings.ts"
import * as State from "./ExchangeState.ts"
import * as SupplierLinks from "./SupplierLinks.ts"
import * as SupplySurveys from "./SupplySurveys.ts"

export { credentials } from "./Authorization.ts"

const document = bundled as unknown as Document

type Served = Omit<operations, "receiveOpportunities" | "receiveOutcomes">

const handlersOf = (state: State.ExchangeState): Handlers<Served> => ({
  ...Lookups.handlers(state),
  ...Accounts.handlers,
  ...QuestionLibrary.handlers,
  ...Dictionaries.handlers(state),
  ...OpportunitiesSubscriptions.handlers(state),
  ...OutcomesSubscriptions.handlers(state),
  ...SupplySurveys.handlers(state),
  ...SupplierLinks.handlers(state),
  ...Surveys.handlers(state)
})

/** Checks whether a path belongs to the older API, whose paths are in CamelCase. */
const isLegacy = (path: string): boolean => /^\/(Lookup|Core|Supply|Demand)(\/|$)/.test(path)

const isBeta = (path: string): boolean => /^\/(supply|demand)(\/|$)/.test(path)

const errorsFor = (path: string): ErrorResponses => (isLegacy(path) ? Legacy.errors : Beta.errors)

export const make = (
  environment: Environment,
  settings: Settings.ExchangeSettings = { ...Settings.defaults },
  size?: MarketSize
): SimulatedService<ExchangeControl> & { readonly overview: () => Overview.ExchangeOverview } => {
  const state = State.make(environment, settings, size)
  const api = Api.make({
    document,
    handlers: handlersOf(state),
    errors: ({ path }) => errorsFor(path),
    authorize: (_, { headers, path }) => Authorization.refusal(headers["authorization"], path, settings),
    rewrite: Compatibility.rewrite(settings),
    corrections: environment.corrections?.find((each) => each.api === "exchange"),
    limit: environment.limit,
    faults: environment.faults
  })
  const enter = Entry.make(state)
  return {
    api: { ...api, handle: (incoming) => (Entry.owns(incoming.path) ? enter(incoming) : api.handle(incoming)) },
    control: Control.make(state),
    overview: Overview.make(state),
    owns: (path) => isLegacy(path) || isBeta(path),
    unknownPath: ({ path }) => errorsFor(path).notFound("This endpoint does not exist.")
  }
}
