/**
 * Creates the reports that accompany the result of a call: differences from the spec, and one notice per deprecated operation.
 *
 * If the client has a listener for a report, the listener is called immediately. Otherwise, the report is passed to the program's `Events` service.
 */
import type * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { AttemptState } from "../call/AttemptState.ts"
import type { TextRedactor } from "../auth/textRedactor.ts"
import type { CheckedSettings } from "../client/checkSettings.ts"
import type { Operation } from "../operation/Operation.ts"
import type { FieldErrors } from "../request/requestErrors.ts"
import type { Difference } from "../response/Difference.ts"
import { type ParseDate, read as deprecationNotice } from "./DeprecationNotice.ts"
import { lineOf, requestDrifts, responseDrifts, totalDrift } from "./drifts.ts"
import type { Drift, Reporter } from "./Events.ts"
import type { Telemetry } from "./Telemetry.ts"

export type Report = Effect.Effect<void>

/** The client that made the reported call. */
interface ReportingClient extends Pick<CheckedSettings, "deprecation" | "onDeprecation" | "onDrift"> {
  readonly name: string
  readonly errors: { readonly redactor: TextRedactor }
  /** The deprecated operations that this client has already reported. */
  readonly noticed: Set<string>
}

/** The operation of the reported call. */
interface ReportedOperation {
  readonly definition: Operation
  readonly telemetry: Telemetry
  sunset: string | undefined
}

/** The call on which to report, with its client and operation. */
export interface Reported {
  readonly client: ReportingClient
  readonly operation: ReportedOperation
  readonly context: Context.Context<never>
  readonly events: () => Reporter
  readonly parseDate: ParseDate
}

/** Notifies a listener. A listener that throws, or an async one that rejects, must not make the API call fail. */
const notify = (listener: () => unknown): ReadonlyArray<Report> => {
  new Promise((resolve) => resolve(listener())).catch(() => undefined)
  return []
}

const reportDrift = ({ client, context, events, operation }: Reported, drift: Drift): ReadonlyArray<Report> => {
  const { onDrift } = client
  operation.telemetry.drifted(context)
  return onDrift === undefined ? [events().drifted(drift, lineOf(drift))] : notify(() => onDrift(drift))
}

/** Reports a deprecated operation: to a listener once per client, or to the log once per process. */
const reportDeprecation = (
  { client, context, events, operation, parseDate }: Reported,
  { headers }: AttemptState
): ReadonlyArray<Report> => {
  const notice = deprecationNotice(operation.definition, headers, client.errors.redactor, parseDate)
  if (notice === undefined) return []
  operation.telemetry.deprecated(context)
  operation.sunset = notice.sunset
  const { deprecation, name, noticed, onDeprecation } = client
  if (deprecation === "silent" || noticed.has(notice.operation)) return []
  noticed.add(notice.operation)
  if (onDeprecation !== undefined) return notify(() => onDeprecation(notice))
  return events().once(`deprecated ${name} ${notice.operation}`) ? [events().deprecated(notice)] : []
}

export const reportResponse = (
  reported: Reported,
  differences: ReadonlyArray<Difference>,
  state: AttemptState
): ReadonlyArray<Report> => {
  const notices = reportDeprecation(reported, state)
  const drifts = responseDrifts(reported.operation.definition.operationId, state.status, differences)
  return [...drifts.flatMap((drift) => reportDrift(reported, drift)), ...notices]
}

/** Reports a request that is sent although it does not conform to the spec. */
export const reportRequest = (reported: Reported, fieldErrors: FieldErrors): ReadonlyArray<Report> =>
  requestDrifts(reported.operation.definition.operationId, fieldErrors).flatMap((drift) => reportDrift(reported, drift))

/** Reports a list whose total changed while its pages were read. */
export const reportTotal = (reported: Reported, field: string, from: number, to: number): ReadonlyArray<Report> =>
  reportDrift(reported, totalDrift(reported.operation.definition.operationId, field, from, to))
