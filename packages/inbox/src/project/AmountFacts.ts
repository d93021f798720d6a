/** The fields of an outcome that determine its amount, and how an earlier version of the inbox interpreted them. */
import { isUnderstood } from "./isUnderstood.ts"
import type { Interpretation, OutcomeFacts } from "./ItemFacts.ts"

export const amountFields = [
  "marketplace_status",
  "client_status",
  "price_nanos",
  "currency_code"
] as const satisfies ReadonlyArray<keyof OutcomeFacts>

export type AmountFacts = Pick<OutcomeFacts, (typeof amountFields)[number]>

export const amountFactsOf = ({
  client_status,
  currency_code,
  marketplace_status,
  price_nanos
}: AmountFacts): AmountFacts => ({ marketplace_status, client_status, price_nanos, currency_code })

export const isSameAmount = (a: AmountFacts, b: AmountFacts): boolean =>
  amountFields.every((name) => a[name] === b[name])

/** The fields that are absent if an outcome is invalid at a path, by a pattern for the path. The first pattern that matches applies. */
const absentAt: ReadonlyArray<readonly [RegExp, Partial<AmountFacts>]> = [
  [/\/rpi\/currency_code$/, { currency_code: null }],
  [/\/rpi(\/|$)/, { price_nanos: null, currency_code: null }],
  [/\/client_status$/, { client_status: null }],
  [/\/marketplace_status$/, { marketplace_status: null }]
]

/** Returns the fields that are absent because the outcome is invalid at `path`, a JSON pointer. Returns undefined if the amount does not depend on them. */
export const absentFacts = (path: string): Partial<AmountFacts> | undefined =>
  absentAt.find(([pattern]) => pattern.test(path))?.[1]

/**
 * Returns the interpretation of an outcome that was first applied with other amount fields, as a rebuild applies it before it reaches the retry that
 * applied the current interpretation. Returns undefined if the item is not an outcome that is interpreted without a problem now.
 */
export const firstInterpretation = (now: Interpretation, firstFacts: AmountFacts): Interpretation | undefined =>
  now._tag === "Outcome" && isUnderstood(now)
    ? {
        _tag: "Outcome",
        facts: { ...now.facts, ...firstFacts },
        complaint: { path: "", reason: "a later retry applies it in full" }
      }
    : undefined
