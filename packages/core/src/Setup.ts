/**
 * What is made before any call, once a client and once an operation, so that a call itself makes little.
 */
import type { Budget } from "./Budget.ts"
import type { Credential } from "./Credential.ts"
import { type Operation, pathParameters, type Validator } from "./Operation.ts"
import type { RateLimiter } from "./RateLimiter.ts"
import type { Reader } from "./Reply.ts"
import type { Policy } from "./Retry.ts"
import type { Settings } from "./Settings.ts"
import * as Telemetry from "./Telemetry.ts"
import type { Client } from "./Transport.ts"

/** Made once a client. */
export interface Setup {
  /** Prefix of spans and label of metrics. */
  readonly name: string
  readonly baseUrl: string
  readonly client: Client
  readonly reader: Reader
  readonly credential: Credential | undefined
  readonly limiter: RateLimiter | undefined
  readonly budget: Budget
  readonly policy: Policy
  readonly timeoutMillis: number
  readonly validation: NonNullable<Settings["validation"]>
  readonly deprecation: NonNullable<Settings["deprecation"]>
  readonly onDeprecation: Settings["onDeprecation"]
  readonly onDrift: Settings["onDrift"]
  /** Request bodies are credentials: they stay with their origin. */
  readonly secretBody: boolean
}

/** Made once an operation. */
export interface Row {
  readonly operation: Operation
  readonly validator: Validator | undefined
  readonly telemetry: Telemetry.Telemetry
  /** The names that the path takes. */
  readonly path: ReadonlyArray<string>
  readonly accept: string
  /** The body of a success is handed on as it comes. */
  readonly streams: boolean
  /** How to find out whether an unanswered write was carried out. */
  readonly check: string
  /** The operation's sunset as far as it is known, ISO 8601. */
  sunset: string | undefined
}

interface Choices {
  readonly validator?: Validator | undefined
  /** A sentence in the imperative; without one the request itself is named. */
  readonly check?: string | undefined
  readonly streams?: boolean
}

export const rowOf = (setup: Setup, operation: Operation, { check, streams = false, validator }: Choices): Row => ({
  operation,
  validator,
  telemetry: Telemetry.make(setup.name, setup.baseUrl, operation),
  path: pathParameters(operation.path),
  accept: operation.replies.length === 0 ? "*/*" : operation.replies.join(", "),
  streams,
  check: check ?? `see whether ${operation.method} ${operation.path} took effect`,
  sunset: operation.deprecation?.sunset
})
