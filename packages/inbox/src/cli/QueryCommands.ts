/**
 * The subcommands that read from the store: `tail`, `show` and `gaps`. Only `gaps` writes to the store: it marks the surveys whose state differs from
 * the exchange's lists.
 */
import { Console, Effect, Option } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { makeExchangeListing } from "../gap/ExchangeListing.ts"
import { detectGaps, type Gaps } from "../gap/GapDetector.ts"
import type { Entry } from "../Message.ts"
import { makeOpportunities } from "../query/Opportunities.ts"
import { makeOutcomes } from "../query/Outcomes.ts"
import type { Mark, Store } from "../store/Store.ts"
import { buildExchange } from "../serve/serve.ts"
import type { Settings } from "../serve/Settings.ts"
import { deepJson } from "./deepJson.ts"
import { fromZero, print, printJson, time } from "./Output.ts"
import { withStore } from "./root.ts"
import { untilStopped, untilUnread } from "./untilStopped.ts"

/** Formats a log entry without any data that identifies a respondent. */
const entryLine = ({ bytes, evidence, kind, receivedAt, sequence, signedAt, stream, timing }: Entry): string =>
  [
    `#${sequence}`,
    time(receivedAt),
    kind,
    stream,
    `${bytes} B`,
    `signed ${time(signedAt * 1000)}`,
    timing,
    evidence
  ].join("  ")

const followLog = Effect.fnUntraced(function* (store: Store, json: boolean, from: number) {
  let after = from
  for (;;) {
    const more = yield* store.entries({ after, limit: 100 })
    yield* print(json, more, entryLine)
    after = more.at(-1)?.sequence ?? after
    yield* Effect.sleep("500 millis")
  }
})

export const tail = Command.make(
  "tail",
  {
    lines: Flag.Int("lines").pipe(
      Flag.withAlias("n"),
      Flag.filter((lines) => lines >= 0, fromZero),
      Flag.withDefault(10),
      Flag.withDescription("Number of entries to print first")
    ),
    follow: Flag.Boolean("follow").pipe(
      Flag.withAlias("f"),
      Flag.withDefault(false),
      Flag.withDescription("Wait for new entries and print them")
    )
  },
  ({ follow, lines }) => {
    const tailing = withStore(({ json, store }) =>
      Effect.gen(function* () {
        // At least one entry is read even if `--lines` is 0, because `--follow` starts after the newest entry.
        const newest = yield* store.entries({ limit: Math.max(lines, 1), newestFirst: true })
        yield* print(json, newest.slice(0, lines).toReversed(), entryLine)
        if (follow) yield* followLog(store, json, newest[0]?.sequence ?? 0)
      })
    )
    return untilUnread(follow ? untilStopped(tailing) : tailing)
  }
).pipe(Command.withDescription("Lists the last log entries"))

const showSurvey = Effect.fnUntraced(function* (store: Store, key: string) {
  if (!/^\d{1,15}$/.test(key)) return undefined
  const opportunities = makeOpportunities(store)
  const found = yield* opportunities.get(Number(key))
  return Option.isNone(found) ? undefined : { ...found.value, history: yield* opportunities.history(Number(key)) }
})

const showSession = Effect.fnUntraced(function* (store: Store, key: string) {
  const outcomes = makeOutcomes(store)
  const found = yield* outcomes.get(key)
  return Option.isNone(found) ? undefined : { ...found.value, history: yield* outcomes.history(key) }
})

export const show = Command.make(
  "show",
  { key: Argument.String("survey|respondent").pipe(Argument.withDescription("A survey_id or a respondent_id")) },
  ({ key }) =>
    withStore(({ json, store }) =>
      Effect.gen(function* () {
        const known = (yield* showSurvey(store, key)) ?? (yield* showSession(store, key))
        if (known === undefined) yield* Effect.fail(new Error(`Nothing is known about ${key}`))
        yield* json ? printJson(known) : Console.log(deepJson(known, true))
      })
    )
).pipe(Command.withDescription("Shows the current state of a survey or a session, with its history"))

const markLine = ({ detail, mark, survey_id }: Mark): string => `${survey_id}  ${mark}  ${detail}`

const storedGaps = (store: Store) => Effect.map(store.marks, (marks): Gaps => ({ marks, listed: 0, known: 0 }))

const queryExchange = Effect.fnUntraced(function* (store: Store, settings: Settings) {
  const { supplierCode } = settings
  const code = Option.isSome(supplierCode)
    ? supplierCode.value
    : yield* Effect.fail(new Error("Set FIELDWORK_INBOX_SUPPLIER_CODE to query the exchange, or pass --stored"))
  const services = yield* buildExchange
  const listing = yield* makeExchangeListing(code).pipe(Effect.provideContext(services))
  return yield* detectGaps(store, listing, settings)
})

export const gaps = Command.make(
  "gaps",
  {
    stored: Flag.Boolean("stored").pipe(
      Flag.withDefault(false),
      Flag.withDescription("List the result of the last comparison, without querying the exchange")
    )
  },
  ({ stored }) =>
    withStore(({ json, settings, store }) =>
      Effect.gen(function* () {
        const { known, listed, marks } = stored ? yield* storedGaps(store) : yield* queryExchange(store, settings)
        yield* print(json, marks, markLine)
        if (!json && !stored) {
          yield* Console.log(`${listed} listed by the exchange, ${known} known here, ${marks.length} marked`)
        }
      })
    )
).pipe(Command.withDescription("Compares the known surveys with those that the exchange lists as live"))
