/** Checks whether the keys can be read from the supplier's subscriptions. Without keys, no callback can be verified. */
import { Effect, Layer, Option } from "effect"
import { streamNames } from "../Message.ts"
import { keyAdvice } from "../serve/keyAdvice.ts"
import type { readSubscriptions } from "../serve/readSubscriptions.ts"
import { readKeys, type Settings } from "../serve/Settings.ts"
import { error, type Finding, lineOf, ok, warning } from "./Finding.ts"

const maxMillis = 10_000

interface Account {
  readonly baseUrl: string
  readonly apiKey: string
}

/** Reads both subscriptions. Returns no findings if the keys are not read from the subscriptions. */
export const checkSubscriptions = Effect.fnUntraced(function* (
  { keys, supplierCode }: Pick<Settings, "keys" | "supplierCode">,
  account: Account
): Effect.fn.Return<ReadonlyArray<Finding>> {
  if (Option.isNone(supplierCode)) return []
  const { ExchangeApi, Opportunities, Outcomes } = yield* Effect.promise(() => import("@fieldwork/exchange"))
  const reading = yield* Effect.promise(() => import("../serve/readSubscriptions.ts"))
  const services = Layer.mergeAll(Opportunities.layer, Outcomes.layer).pipe(Layer.provide(ExchangeApi.layer(account)))
  const read = Effect.flatten(reading.readSubscriptions(supplierCode.value)).pipe(
    Effect.provide(services),
    Effect.timeout(maxMillis)
  )
  const found = yield* Effect.result(read)
  if (found._tag === "Failure") return [unread(lineOf(found.failure), "")]
  return findingsOf(supplierCode.value, found.success, readKeys(keys).length > 0)
})

type Results = Effect.Success<Effect.Success<ReturnType<typeof readSubscriptions>>>

/** `hasFixedKeys` states whether the settings contain keys with which callbacks are verified even if the subscriptions contain no key. */
const findingsOf = (supplierCode: string, results: Results, hasFixedKeys: boolean): ReadonlyArray<Finding> => {
  const keyless = (found: string, advice: string): Finding =>
    hasFixedKeys
      ? warning("keys", `${found}, so only the fixed keys are accepted`, advice)
      : error("keys", `${found}, so no callback can be verified`, advice)
  const failures = results.flatMap((result) => (result._tag === "Failure" ? [result.failure] : []))
  const denied = failures.find(({ reason: { _tag } }) => _tag === "AuthenticationError" || _tag === "ForbiddenError")
  if (denied !== undefined) {
    return [keyless(`the exchange refuses to return the keys (${lineOf(denied)})`, keyAdvice(denied.reason._tag))]
  }
  const other = failures.find(({ reason }) => reason._tag !== "NotFoundError")
  if (other !== undefined) return [unread(lineOf(other), other.reason._tag)]
  const advice = keyAdvice("NotFoundError")
  if (failures.length === streamNames.length) {
    return [keyless(`the supplier ${supplierCode} has no subscription`, advice)]
  }
  const missing = results.findIndex((result) => result._tag === "Failure")
  const found = results.flatMap((result) => (result._tag === "Success" ? [result.success] : []))
  const hasKey = found.some(({ key_id, public_key }) => key_id !== undefined && public_key !== undefined)
  return [
    hasKey
      ? ok("keys", "keys follow the subscriptions of the exchange")
      : keyless("the subscriptions contain no complete key", completeAdvice),
    ...(missing < 0
      ? []
      : [warning("keys", `the supplier ${supplierCode} has no subscription to ${streamNames[missing]}`, advice)])
  ]
}

const unread = (why: string, reason: string): Finding =>
  warning("keys", `the keys cannot be read from the subscriptions: ${why}`, keyAdvice(reason))

const completeAdvice =
  "set FIELDWORK_INBOX_KEYS to <key id>=<public key>, or ask the exchange for the key_id and the public_key of the subscriptions"
