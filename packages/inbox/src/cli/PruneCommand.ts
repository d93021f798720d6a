/** The subcommand `prune`. */
import { Console, Effect, Option } from "effect"
import { Command, Flag } from "effect/cli"
import { dayMillis, prune, type PruneResult } from "../operate/prune.ts"
import { historyRetention, retention } from "../serve/Settings.ts"
import { bar, fromZero, printJson, time } from "./Output.ts"
import { withStore } from "./root.ts"

const keptPermanently =
  "Nothing was removed, because the settings keep evidence and history permanently. Pass the number of days with --days or --history-days"

const prunedLine = ({ before, bodies, clockAheadMillis }: PruneResult, trustClock: boolean): string => {
  const days = clockAheadMillis / dayMillis
  const differs = `; this clock is ${days.toFixed(1)} days ahead of the newest callback, so days were counted back from that callback (--trust-clock counts from the clock)`
  return `${bodies} bodies from before ${time(before)} removed${days > 1 && !trustClock ? differs : ""}`
}

const historyLine = (historyDays: number | undefined): string =>
  `History older than ${historyDays} days was removed; the setting keeps evidence permanently`

export const pruning = Command.make(
  "prune",
  {
    days: Flag.Int("days").pipe(
      Flag.filter((days) => days >= 0, fromZero),
      Flag.optional,
      Flag.withDescription("Number of days for which to keep evidence. Default: the setting, where 0 means permanently")
    ),
    historyDays: Flag.Int("history-days").pipe(
      Flag.filter((days) => days >= 0, fromZero),
      Flag.optional,
      Flag.withDescription(
        "Number of days for which to keep history and quarantine. Default: the setting, where 0 means permanently"
      )
    ),
    trustClock: Flag.Boolean("trust-clock").pipe(
      Flag.withDefault(false),
      Flag.withDescription("Count days back from this clock, even if it differs greatly from the newest callback")
    )
  },
  ({ days, historyDays: history, trustClock }) =>
    withStore(({ json, settings, store }) => {
      const historyDays = Option.getOrElse(history, () => historyRetention(settings))
      const evidenceDays = Option.getOrElse(
        Option.orElse(days, () => retention(settings)),
        () => Infinity
      )
      if (evidenceDays === Infinity && historyDays === undefined) {
        return json ? printJson({ bodies: 0 }) : Console.log(keptPermanently)
      }
      return Effect.flatMap(prune(store, evidenceDays, bar(), { trustClock, historyDays }), (pruned) => {
        if (json) return printJson(pruned)
        return Console.log(evidenceDays === Infinity ? historyLine(historyDays) : prunedLine(pruned, trustClock))
      })
    })
).pipe(Command.withDescription("Removes the bodies of old callbacks after writing a checkpoint"))
