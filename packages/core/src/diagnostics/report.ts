/**
 * Runs the effects that report on a call. `reports.ts`, which creates the effects, is loaded when the first report is needed.
 */
import * as Effect from "effect/Effect"
import type * as Fiber from "effect/Fiber"
import type { ClientContext } from "../client/ClientContext.ts"
import type { OperationContext } from "../operation/OperationContext.ts"
import * as HttpDate from "../retry/HttpDate.ts"
import type { Details } from "./Details.ts"
import { Events } from "./Events.ts"
import type { Report, Reported } from "./reports.ts"

/** Returns an effect that sends the reports on a call, or undefined if there is nothing to report. */
export const report = (
  fiber: Fiber.Fiber<unknown, unknown>,
  client: ClientContext,
  operation: OperationContext,
  reportsOf: (details: Details, reported: Reported) => ReadonlyArray<Report>
): Effect.Effect<void> | undefined => {
  const { context } = fiber
  const reported = { client, operation, context, events: () => fiber.getRef(Events), parseDate: HttpDate.parse }
  const reports = reportsOf(client.errors.details.current, reported)
  return reports.length === 0 ? undefined : Effect.asVoid(Effect.all(reports))
}
