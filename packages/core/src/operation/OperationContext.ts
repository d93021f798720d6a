/**
 * Prepares the data that all calls to an operation share.
 */
import { type CallPlan, defaultPlan } from "../call/CallPlan.ts"
import type { ClientContext } from "../client/ClientContext.ts"
import type { RequestInfo } from "../client/Listeners.ts"
import type { BodyFormat } from "../request/BodyFormat.ts"
import { make as telemetryOf, type Telemetry } from "../diagnostics/Telemetry.ts"
import type { Operation } from "./Operation.ts"
import type { ValidatorLoader, Validators, ValidatorSource } from "./Validators.ts"

export interface OperationContext {
  readonly definition: Operation
  /** The validators. Undefined until they are loaded. */
  validators: Validators | undefined
  /** Loads the validators. Undefined if the service provides validators that are already loaded, or if validation is off. */
  readonly loader: ValidatorLoader | undefined
  readonly telemetry: Telemetry
  /** The description of the operation that is passed to the client's listeners. */
  readonly info: RequestInfo
  /** The time limits and the retry policy for calls without options. */
  readonly plan: CallPlan
  /** The names of the path parameters. */
  readonly pathNames: ReadonlyArray<string>
  /** The path template in alternating segments: a literal, the name of a parameter, a literal, and so on. */
  readonly pathSegments: ReadonlyArray<string>
  /** The value of the `Accept` header. */
  readonly accept: string
  /** The format of the request body. Default: JSON. */
  readonly bodyFormat: BodyFormat | undefined
  /** Whether the body of a successful response is streamed to the caller. */
  readonly streamsBody: boolean
  /** The advice for a write whose outcome is unknown, which completes the sentence "Before resending it: …" in the error message. */
  readonly check: string
  /** The sunset date of the operation in ISO 8601 format, if known. */
  sunset: string | undefined
}

export interface OperationOptions {
  readonly validators?: ValidatorSource | undefined
  readonly check?: string | undefined
  readonly bodyFormat?: BodyFormat
  readonly streamsBody?: boolean
}

/** Returns the validators that a service provides, or their loader. Returns an empty object if there are none or validation is off. */
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
    plan: defaultPlan(client, info),
    validators: "load" in source ? undefined : source,
    loader: "load" in source ? source : undefined,
    telemetry: telemetryOf(client.name, client.baseUrl, definition),
    pathNames: pathSegments.filter((_, index) => index % 2 === 1),
    pathSegments,
    accept: definition.replies.length === 0 ? "*/*" : definition.replies.join(", "),
    bodyFormat,
    streamsBody,
    check: check ?? `check whether ${definition.method} ${definition.path} took effect`,
    sunset: definition.deprecation?.sunset
  }
}
