/** The subcommands `backup` and `restore`. */
import { Console, Effect, Option, Redacted } from "effect"
import { Argument, Command } from "effect/cli"
import { realpathSync } from "node:fs"
import { isPostgres, type Settings, shownStore } from "../serve/Settings.ts"
import { spoolOf } from "../sqlite/paths.ts"
import { bar, printJson, time } from "./Output.ts"
import { readRoot, withStore } from "./root.ts"

/** Returns the path of the spool of a server on this machine. Returns undefined if a PostgreSQL store has no spool. */
const localSpool = ({ spool, store }: Settings): string | undefined =>
  isPostgres(store) ? Option.getOrUndefined(spool) : spoolOf(realpathSync(Redacted.value(store)))

const file = Argument.String("file")

const backingUp = Command.make(
  "backup",
  { file: file.pipe(Argument.withDescription("The new file; nothing may be there yet")) },
  ({ file }) =>
    withStore(({ json, settings, store }) =>
      Effect.gen(function* () {
        const { backup } = yield* Effect.promise(() => import("../backup/backup.ts"))
        const made = yield* backup(store, file, { spool: localSpool(settings), report: bar() })
        yield* json
          ? printJson({ file, ...made })
          : Console.log(
              `${file}: ${made.sequence} entries, ${Math.ceil(made.bytes / 1024 / 1024)} MiB; every callback that was acknowledged before ${time(made.capturedAt)} is in it`
            )
      })
    )
).pipe(Command.withDescription("Copies the store and its spool into one file while servers continue"))

const restoring = Command.make(
  "restore",
  { file: file.pipe(Argument.withDescription("A file that `backup` made")) },
  ({ file }) =>
    Effect.gen(function* () {
      const { json, settings } = yield* readRoot
      const { store } = settings
      const { restoreToFile, restoreToPostgres } = yield* Effect.promise(() => import("../backup/Restore.ts"))
      const restored = yield* isPostgres(store)
        ? restoreToPostgres(file, store)
        : restoreToFile(file, Redacted.value(store))
      const { capturedAt, hasSpool, sequence } = restored
      const spool = hasSpool
        ? "; the spool beside it is of the same store, and `serve` puts its callbacks into the log"
        : ""
      yield* json
        ? printJson(restored)
        : Console.log(
            `${shownStore(store)} has the ${sequence} entries of the backup that was captured at ${time(capturedAt)}${spool}. Run \`verify\`, then \`serve\``
          )
    })
).pipe(Command.withDescription("Puts a backup where the settings say that the store is, if nothing is there"))

export const backups = [backingUp, restoring] as const
