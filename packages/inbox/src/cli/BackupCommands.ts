/** The subcommands `backup` and `restore`. */
import { Console, Effect, Option, Redacted } from "effect"
import { Argument, Command } from "effect/cli"
import { isPostgres, type Settings, shownStore } from "../serve/Settings.ts"
import { spoolOf } from "../sqlite/paths.ts"
import { resolveLinks } from "../sqlite/resolveLinks.ts"
import { bar, printJson, time } from "./Output.ts"
import { readRoot, withStore } from "./root.ts"

/** Returns the path of the spool of a server on this machine. Returns undefined for a PostgreSQL store without a spool. */
const localSpool = ({ spool, store }: Settings): string | undefined =>
  isPostgres(store) ? Option.getOrUndefined(spool) : spoolOf(resolveLinks(Redacted.value(store)))

const file = Argument.String("file")

const backingUp = Command.make(
  "backup",
  { file: file.pipe(Argument.withDescription("The backup file to create. It must not exist yet")) },
  ({ file }) =>
    withStore(({ json, settings, store }) =>
      Effect.gen(function* () {
        const { backup } = yield* Effect.promise(() => import("../backup/backup.ts"))
        const made = yield* backup(store, file, { spool: localSpool(settings), report: bar() })
        yield* json
          ? printJson({ file, ...made })
          : Console.log(
              `${file}: ${made.sequence} entries, ${Math.ceil(made.bytes / 1024 / 1024)} MiB; it contains every callback that was acknowledged before ${time(made.capturedAt)}`
            )
      })
    )
).pipe(Command.withDescription("Copies the store and its spool into one file. Servers can keep running"))

const restoring = Command.make(
  "restore",
  { file: file.pipe(Argument.withDescription("A file that was created by `backup`")) },
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
        ? "; the spool beside it belongs to the same store, and `serve` adds its callbacks to the log"
        : ""
      yield* json
        ? printJson(restored)
        : Console.log(
            `${shownStore(store)} contains the ${sequence} entries of the backup that was captured at ${time(capturedAt)}${spool}. Run \`verify\`, then \`serve\``
          )
    })
).pipe(Command.withDescription("Restores a backup as the configured store, if that store does not exist yet"))

export const backups = [backingUp, restoring] as const
