/**
 * Checks the settings of a client. A setting that is misspelt or cannot work throws a `ConfigurationError`, as a default in its place would
 * go unnoticed.
 */
import { defaultPolicy, type RetryPolicy } from "../retry/RetryPolicy.ts"
import { ConfigurationError } from "./ConfigurationError.ts"
import type { Settings } from "./Settings.ts"

/** Settings with their defaults filled in. */
export interface CheckedSettings extends Omit<Settings, "retry"> {
  readonly timeoutMillis: number
  readonly retryPolicy: RetryPolicy
  readonly retryBudget: number
  readonly requestValidation: NonNullable<Settings["requestValidation"]>
  readonly validation: NonNullable<Settings["validation"]>
  readonly deprecation: NonNullable<Settings["deprecation"]>
}

const positive = (name: string, value: number): number => {
  if (typeof value === "number" && value > 0) return value
  throw new ConfigurationError(`${name} must be a number greater than 0`)
}

/** Returns the value, or the first of those allowed when it is absent. */
export const checkOneOf = <Value extends string>(
  name: string,
  value: Value | undefined,
  ...[first, ...more]: [Value, ...Array<Value>]
): Value => {
  if (value === undefined) return first
  if (value === first || more.includes(value)) return value
  throw new ConfigurationError(`${name} is ${JSON.stringify(value)}: it takes ${[first, ...more].join(", ")}`)
}

const aFunction = (name: string, value: unknown): void => {
  if (value !== undefined && typeof value !== "function") throw new ConfigurationError(`${name} must be a function`)
}

/** Refuses a member that does not exist, with the names of those that do. */
export const checkNames = (setting: string, given: object, names: ReadonlyArray<string>): void => {
  const unknown = Object.keys(given).find((name) => !names.includes(name))
  if (unknown === undefined) return
  const prefix = setting === "" ? "" : `${setting}.`
  throw new ConfigurationError(
    `${prefix}${unknown} is not a setting: there are ${names.map((name) => prefix + name).join(", ")}`
  )
}

const usual = { ...defaultPolicy, budget: 20 }
const retryNames = Object.keys(usual) as ReadonlyArray<keyof typeof usual>

/** The defaults, and in their place what is given. A member that is undefined is absent. */
const checkRetry = (retry: NonNullable<Settings["retry"]>): typeof usual => {
  checkNames("retry", retry, retryNames)
  const checked = { ...usual }
  for (const name of retryNames) {
    const value = retry[name] ?? usual[name]
    const least = name === "maxAttempts" ? 1 : 0
    if (!Number.isFinite(value) || value < least) {
      throw new ConfigurationError(`retry.${name} must be a finite number of at least ${least}`)
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

/** The names of all settings. */
export const settingNames = [
  "fetch",
  "timeoutMillis",
  "retry",
  "rateLimit",
  "requestValidation",
  "validation",
  "deprecation",
  "onDeprecation",
  "onDrift"
] as const satisfies ReadonlyArray<keyof Settings>

/** Throws `ConfigurationError`. */
export const checkSettings = (settings: Settings): CheckedSettings => {
  for (const name of ["fetch", "onDeprecation", "onDrift"] as const) aFunction(name, settings[name])
  checkRateLimit(settings)
  const { budget, ...retryPolicy } = checkRetry(settings.retry ?? {})
  return {
    ...settings,
    timeoutMillis: positive("timeoutMillis", settings.timeoutMillis ?? 30_000),
    retryPolicy,
    retryBudget: budget,
    requestValidation: checkOneOf("requestValidation", settings.requestValidation, "strict", "lenient", "off"),
    validation: checkOneOf("validation", settings.validation, "lenient", "strict", "off"),
    deprecation: checkOneOf("deprecation", settings.deprecation, "log", "silent", "fail-after-sunset")
  }
}
