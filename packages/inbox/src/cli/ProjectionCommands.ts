/**
 * The subcommands for projections that other packages define.
 */
import { Console, Effect } from "effect"
import { Argument, Command } from "effect/cli"
import { print, printJson, time } from "./Output.ts"
import { withStore } from "./root.ts"

const list = Command.make("list", {}, () =>
  withStore(({ json, store }) =>
    Effect.flatMap(store.installed, (installed) =>
      print(json, installed, ({ completeFrom, name, since, version }) => {
        const incomplete =
          since === 0 ? "" : `  contains only messages from entry ${since}: run \`rebuild\` to complete it`
        const missing = completeFrom === undefined ? "" : `  is complete from ${time(completeFrom)}`
        return `${name}  version ${version}${incomplete}${missing}`
      })
    )
  )
).pipe(Command.withDescription("Lists the projections of other packages in the store"))

const remove = Command.make(
  "remove",
  { name: Argument.String("name").pipe(Argument.withDescription("The name that `projections list` prints")) },
  ({ name }) =>
    withStore(({ json, store }) =>
      Effect.andThen(
        store.removeProjection(name),
        json
          ? printJson({ removed: name })
          : Console.log(`${name} was removed; tables that its package writes were kept`)
      )
    )
).pipe(Command.withDescription("Drops the computed tables of a projection whose package is no longer used"))

export const projections = Command.make("projections").pipe(
  Command.withDescription("Manages the projections of other packages"),
  Command.withSubcommands([list, remove])
)
