/**
 * The command itself and what all of its subcommands share.
 */
import { Effect, Logger, type Scope } from "effect"
import { Command, Flag } from "effect/cli"
import { openExisting } from "../serve/OpenStore.ts"
import { readSettings, type Settings } from "../serve/Settings.ts"
import type { Store } from "../store/Store.ts"

export const root = Command.make("fieldwork-inbox").pipe(
  Command.withSharedFlags({
    config: Flag.File("config").pipe(
      Flag.withAlias("c"),
      Flag.withDescription("JSON file with settings; variables FIELDWORK_INBOX_… win over it"),
      Flag.optional
    ),
    json: Flag.Boolean("json").pipe(Flag.withDescription("Print JSON, one value a line"), Flag.withDefault(false))
  }),
  Command.withDescription("Receives signed callbacks, keeps them, and answers what they say")
)

export const readRoot = Effect.gen(function* () {
  const { config, json } = yield* root
  return { json, settings: yield* readSettings(config) }
})

/** For people on a terminal; elsewhere one JSON object with its time a line, beside those that `serve` prints itself. */
export const logs = Logger.layer([process.stdout.isTTY ? Logger.consolePretty() : Logger.consoleJson])

interface Context {
  readonly store: Store
  readonly settings: Settings
  readonly json: boolean
}

/** Runs a subcommand with the store open, and closes it afterwards. Fails when there is none yet. */
export const withStore = <A, E, R>(run: (context: Context) => Effect.Effect<A, E, R>) =>
  Effect.scoped(
    Effect.gen(function* () {
      const { json, settings } = yield* readRoot
      const store = yield* openExisting(settings)
      return yield* run({ store, settings, json }) as Effect.Effect<A, E, R | Scope.Scope>
    })
  )
