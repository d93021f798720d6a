/**
 * The sampling exchange: its state, its operations and its words for what goes wrong.
 */
import document from "@fieldwork/specs/exchange" with { type: "json" }
import type { ExchangeControl } from "../control/Control.ts"
import * as Api from "../http/Api.ts"
import type { Errors } from "../http/Errors.ts"
import type { Handlers } from "../http/Handler.ts"
import type { Kernel, Service } from "../kernel/Kernel.ts"
import * as Authorization from "./Authorization.ts"
import * as Beta from "./BetaErrors.ts"
import * as Dictionaries from "./Dictionaries.ts"
import * as Control from "./ExchangeControl.ts"
import * as Legacy from "./LegacyErrors.ts"
import * as Lookups from "./Lookups.ts"
import * as OpportunitiesSubscriptions from "./OpportunitiesSubscriptions.ts"
import * as OutcomesSubscriptions from "./OutcomesSubscriptions.ts"
import type { operations } from "./schema.gen.ts"
import * as State from "./State.ts"
import * as SupplierLinks from "./SupplierLinks.ts"
import type { Unserved } from "./Unserved.ts"

export { credentials } from "./Authorization.ts"

type Served = Omit<operations, "receiveOpportunities" | "receiveOutcomes" | Unserved>

const handlersOf = (state: State.State): Handlers<Served> => ({
  ...Lookups.handlers,
  ...Dictionaries.handlers,
  ...OpportunitiesSubscriptions.handlers(state),
  ...OutcomesSubscriptions.handlers(state),
  ...SupplierLinks.handlers(state)
})

/** The CamelCase paths are the older style. */
const isLegacy = (path: string): boolean => /^\/(Lookup|Core|Supply|Demand)(\/|$)/.test(path)

const isBeta = (path: string): boolean => /^\/(supply|demand)(\/|$)/.test(path)

const errorsFor = (path: string): Errors => (isLegacy(path) ? Legacy.errors : Beta.errors)

export const make = (kernel: Kernel): Service<ExchangeControl> => {
  const state = State.make(kernel)
  return {
    api: Api.make({
      document,
      handlers: handlersOf(state),
      errors: ({ path }) => errorsFor(path),
      authorize: (_, { headers }) => Authorization.refusal(headers["authorization"])
    }),
    control: Control.make(state),
    owns: (path) => isLegacy(path) || isBeta(path),
    unknownPath: ({ path }) => errorsFor(path).notFound("This endpoint does not exist.")
  }
}
