/**
 * The subcommands for projections that other packages define.
 */
import { Console, Effect } from "effect"
import { Argument, Command } from "effect/cli"
import { print, printJson } from "./Output.ts"
import { withStore } from "./root.ts"

const list = Command.make("list", {}, () =>
  withStore(({ json, store }) =>
    Effect.flatMap(store.installed, (installed) =>
      print(json, installed, ({ name, since, version }) => {
        const incomplete = since === 0 ? "" : `  sees messages from entry ${since} on: run \`rebuild\` to fill it`
        return `${name}  version ${version}${incomplete}`
      })
    )
  )
).pipe(Command.withDescription("Lists the projections of other packages that the store has"))

const remove = Command.make(
  "remove",
  { name: Argument.String("name").pipe(Argument.withDescription("As `projections list` prints it")) },
  ({ name }) =>
    withStore(({ json, store }) =>
      Effect.andThen(
        store.removeProjection(name),
        json ? printJson({ removed: name }) : Console.log(`${name} is removed; tables that its package writes stay`)
      )
    )
).pipe(Command.withDescription("Drops the computed tables of a projection whose package is not used any more"))

export const projections = Command.make("projections").pipe(
  Command.withDescription("Projections of other packages"),
  Command.withSubcommands([list, remove])
)
