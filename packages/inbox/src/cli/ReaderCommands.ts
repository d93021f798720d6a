/**
 * The subcommands for named readers of changes and messages, such as relays.
 */
import { Clock, Console, Effect } from "effect"
import { Argument, Command } from "effect/cli"
import { readerLags, type ReaderLag } from "../store/readerLags.ts"
import { print, printJson } from "./Output.ts"
import { withStore } from "./root.ts"

const line =
  (now: number) =>
  ({ epoch, isHeld, mode, oldestReceivedAt = now, reader, stream, waiting }: ReaderLag): string =>
    [
      reader,
      stream,
      mode,
      `${waiting} waiting`,
      `${Math.round(Math.max(0, now - oldestReceivedAt) / 1000)} s behind`,
      isHeld ? "running" : "not running",
      `epoch ${epoch}`
    ].join("  ")

const list = Command.make("list", {}, () =>
  withStore(({ json, store }) =>
    Effect.gen(function* () {
      const now = yield* Clock.currentTimeMillis
      const lags = yield* readerLags(store)
      yield* print(json, lags, line(now))
    })
  )
).pipe(Command.withDescription("Lists named readers and their lag"))

const remove = Command.make(
  "remove",
  { name: Argument.String("name").pipe(Argument.withDescription("The name that `readers list` prints")) },
  ({ name }) =>
    withStore(({ json, store }) =>
      Effect.gen(function* () {
        if (!(yield* store.readers.remove(name))) yield* Effect.fail(new Error(`There is no reader ${name}`))
        yield* json
          ? printJson({ removed: name })
          : Console.log(`${name} was removed; the next reader of that name starts from the beginning`)
      })
    )
).pipe(
  Command.withDescription("Removes a reader. The next reader of that name starts from the beginning, in a new epoch")
)

export const readers = Command.make("readers").pipe(
  Command.withDescription("Manages named readers, such as relays"),
  Command.withSubcommands([list, remove])
)
