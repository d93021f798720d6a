/**
 * Prepares data once per operation, so that each call has little to prepare.
 */
import { type CallPlan, usualPlan } from "../call/CallPlan.ts"
import type { ClientContext } from "../client/ClientContext.ts"
import type { RequestInfo } from "../client/Listeners.ts"
import type { BodyFormat } from "../request/BodyFormat.ts"
import { make as telemetryOf, type Telemetry } from "../diagnostics/Telemetry.ts"
import type { Operation } from "./Operation.ts"
import type { ValidatorLoader, Validators, ValidatorSource } from "./Validators.ts"

export interface OperationContext {
  readonly definition: Operation
  /** The validators; undefined until they are loaded. */
  validators: Validators | undefined
  /** Loads the validators; absent if they are given, or if none are needed. */
  readonly loader: ValidatorLoader | undefined
  readonly telemetry: Telemetry
  /** The operation as passed to the listeners of the client. */
  readonly info: RequestInfo
  /** The plan of calls without options. */
  readonly plan: CallPlan
  /** The names of the path parameters. */
  readonly pathNames: ReadonlyArray<string>
  /** The path template in alternating segments: a literal, the name of a parameter, a literal, and so on. */
  readonly pathSegments: ReadonlyArray<string>
  /** The `Accept` header. */
  readonly accept: string
  /** How a body is serialized; JSON if undefined. */
  readonly bodyFormat: BodyFormat | undefined
  /** Whether the body of a successful response is streamed to the caller. */
  readonly streamsBody: boolean
  /** How to find out whether a write without a response was carried out. It completes the sentence "Before sending it again: …". */
  readonly check: string
  /** The operation's sunset in ISO 8601, if it is known. */
  sunset: string | undefined
}

export interface OperationOptions {
  readonly validators?: ValidatorSource | undefined
  readonly check?: string | undefined
  readonly bodyFormat?: BodyFormat
  readonly streamsBody?: boolean
}

/** Returns no validators if validation is off. */
const validatorsOf = (
  { requestValidation, validation }: ClientContext,
  source: ValidatorSource | undefined
): Validators | ValidatorLoader => {
  if (source === undefined || (requestValidation === "off" && validation === "off")) return {}
  return typeof source === "function" ? { response: source } : source
}

export const operationContext = (
  client: ClientContext,
  definition: Operation,
  { bodyFormat, check, streamsBody = false, validators }: OperationOptions
): OperationContext => {
  const source = validatorsOf(client, validators)
  const pathSegments = definition.path.split(/\{([^{}]+)\}/)
  const info = { operation: definition.operationId, method: definition.method, template: definition.path }
  return {
    definition,
    info,
    plan: usualPlan(client, info),
    validators: "load" in source ? undefined : source,
    loader: "load" in source ? source : undefined,
    telemetry: telemetryOf(client.name, client.baseUrl, definition),
    pathNames: pathSegments.filter((_, index) => index % 2 === 1),
    pathSegments,
    accept: definition.replies.length === 0 ? "*/*" : definition.replies.join(", "),
    bodyFormat,
    streamsBody,
    check: check ?? `see whether ${definition.method} ${definition.path} took effect`,
    sunset: definition.deprecation?.sunset
  }
}
