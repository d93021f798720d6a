import type { Store, StoreError } from "@fieldwork/inbox"
import * as Effect from "effect/Effect"

/** Returns whether outcomes have been received that are not in the ledger yet, because the inbox's projector has not applied them. */
export const isBehind = ({ lags }: Pick<Store, "lags">): Effect.Effect<boolean, StoreError> =>
  Effect.map(lags, (all) => all.some(({ stream, waiting }) => stream === "outcomes" && waiting > 0))
