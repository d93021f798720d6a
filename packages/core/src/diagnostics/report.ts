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
import * as DeprecationNotice from "./DeprecationNotice.ts"
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

const driftsOf = (operation: string, status: number, { kind, violations }: Difference): ReadonlyArray<Drift> => {
  const common = { operation, status, kind }
  if (kind !== "shape") {
    return [
      {
        ...common,
        pointer: "",
        message: kind === "status" ? "the status code is not documented" : "the body is missing"
      }
    ]
  }
  return violations.map(({ instancePath, keyword, message = keyword }) =>
    Object.assign({ pointer: instancePath, message }, common)
  )
}

/** Links come from headers, and a header may echo anything. */
const redacted = (
  { errors: { redactor } }: ClientContext,
  notice: DeprecationNotice.DeprecationNotice
): DeprecationNotice.DeprecationNotice => ({
  ...notice,
  links: notice.links.map(({ href, relation }) => ({ href: redactor.redact(href), relation })),
  message: redactor.redact(notice.message)
})

/** A listener hears of an operation once from its client, the log once in the process. */
const reportDeprecation = (
  fiber: AnyFiber,
  client: ClientContext,
  operation: OperationContext,
  { headers }: AttemptState
): Effect.Effect<void> | undefined => {
  const notice = DeprecationNotice.read(operation.row, headers)
  if (notice === undefined) return undefined
  operation.telemetry.deprecated(fiber.context)
  operation.sunset = notice.sunset
  const { deprecation, name, noticed, onDeprecation } = client
  if (deprecation === "silent" || noticed.has(notice.operation)) return undefined
  noticed.add(notice.operation)
  if (onDeprecation !== undefined) return notify(() => onDeprecation(redacted(client, notice)))
  const events = fiber.getRef(Events)
  if (!events.once(`deprecated ${name} ${notice.operation}`)) return undefined
  return events.deprecated(redacted(client, notice))
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
  const drifts = differences.flatMap((difference) => driftsOf(operation.row.operationId, state.status, difference))
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
  const drifts = Object.entries(complaints).flatMap(([member, messages]) =>
    messages.map((message): Drift => {
      const pointer = `/${member.replaceAll(".", "/")}`
      return { operation: operation.row.operationId, status: 0, kind: "request", pointer, message }
    })
  )
  return Effect.asVoid(Effect.all(drifts.map((drift) => reportDrift(fiber, client, operation, drift))))
}
