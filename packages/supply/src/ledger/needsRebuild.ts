/**
 * Detects a ledger that does not contain all outcomes. If the ledger, or a new version of its settings, is installed in a store that has already
 * applied outcomes, the ledger's tables are empty until a rebuild of the inbox fills them.
 */
import type { Store, StoreError } from "@fieldwork/inbox"
import * as Effect from "effect/Effect"
import { ledgerName } from "./Tables.ts"

/** Returns whether the ledger lacks earlier outcomes until the next rebuild of the inbox. */
export const needsRebuild = ({ installed }: Pick<Store, "installed">): Effect.Effect<boolean, StoreError> =>
  Effect.map(installed, (projections) => projections.some(({ name, since }) => name === ledgerName && since > 0))

const warning =
  "The ledger does not contain the outcomes from before it, or a new version of its settings, was installed: run a rebuild of the inbox"

/** Logs a warning if the ledger lacks earlier outcomes, and returns whether it does. */
export const warnIfIncomplete = (store: Pick<Store, "installed">): Effect.Effect<boolean, StoreError> =>
  Effect.tap(needsRebuild(store), (isIncomplete) => (isIncomplete ? Effect.logWarning(warning) : Effect.void))

/**
 * Returns the time in Unix milliseconds from which the months of the ledger are complete, or undefined if all months are complete. Months are incomplete
 * if the ledger was installed after the inbox had removed superseded outcomes.
 */
const completeFrom = ({ installed }: Pick<Store, "installed">): Effect.Effect<number | undefined, StoreError> =>
  Effect.map(installed, (projections) => projections.find(({ name }) => name === ledgerName)?.completeFrom)

/** Like `completeFrom`, but also logs a warning if a month is incomplete. */
export const warnOfIncompleteMonths = (
  store: Pick<Store, "installed">
): Effect.Effect<number | undefined, StoreError> =>
  Effect.tap(completeFrom(store), (time) =>
    time === undefined
      ? Effect.void
      : Effect.logWarning(
          `The months of the ledger are complete only from ${new Date(time).toISOString()}, because the inbox had removed earlier outcomes before the ledger was installed`
        )
  )
