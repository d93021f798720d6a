/** Checks whether the exchange responds, and compares its clock with the local clock. */
import { Effect } from "effect"
import { error, type Finding, lineOf, ok, warning } from "./Finding.ts"
import type { Machine } from "./Machine.ts"

/** The clock difference in milliseconds that is ignored, because the `Date` header contains only whole seconds. */
const graceMillis = 2000

/** Checks the exchange. Returns no findings if `FIELDWORK_EXCHANGE_URL` is not set. */
export const checkExchange = ({
  env,
  now,
  toleranceSeconds
}: Pick<Machine, "env" | "now"> & { readonly toleranceSeconds: number }): Effect.Effect<ReadonlyArray<Finding>> =>
  Effect.promise(async () => {
    const url = env["FIELDWORK_EXCHANGE_URL"]
    if (url === undefined || url === "") return []
    try {
      const response = await fetch(url, { method: "HEAD", redirect: "manual", signal: AbortSignal.timeout(5000) })
      const theirs = Date.parse(response.headers.get("date") ?? "")
      return [ok("exchange", "the exchange responds"), ...compare(theirs, now(), toleranceSeconds)]
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
