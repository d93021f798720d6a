/**
 * The properties of the store: its identity, and the detected losses of acknowledged callbacks.
 */
import { Effect } from "effect"
import { type Engine, text } from "./Engine.ts"
import type { Loss, Store } from "./Store.ts"
import { StoreBrokenError, StoreError } from "./StoreError.ts"

/** The name of the row in the `property` table that contains the identity of the store. */
export const identityName = "store_id"
const lossPrefix = "loss/"

export const makeProperties = (engine: Engine): Pick<Store, "identity" | "losses" | "noteLoss" | "clearLosses"> => {
  const identity = Effect.flatMap(
    engine.query("identity", "SELECT value FROM property WHERE name = ?", [identityName]),
    ([row]) =>
      row === undefined
        ? Effect.fail(
            new StoreError({
              operation: "identity",
              reason: new StoreBrokenError({ detail: "its identity is missing, so it is not the store of an inbox" })
            })
          )
        : Effect.succeed(text(row, "value"))
  )

  const losses = Effect.map(
    engine.query("losses", "SELECT value FROM property WHERE name LIKE ? ORDER BY name", [`${lossPrefix}%`]),
    (rows) => rows.map((row) => JSON.parse(text(row, "value")) as Loss)
  )

  // The loss of an entry is recorded only once, even if it is detected again after a later restart.
  const noteLoss: Store["noteLoss"] = (loss) =>
    Effect.asVoid(
      engine.transact("noteLoss", [
        {
          sql: "INSERT INTO property (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING",
          params: [`${lossPrefix}${String(loss.acknowledged).padStart(16, "0")}`, JSON.stringify(loss)]
        }
      ])
    )

  const clearLosses = Effect.asVoid(
    engine.transact("clearLosses", [{ sql: "DELETE FROM property WHERE name LIKE ?", params: [`${lossPrefix}%`] }])
  )

  return { identity, losses, noteLoss, clearLosses }
}
