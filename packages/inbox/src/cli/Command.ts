/**
 * `fieldwork-inbox` and its subcommands.
 */
import { Effect } from "effect"
import { Command } from "effect/cli"
import { serve } from "../serve/Serve.ts"
import { gaps, show, tail } from "./Look.ts"
import { readRoot, root } from "./Root.ts"
import { work } from "./Work.ts"

const serving = Command.make("serve", {}, () =>
  Effect.scoped(
    Effect.gen(function* () {
      const { settings } = yield* readRoot
      yield* serve(settings)
      return yield* Effect.never
    })
  )
).pipe(Command.withDescription("Receives callbacks until it is told to stop, and then finishes what it accepted"))

export const command = root.pipe(Command.withSubcommands([serving, tail, show, gaps, ...work]))
