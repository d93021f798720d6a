/**
 * The subcommands for the quarantine, which contains items from callbacks that could not be applied in full.
 */
import { Console, Effect, Option } from "effect"
import { Argument, Command } from "effect/cli"
import { listQuarantine, moveQuarantined, retryQuarantine } from "../operate/Quarantine.ts"
import { print, printJson } from "./Output.ts"
import { withStore } from "./root.ts"

const positionOf = (text: string) => {
  const match = /^(\d+)\/(\d+)$/.exec(text)
  return match === null ? undefined : { sequence: Number(match[1]), item: Number(match[2]) }
}

const surveyOf = (item: Uint8Array): number | undefined => {
  try {
    const { survey_id } = JSON.parse(new TextDecoder().decode(item)) as { readonly survey_id?: unknown }
    return typeof survey_id === "number" ? survey_id : undefined
  } catch {
    return undefined
  }
}

const quarantineList = Command.make("list", {}, () =>
  withStore(({ json, store }) =>
    Effect.flatMap(listQuarantine(store), (rows) =>
      print(
        json,
        // The JSON of the item is not printed, because it may contain identifiers of a respondent.
        rows.map(({ document, item, path, reason, sequence, stream }) => ({
          position: `${sequence}/${item}`,
          stream,
          survey_id: surveyOf(document),
          path,
          reason
        })),
        ({ path, position, reason, stream, survey_id = "?" }) =>
          `${position}  ${stream}  survey ${survey_id}  ${path}  ${reason}`
      )
    )
  )
).pipe(Command.withDescription("Lists malformed items, which were applied partly or not at all"))

const position = Argument.String("position").pipe(
  Argument.optional,
  Argument.withDescription("The position of the item, as <entry>/<item>. Default: all")
)

/** Parses the position of a quarantined item and returns it as a one-element list. Returns undefined if no position is given. */
const onlyAt = Effect.fnUntraced(function* (position: Option.Option<string>) {
  if (Option.isNone(position)) return undefined
  const found = positionOf(position.value)
  return found === undefined
    ? yield* Effect.fail(new Error("A position must have the form <entry>/<item>, as `quarantine list` prints it"))
    : [found]
})

const quarantineRetry = Command.make("retry", { position }, ({ position }) =>
  withStore(({ json, store }) =>
    Effect.gen(function* () {
      const requested = yield* retryQuarantine(store, yield* onlyAt(position))
      if (requested === 0 && Option.isSome(position))
        yield* Effect.fail(new Error(`There is no item to retry at ${position.value}`))
      yield* json
        ? printJson({ requested })
        : Console.log(`The projector of a running \`serve\` will retry ${requested} items`)
    })
  )
).pipe(Command.withDescription("Makes the projector retry items"))

const quarantineMove = Command.make("move", { position }, ({ position }) =>
  withStore(({ json, store }) =>
    Effect.gen(function* () {
      const moved = yield* moveQuarantined(store, yield* onlyAt(position))
      if (moved === 0 && Option.isSome(position))
        yield* Effect.fail(new Error(`There is no item at ${position.value} that can be moved to the other stream`))
      yield* json
        ? printJson({ moved })
        : Console.log(`The projector of a running \`serve\` will move ${moved} items to their stream`)
    })
  )
).pipe(
  Command.withDescription("Moves items that were sent to the other stream's URL to the stream to which they belong")
)

export const quarantine = Command.make("quarantine").pipe(
  Command.withDescription("Manages malformed items"),
  Command.withSubcommands([quarantineList, quarantineRetry, quarantineMove])
)
