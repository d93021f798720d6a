/**
 * Lift: the difference that the campaign made to the answers of one question, whole and broken down.
 *
 * Figures are there once `total_count` is above 50 (the brand lift document, Typical workflow 6); until then they are null.
 */
import type { Api } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as rows from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validators"
import { Context } from "effect"

export const make = (api: Api.Api<operations>) => ({
  /** The lift of one question, tested at each level of `confidence_level__in`. */
  get: api.method(rows.getQuestionLift, validators.getQuestionLift),
  /** The lift of one question, a device at a time. */
  byDevice: api.method(rows.listLiftByDevice, validators.listLiftByDevice),
  /** @deprecated The service will remove it: use `byDevice`. */
  byAdChannel: api.method(rows.listLiftByAdChannel, validators.listLiftByAdChannel)
})

export class Lift extends Context.Service<Lift, ReturnType<typeof make>>()("@fieldwork/brand-lift/Lift") {}
