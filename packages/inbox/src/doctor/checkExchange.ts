/** Checks whether the exchange responds and returns the keys, and compares its clock with the local clock. */
import { Effect, Layer } from "effect"
import type { Settings } from "../serve/Settings.ts"
import { checkSubscriptions } from "./checkSubscriptions.ts"
import { error, type Finding, lineOf, ok, warning } from "./Finding.ts"
import type { Machine } from "./Machine.ts"

/** The clock difference in milliseconds that is ignored, because the `Date` header contains only whole seconds. */
const graceMillis = 2000

/** Checks the exchange. Returns no findings if `FIELDWORK_EXCHANGE_URL` is not set. */
export const checkExchange = (
  settings: Pick<Settings, "keys" | "supplierCode" | "toleranceSeconds">,
  { env, now }: Pick<Machine, "env" | "now">
): Effect.Effect<ReadonlyArray<Finding>> =>
  Effect.promise(async () => {
    const { FIELDWORK_EXCHANGE_API_KEY: apiKey, FIELDWORK_EXCHANGE_URL: baseUrl } = env
    if (!baseUrl) return []
    const invalid = await invalidSettings(baseUrl, apiKey || "none")
    if (invalid !== undefined) return [invalid]
    try {
      const response = await fetch(baseUrl, { method: "HEAD", redirect: "manual", signal: AbortSignal.timeout(5000) })
      const theirs = Date.parse(response.headers.get("date") ?? "")
      return [
        ok("exchange", "the exchange responds"),
        ...compare(theirs, now(), settings.toleranceSeconds),
        ...(apiKey ? await Effect.runPromise(checkSubscriptions(settings, { baseUrl, apiKey })) : [])
      ]
    } catch (cause) {
      const found = `the exchange does not respond: ${lineOf(cause instanceof Error ? (cause.cause ?? cause) : cause)}`
      return [
        warning(
          "exchange",
          found,
          "check FIELDWORK_EXCHANGE_URL and the network: until the exchange responds, keys cannot be updated"
        )
      ]
    }
  })

/** Returns a finding if `serve` would refuse the settings of the exchange. A missing key is reported by another check. */
const invalidSettings = async (baseUrl: string, apiKey: string): Promise<Finding | undefined> => {
  const { ExchangeApi } = await import("@fieldwork/exchange")
  const built = Effect.scoped(Layer.build(ExchangeApi.layer({ baseUrl, apiKey })))
  const found = await Effect.runPromise(Effect.result(built))
  if (found._tag === "Success") return undefined
  const advice = "set FIELDWORK_EXCHANGE_URL to an absolute URL with https, and check FIELDWORK_EXCHANGE_API_KEY"
  return error("exchange", `the settings of the exchange are invalid: ${lineOf(found.failure)}`, advice)
}

const compare = (theirs: number, now: number, toleranceSeconds: number): ReadonlyArray<Finding> => {
  const difference = Math.abs(now - theirs)
  if (Number.isNaN(difference)) return []
  const seconds = `${Math.round(difference / 1000)} s from the exchange's clock`
  if (difference > toleranceSeconds * 1000) {
    return [
      error(
        "clock",
        `this clock is ${seconds}: every callback counts as late or ahead`,
        "set the clock, and synchronize it with NTP"
      )
    ]
  }
  if (difference > graceMillis + 8000)
    return [warning("clock", `this clock is ${seconds}`, "synchronize the clock with NTP")]
  return []
}
