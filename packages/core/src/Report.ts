/**
 * What is told beside an answer: drift, and one notice for a deprecated operation.
 */
import { Effect, type Fiber } from "effect"
import { type Drift, Events } from "./Events.ts"
import * as Notice from "./Notice.ts"
import type { Finding } from "./Reply.ts"
import type { Row, Setup } from "./Setup.ts"
import type { Exchange } from "./Exchange.ts"

type AnyFiber = Fiber.Fiber<unknown, unknown>

/** A listener that throws must not break the call that it is told of. */
const told = (listener: () => void): Effect.Effect<void> => Effect.ignoreCause(Effect.sync(listener))

export const drifted = (fiber: AnyFiber, { onDrift }: Setup, { telemetry }: Row, drift: Drift): Effect.Effect<void> => {
  telemetry.drifted(fiber.context)
  return onDrift === undefined ? fiber.getRef(Events).drifted(drift) : told(() => onDrift(drift))
}

const driftsOf = (operation: string, status: number, { kind, violations }: Finding): ReadonlyArray<Drift> => {
  const common = { operation, status, kind }
  if (kind !== "shape") {
    return [
      { ...common, pointer: "", message: kind === "status" ? "the status is not documented" : "the body is missing" }
    ]
  }
  return violations.map(({ instancePath, keyword, message = keyword }) =>
    Object.assign({ pointer: instancePath, message }, common)
  )
}

/** Links come from headers, and a header may echo anything. */
const withoutSecrets = (
  { reader: { secrets } }: Setup,
  notice: Notice.DeprecationNotice
): Notice.DeprecationNotice => ({
  ...notice,
  links: notice.links.map(({ href, relation }) => ({ href: secrets.scrub(href), relation })),
  message: secrets.scrub(notice.message)
})

const noticed = (
  fiber: AnyFiber,
  setup: Setup,
  row: Row,
  headers: Exchange["headers"]
): Effect.Effect<void> | undefined => {
  const notice = Notice.read(row.operation, headers)
  if (notice === undefined) return undefined
  row.telemetry.deprecated(fiber.context)
  row.sunset = notice.sunset
  const { deprecation, name, onDeprecation } = setup
  const events = fiber.getRef(Events)
  if (deprecation === "silent" || !events.once(`deprecated ${name} ${notice.operation}`)) return undefined
  const clean = withoutSecrets(setup, notice)
  return onDeprecation === undefined ? events.deprecated(clean) : told(() => onDeprecation(clean))
}

/** Undefined when there is nothing to tell, which is the rule. */
export const of = (
  fiber: AnyFiber,
  setup: Setup,
  row: Row,
  findings: ReadonlyArray<Finding>,
  { headers, status }: Exchange
): Effect.Effect<void> | undefined => {
  const notice = noticed(fiber, setup, row, headers)
  if (findings.length === 0) return notice
  const drifts = findings.flatMap((finding) => driftsOf(row.operation.operationId, status, finding))
  const reports = drifts.map((drift) => drifted(fiber, setup, row, drift))
  return Effect.asVoid(Effect.all(notice === undefined ? reports : [...reports, notice]))
}
