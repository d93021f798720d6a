/**
 * Checks the settings of a client. A misspelt or invalid setting throws a `ConfigurationError`, because silently using a default would hide the
 * mistake.
 */
import { isRecord } from "../errors/Problem.ts"
import { checkHeaders, type HeaderValues } from "../request/extraHeaders.ts"
import { defaultPolicy, type RetryPolicy } from "../retry/RetryPolicy.ts"
import { ConfigurationError } from "./ConfigurationError.ts"
import type { RequestEvent, RequestInfo } from "./Listeners.ts"
import type { Settings } from "./Settings.ts"

/** Checked settings, with default values for absent settings. */
export interface CheckedSettings extends Omit<Settings, "retry" | "headers" | "timeoutMillis"> {
  readonly timeoutOf: (request: RequestInfo) => number
  readonly headers: HeaderValues | ((request: RequestEvent) => unknown)
  readonly retryPolicy: RetryPolicy
  readonly retryBudget: number
  readonly requestValidation: NonNullable<Settings["requestValidation"]>
  readonly validation: NonNullable<Settings["validation"]>
  readonly deprecation: NonNullable<Settings["deprecation"]>
}

export const positive = (name: string, value: number): number => {
  if (typeof value === "number" && value > 0) return value
  throw new ConfigurationError(`${name} must be a number greater than 0`)
}

/** Returns the value. Throws `ConfigurationError` if the value is not a number of at least `min`. */
export const atLeast = (name: string, min: number, value: number): number => {
  if (typeof value === "number" && value >= min) return value
  throw new ConfigurationError(`${name} must be a number of at least ${min}`)
}

/**
 * Returns the given value, or the first allowed value if the given value is undefined. Throws `ConfigurationError` if the value is not allowed.
 *
 * @example
 * ```ts
 * import { checkOneOf } from "@fieldwork/core"
 * checkOneOf("validation", undefined, "lenient", "strict") // => "lenient"
 * checkOneOf("validation", "strikt" as never, "lenient", "strict") // throws expected lenient, strict
 * ```
 */
export const checkOneOf = <Value extends string>(
  name: string,
  value: Value | undefined,
  ...[first, ...more]: [Value, ...Array<Value>]
): Value => {
  if (value === undefined) return first
  if (value === first || more.includes(value)) return value
  throw new ConfigurationError(`${name} is ${JSON.stringify(value)}: expected ${[first, ...more].join(", ")}`)
}

const aFunction = (name: string, value: unknown): void => {
  if (value !== undefined && typeof value !== "function") throw new ConfigurationError(`${name} must be a function`)
}

/**
 * Throws `ConfigurationError` if a setting has an unknown property. The message lists the known properties.
 *
 * @example
 * ```ts
 * import { checkNames } from "@fieldwork/core"
 * checkNames("retry", { maxAttemps: 2 }, ["maxAttempts"]) // throws retry.maxAttemps is not a setting
 * ```
 */
export const checkNames = (setting: string, values: object, names: ReadonlyArray<string>): void => {
  if (!isRecord(values)) throw new ConfigurationError(`${setting} must be an object`)
  const unknown = Object.keys(values).find((name) => !names.includes(name))
  if (unknown === undefined) return
  const prefix = setting === "" ? "" : `${setting}.`
  throw new ConfigurationError(
    `${prefix}${unknown} is not a setting: expected ${names.map((name) => prefix + name).join(", ")}`
  )
}

const retryDefaults = { ...defaultPolicy, budget: 20 }

/** Returns the given retry policy with default values for absent or undefined properties. Throws `ConfigurationError` for invalid values. */
export const checkRetry = <Name extends string>(
  retry: { readonly [Each in Name]?: number },
  defaults: Readonly<Record<Name, number>>
): Record<Name, number> => {
  const names = Object.keys(defaults) as ReadonlyArray<string> as ReadonlyArray<Name>
  checkNames("retry", retry, names)
  const checked: Record<Name, number> = { ...defaults }
  for (const name of names) {
    const value = retry[name] ?? defaults[name]
    const min = name === "maxAttempts" ? 1 : 0
    if (!Number.isFinite(value) || value < min) {
      throw new ConfigurationError(`retry.${name} must be a finite number of at least ${min}`)
    }
    checked[name] = value
  }
  return checked
}

const checkRateLimit = ({ rateLimit }: Settings): void => {
  if (rateLimit === undefined) return
  checkNames("rateLimit", rateLimit, ["perSecond", "burst"])
  positive("rateLimit.perSecond", rateLimit.perSecond)
  positive("rateLimit.burst", rateLimit.burst ?? 1)
}

/** Checks the headers of the client. If `headers` is a function, its result is checked for each attempt instead. */
const checkOwnHeaders = ({ headers = {}, userAgent }: Settings): CheckedSettings["headers"] => {
  const agent = { "user-agent": userAgent }
  if (typeof headers === "function") return (request) => ({ ...agent, ...headers(request) })
  checkHeaders(headers)
  return checkHeaders({ ...agent, ...headers })
}

const checkTimeout = ({ timeoutMillis = 30_000 }: Settings): CheckedSettings["timeoutOf"] => {
  if (typeof timeoutMillis === "function") {
    return (request) => positive(`timeoutMillis of ${request.operation}`, timeoutMillis(request))
  }
  positive("timeoutMillis", timeoutMillis)
  return () => timeoutMillis
}

/**
 * The names of all settings.
 *
 * @example
 * ```ts
 * import { settingNames } from "@fieldwork/core"
 * settingNames.includes("timeoutMillis") // => true
 * ```
 */
export const settingNames = [
  "fetch",
  "timeoutMillis",
  "deadlineMillis",
  "headers",
  "userAgent",
  "maxInFlight",
  "retry",
  "rateLimit",
  "requestValidation",
  "validation",
  "deprecation",
  "onDeprecation",
  "onDrift",
  "onRequest",
  "onAttempt",
  "onCall"
] as const satisfies ReadonlyArray<keyof Settings>

/** Returns the settings with their defaults. Throws `ConfigurationError` if a setting is invalid. */
export const checkSettings = (settings: Settings): CheckedSettings => {
  for (const name of settingNames) if (/^(fetch|on)/.test(name)) aFunction(name, settings[name])
  checkRateLimit(settings)
  if (settings.deadlineMillis !== undefined) positive("deadlineMillis", settings.deadlineMillis)
  if (settings.maxInFlight !== undefined && !Number.isSafeInteger(positive("maxInFlight", settings.maxInFlight))) {
    throw new ConfigurationError("maxInFlight must be an integer")
  }
  const { budget, ...retryPolicy } = checkRetry(settings.retry ?? {}, retryDefaults)
  return {
    ...settings,
    timeoutOf: checkTimeout(settings),
    headers: checkOwnHeaders(settings),
    retryPolicy,
    retryBudget: budget,
    requestValidation: checkOneOf("requestValidation", settings.requestValidation, "strict", "lenient", "off"),
    validation: checkOneOf("validation", settings.validation, "lenient", "strict", "off"),
    deprecation: checkOneOf("deprecation", settings.deprecation, "log", "silent", "fail-after-sunset")
  }
}
