/**
 * Reports what came beside the result of a call: differences from the spec, and one notice for each deprecated operation.
 */
import * as Effect from "effect/Effect"
import type * as Fiber from "effect/Fiber"
import type { AttemptState } from "../call/AttemptState.ts"
import type { ClientContext } from "../client/ClientContext.ts"
import type { OperationContext } from "../operation/OperationContext.ts"
import type { Complaints } from "../request/requestComplaints.ts"
import type { Difference } from "../response/readResponse.ts"
import * as HttpDate from "../retry/HttpDate.ts"
import { type Drift, Events } from "./Events.ts"

type AnyFiber = Fiber.Fiber<unknown, unknown>

/** A listener that throws must not break the call. */
const notify = (listener: () => void): Effect.Effect<void> => Effect.ignoreCause(Effect.sync(listener))

export const reportDrift = (
  fiber: AnyFiber,
  { onDrift }: ClientContext,
  { telemetry }: OperationContext,
  drift: Drift
): Effect.Effect<void> => {
  telemetry.drifted(fiber.context)
  return onDrift === undefined ? fiber.getRef(Events).drifted(drift) : notify(() => onDrift(drift))
}

/** A listener hears of an operation once from its client, the log once in the process. */
const reportDeprecation = (
  fiber: AnyFiber,
  client: ClientContext,
  operation: OperationContext,
  { headers }: AttemptState
): Effect.Effect<void> | undefined => {
  const notice = client.errors.details.current.deprecationNotice(
    operation.row,
    headers,
    client.errors.redactor,
    HttpDate.parse
  )
  if (notice === undefined) return undefined
  operation.telemetry.deprecated(fiber.context)
  operation.sunset = notice.sunset
  const { deprecation, name, noticed, onDeprecation } = client
  if (deprecation === "silent" || noticed.has(notice.operation)) return undefined
  noticed.add(notice.operation)
  if (onDeprecation !== undefined) return notify(() => onDeprecation(notice))
  const events = fiber.getRef(Events)
  if (!events.once(`deprecated ${name} ${notice.operation}`)) return undefined
  return events.deprecated(notice)
}

/** Undefined when there is nothing to report. */
export const reportResponse = (
  fiber: AnyFiber,
  client: ClientContext,
  operation: OperationContext,
  differences: ReadonlyArray<Difference>,
  state: AttemptState
): Effect.Effect<void> | undefined => {
  const notice = reportDeprecation(fiber, client, operation, state)
  if (differences.length === 0) return notice
  const drifts = client.errors.details.current.responseDrifts(operation.row.operationId, state.status, differences)
  const reports = drifts.map((drift) => reportDrift(fiber, client, operation, drift))
  return Effect.asVoid(Effect.all(notice === undefined ? reports : [...reports, notice]))
}

/** A request that is sent although it differs from the spec. */
export const reportRequest = (
  fiber: AnyFiber,
  client: ClientContext,
  operation: OperationContext,
  complaints: Complaints
): Effect.Effect<void> => {
  const drifts = client.errors.details.current.requestDrifts(operation.row.operationId, complaints)
  return Effect.asVoid(Effect.all(drifts.map((drift) => reportDrift(fiber, client, operation, drift))))
}
