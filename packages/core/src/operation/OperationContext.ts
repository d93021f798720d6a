/**
 * What a client prepares for one operation, so that a call prepares little.
 */
import { type CallPlan, usualPlan } from "../call/CallPlan.ts"
import type { ClientContext } from "../client/ClientContext.ts"
import type { RequestInfo } from "../client/Listeners.ts"
import type { BodyFormat } from "../request/buildRequest.ts"
import * as Telemetry from "../diagnostics/Telemetry.ts"
import { type Operation, pathParameters } from "./Operation.ts"
import type { ValidatorLoader, Validators, ValidatorSource } from "./Validators.ts"

export interface OperationContext {
  readonly row: Operation
  /** Undefined until they are loaded. */
  validators: Validators | undefined
  /** Loads them; absent where they are given or none are needed. */
  readonly loader: ValidatorLoader | undefined
  readonly telemetry: Telemetry.Telemetry
  /** What the listeners of the client are told of the operation. */
  readonly info: RequestInfo
  /** How its calls are made where they have no options. */
  readonly plan: CallPlan
  /** The names of the path parameters. */
  readonly pathNames: ReadonlyArray<string>
  /** The `Accept` header. */
  readonly accept: string
  /** How a body is written; JSON when undefined. */
  readonly bodyFormat: BodyFormat | undefined
  /** The body of a success is streamed to the caller. */
  readonly streamsBody: boolean
  /** How to find out whether an unanswered write was carried out, as the end of "Before sending it again: …". */
  readonly check: string
  /** The operation's sunset as far as it is known, ISO 8601. */
  sunset: string | undefined
}

export interface OperationOptions {
  readonly validators?: ValidatorSource | undefined
  readonly check?: string | undefined
  readonly bodyFormat?: BodyFormat
  readonly streamsBody?: boolean
}

/** None are loaded where nothing is validated. */
const validatorsOf = (
  { requestValidation, validation }: ClientContext,
  source: ValidatorSource | undefined
): Validators | ValidatorLoader => {
  if (source === undefined || (requestValidation === "off" && validation === "off")) return {}
  return typeof source === "function" ? { response: source } : source
}

export const operationContext = (
  client: ClientContext,
  row: Operation,
  { bodyFormat, check, streamsBody = false, validators }: OperationOptions
): OperationContext => {
  const source = validatorsOf(client, validators)
  const info = { operation: row.operationId, method: row.method, template: row.path }
  return {
    row,
    info,
    plan: usualPlan(client, info),
    validators: "load" in source ? undefined : source,
    loader: "load" in source ? source : undefined,
    telemetry: Telemetry.make(client.name, client.baseUrl, row),
    pathNames: pathParameters(row.path),
    accept: row.replies.length === 0 ? "*/*" : row.replies.join(", "),
    bodyFormat,
    streamsBody,
    check: check ?? `see whether ${row.method} ${row.path} took effect`,
    sunset: row.deprecation?.sunset
  }
}
