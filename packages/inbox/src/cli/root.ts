/** The root command, and the code that all subcommands share. */
import { Effect, Logger, type Scope } from "effect"
import { Command, Flag } from "effect/cli"
import { openExisting } from "../serve/openStore.ts"
import { readSettings, type Settings } from "../serve/Settings.ts"
import type { Store } from "../store/Store.ts"

export const root = Command.make("fieldwork-inbox").pipe(
  Command.withSharedFlags({
    config: Flag.File("config").pipe(
      Flag.withAlias("c"),
      Flag.withDescription("JSON file with settings. Environment variables FIELDWORK_INBOX_… take precedence over it"),
      Flag.optional
    ),
    json: Flag.Boolean("json").pipe(Flag.withDescription("Print JSON, one value per line"), Flag.withDefault(false))
  }),
  Command.withDescription("Receives signed callbacks, stores them, and serves queries about them")
)

export const readRoot = Effect.gen(function* () {
  const { config, json } = yield* root
  return { json, settings: yield* readSettings(config) }
})

/** Logs readable lines if standard output is a terminal, and otherwise one timestamped JSON object per line, in the same format as `serve`. */
export const logs = Logger.layer([process.stdout.isTTY ? Logger.consolePretty() : Logger.consoleJson])

interface Context {
  readonly store: Store
  readonly settings: Settings
  readonly json: boolean
}

/** Opens the store, runs a subcommand with it, and closes the store afterwards. Fails if the store does not exist yet. */
export const withStore = <A, E, R>(run: (context: Context) => Effect.Effect<A, E, R>) =>
  Effect.scoped(
    Effect.gen(function* () {
      const { json, settings } = yield* readRoot
      const store = yield* openExisting(settings)
      return yield* run({ store, settings, json }) as Effect.Effect<A, E, R | Scope.Scope>
    })
  )
