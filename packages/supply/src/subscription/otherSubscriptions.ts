import type { ApiError } from "@fieldwork/exchange"
import * as Effect from "effect/Effect"
import type { SupplyExchange } from "../service/Exchange.ts"
import type { OtherSubscription } from "./SubscriptionExistsError.ts"

/** Returns a URL without its user, password, query and fragment, which may contain secrets. */
const shown = (url: string | undefined): string | undefined => {
  const parsed = URL.parse(url ?? "")
  return parsed === null ? undefined : `${parsed.protocol}//${parsed.host}${parsed.pathname}`
}

const isSameUrl = (left: string | undefined, right: string): boolean =>
  left === right || (left !== undefined && URL.canParse(left) && URL.parse(left)?.href === URL.parse(right)?.href)

/**
 * Returns the supplier's subscriptions that send callbacks to a URL other than `<callback>/opportunities` or `<callback>/outcomes`. Fails if the
 * subscriptions cannot be read.
 */
export const otherSubscriptions = (
  { opportunities, outcomes }: Pick<SupplyExchange, "opportunities" | "outcomes">,
  supplierCode: string,
  callback: string
): Effect.Effect<ReadonlyArray<OtherSubscription>, ApiError> =>
  Effect.map(
    Effect.forEach(
      [
        { stream: "opportunities", read: opportunities.subscription },
        { stream: "outcomes", read: outcomes.subscription }
      ] as const,
      ({ read, stream }) =>
        read({ supplier_code: supplierCode }).pipe(
          Effect.map((found): ReadonlyArray<OtherSubscription> =>
            isSameUrl(found.callback, `${callback}/${stream}`) ? [] : [{ stream, callback: shown(found.callback) }]
          ),
          Effect.catchIf(
            ({ reason }) => reason._tag === "NotFoundError",
            () => Effect.succeed([])
          )
        ),
      { concurrency: 2 }
    ),
    (found) => found.flat()
  )
