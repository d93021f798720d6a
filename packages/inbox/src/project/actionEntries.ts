import { Effect, Option, Stream } from "effect"
import type { Entry } from "../Message.ts"
import { logEntries } from "../operate/logEntries.ts"
import type { EntriesFilter, Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { readAction } from "./readAction.ts"

/** An operator's action in the log with its items. `items` is undefined if the stored body was pruned or is damaged. */
export interface ActionEntry<A> {
  readonly entry: Entry
  readonly items: ReadonlyArray<A> | undefined
}

/** Returns the operators' actions of a kind in log order. `read` reads the items from the text of an action. */
export const actionEntries = <A>(
  store: Pick<Store, "entries" | "body">,
  kind: "move" | "retry",
  read: (text: string) => ReadonlyArray<A>,
  filter: Pick<EntriesFilter, "after" | "before" | "stream"> = {}
): Stream.Stream<ActionEntry<A>, StoreError> =>
  Stream.mapEffect(logEntries(store, { ...filter, kind }, 1000), (entry) =>
    Effect.gen(function* () {
      const body = Option.getOrUndefined(yield* store.body(entry.sequence))
      return { entry, items: body && (yield* Effect.promise(() => readAction(read, entry, body))) }
    })
  )
