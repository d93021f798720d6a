import type { Store, StoreError } from "@fieldwork/inbox"
import type { StreamName } from "@fieldwork/inbox/projection"
import * as Effect from "effect/Effect"

/**
 * Returns whether outcomes have been received that are not in the ledger yet, because the inbox's projector has not applied them. With
 * `opportunities`, returns whether callbacks to the URL for opportunities have not been applied, which may contain misdirected outcomes.
 */
export const isBehind = (
  { lags }: Pick<Store, "lags">,
  name: StreamName = "outcomes"
): Effect.Effect<boolean, StoreError> =>
  Effect.map(lags, (all) => all.some(({ stream, waiting }) => stream === name && waiting > 0))
