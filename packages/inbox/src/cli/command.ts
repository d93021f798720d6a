/**
 * The `fieldwork-inbox` command with its subcommands.
 */
import { Effect } from "effect"
import { Command, Flag } from "effect/cli"
import { serve } from "../serve/serve.ts"
import { backups } from "./BackupCommands.ts"
import { doctor } from "./DoctorCommand.ts"
import { list } from "./ListCommand.ts"
import { gaps, show, tail } from "./QueryCommands.ts"
import { projections } from "./ProjectionCommands.ts"
import { quarantine } from "./QuarantineCommands.ts"
import { readers } from "./ReaderCommands.ts"
import { relaying } from "./RelayCommand.ts"
import { logs, readRoot, root } from "./root.ts"
import { work } from "./MaintenanceCommands.ts"
import { untilStopped } from "./untilStopped.ts"

const withoutDamaged = Flag.Boolean("without-damaged").pipe(
  Flag.withDefault(false),
  Flag.withDescription(
    "Continue without acknowledged callbacks whose record in the spool is damaged. A copy of the spool is kept"
  )
)

const serving = Command.make("serve", { withoutDamaged }, (options) =>
  untilStopped(
    Effect.scoped(
      Effect.gen(function* () {
        const { settings } = yield* readRoot
        yield* serve(settings, options)
        return yield* Effect.never
      })
    )
  ).pipe(Effect.provide(logs))
).pipe(Command.withDescription("Receives callbacks until it is stopped, and then finishes processing what it accepted"))

export const command = root.pipe(
  Command.withSubcommands([
    serving,
    doctor,
    tail,
    list,
    show,
    gaps,
    ...work,
    ...backups,
    quarantine,
    projections,
    relaying,
    readers
  ])
)
