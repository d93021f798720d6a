/**
 * The subcommands for long operations on the store: `rebuild`, `verify`, `prune`, `erase` and `replay`.
 */
import { Console, Effect, Option } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { erase } from "../operate/erase.ts"
import { rebuild } from "../operate/rebuild.ts"
import { replay } from "../operate/replay.ts"
import { isIntact, verify } from "../operate/VerifyStore.ts"
import { readKeys } from "../serve/Settings.ts"
import type { InstalledProjection, Loss } from "../store/Store.ts"
import { bar, fromZero, print, printJson, time } from "./Output.ts"
import { pruning } from "./PruneCommand.ts"
import { withStore } from "./root.ts"

const withoutDamaged = Flag.Boolean("without-damaged").pipe(
  Flag.withDefault(false),
  Flag.withDescription("Continue without evidence that can no longer be read, and lose its content")
)

const incompleteLine = ({ completeFrom = 0, name }: InstalledProjection): string =>
  `${name} is complete only from ${time(completeFrom)}, because earlier messages were removed before it was installed`

const rebuilding = Command.make("rebuild", { withoutDamaged }, (options) =>
  withStore(({ json, store }) =>
    Effect.flatMap(rebuild(store, bar(), options), (rebuilt) =>
      json
        ? printJson(rebuilt)
        : Console.log(
            [
              `${rebuilt.entries} entries applied: ${rebuilt.identical ? "the projections are the same, byte for byte" : "the projections differed and were replaced"}`,
              ...rebuilt.incomplete.map(incompleteLine)
            ].join("\n")
          )
    )
  )
).pipe(Command.withDescription("Computes the projections again from the evidence and replaces them in one step"))

const lossLine = ({ acknowledged, found }: Loss): string =>
  `at a start, the log ended with entry ${found}, although entry ${acknowledged} had been acknowledged`

const verifying = Command.make(
  "verify",
  {
    evidenceOnly: Flag.Boolean("evidence-only").pipe(
      Flag.withDefault(false),
      Flag.withDescription("Do not verify the projections, because that takes as long as a rebuild")
    ),
    forgetLosses: Flag.Boolean("forget-losses").pipe(
      Flag.withDefault(false),
      Flag.withDescription("Report the known losses of acknowledged callbacks one last time")
    )
  },
  ({ evidenceOnly, forgetLosses }) =>
    withStore(({ json, settings, store }) =>
      Effect.gen(function* () {
        const options = { keys: readKeys(settings.keys), projections: !evidenceOnly }
        const found = yield* verify(store, options, bar())
        if (json) yield* printJson(found)
        else {
          const { actions, damage, encoded, erased, failed, keyless, losses, pruned, verified } = found
          yield* Console.log(
            `${verified} verified, ${erased} erased, ${pruned} pruned, ${encoded} signed compressed, ${keyless} without a key, ${actions} operator actions`
          )
          yield* print(false, failed, ({ reason, sequence }) => `#${sequence}  ${reason}`)
          yield* print(false, damage, (line) => line)
          yield* print(false, losses, lossLine)
        }
        if (forgetLosses) yield* store.clearLosses
        if (!isIntact(found)) yield* Effect.fail(new Error("The store is damaged or has lost callbacks"))
      })
    )
).pipe(
  Command.withDescription(
    "Checks every stored body against its digest and its signature, the log and the structure of the store, and the projections against the evidence"
  )
)

const erasing = Command.make(
  "erase",
  {
    pid: Argument.String("pid").pipe(
      Argument.withDescription("The supplier's identifier for the person, as in panelist_id")
    ),
    withoutDamaged
  },
  ({ pid, withoutDamaged }) =>
    withStore(({ json, store }) =>
      Effect.flatMap(erase(store, pid, bar(), { withoutDamaged }), (erased) => {
        const { callbacks, rebuilt, tombstone, unreadable } = erased
        const shown = rebuilt.identical ? "" : " and from the projections"
        const unreadableNote = unreadable === 0 ? "" : `; ${unreadable} damaged bodies could not be searched`
        return json
          ? printJson(erased)
          : Console.log(
              `Erased from ${callbacks} callbacks${shown}; the tombstone is entry #${tombstone}${unreadableNote}`
            )
      })
    )
).pipe(Command.withDescription("Erases one person from the evidence and the projections, and leaves a tombstone"))

const replaying = Command.make(
  "replay",
  {
    url: Argument.String("url").pipe(
      Argument.filter(
        (url) => /^https?:$/.test(URL.parse(url)?.protocol ?? ""),
        () => "an http or https URL"
      ),
      Argument.withDescription(
        "Base URL of the receiver. `/opportunities` or `/outcomes` is appended to its path, and its query is kept"
      )
    ),
    from: Flag.Int("from").pipe(
      Flag.filter((from) => from >= 0, fromZero),
      Flag.withDefault(1),
      Flag.withDescription("The first entry")
    ),
    to: Flag.Int("to").pipe(
      Flag.filter((to) => to >= 0, fromZero),
      Flag.optional,
      Flag.withDescription("The last entry; default: the newest")
    )
  },
  ({ from, to, url }) =>
    withStore(({ json, settings, store }) =>
      Effect.flatMap(
        replay(store, { url, from, to: Option.getOrUndefined(to), headerName: settings.headerName }, bar()),
        (replayed) =>
          json
            ? printJson(replayed)
            : Console.log(`${replayed.sent} sent, ${replayed.skipped} skipped (pruned, erased or signed compressed)`)
      )
    )
).pipe(
  Command.withDescription("Resends stored callbacks to another receiver, unchanged and with their original signatures")
)

export const work = [rebuilding, verifying, pruning, erasing, replaying] as const
