/**
 * The store that the settings name.
 */
import { Effect, Redacted } from "effect"
import * as PostgresStore from "../postgres/PostgresStore.ts"
import * as SqliteStore from "../sqlite/SqliteStore.ts"
import { isPostgres, type Settings } from "./Settings.ts"

export const openStore = ({ store }: Pick<Settings, "store">) =>
  Effect.suspend(() =>
    isPostgres(store) ? PostgresStore.make({ url: store }) : SqliteStore.make({ path: Redacted.value(store) })
  )
