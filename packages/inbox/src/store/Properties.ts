/**
 * What the store knows about itself: its identity, and losses that were noticed.
 */
import { Effect } from "effect"
import { type Engine, text } from "./Engine.ts"
import type { Loss, Store } from "./Store.ts"
import { StoreBrokenError, StoreError } from "./StoreError.ts"

/** Names of rows of the table `property`. */
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
              reason: new StoreBrokenError({ detail: "its identity is missing: it is not a store of an inbox" })
            })
          )
        : Effect.succeed(text(row, "value"))
  )

  const losses = Effect.map(
    engine.query("losses", "SELECT value FROM property WHERE name LIKE ? ORDER BY name", [`${lossPrefix}%`]),
    (rows) => rows.map((row) => JSON.parse(text(row, "value")) as Loss)
  )

  // One of each: a start that notices it again adds nothing.
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
