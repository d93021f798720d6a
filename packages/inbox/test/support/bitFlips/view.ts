/** Everything that users see in a store, as a string, or the damage that the store reports. */
import { Cause, Effect, Exit, Logger, type LogLevel, Option, Stream } from "effect"
import { makeOpportunities } from "../../../src/query/Opportunities.ts"
import { makeOutcomes } from "../../../src/query/Outcomes.ts"
import { rebuild } from "../../../src/operate/rebuild.ts"
import { isIntact, verify } from "../../../src/operate/VerifyStore.ts"
import * as SqliteStore from "../../../src/sqlite/SqliteStore.ts"
import type { Store } from "../../../src/store/Store.ts"
import { projectNow } from "../projectNow.ts"

export type Seen =
  | { readonly reported: "start" | "verify"; readonly how: string }
  | { readonly reported: undefined; readonly view: string }

const everything = Effect.fnUntraced(function* (store: Store) {
  const [opportunities, outcomes] = [makeOpportunities(store), makeOutcomes(store)]
  const surveys = yield* Stream.runCollect(opportunities.list({ status: "any" }))
  const sessions = yield* Stream.runCollect(outcomes.list())
  const entries = yield* store.entries({ limit: 1000 })
  return JSON.stringify({
    surveys,
    histories: yield* Effect.forEach(surveys, ({ opportunity }) => opportunities.history(opportunity.survey_id)),
    counts: yield* opportunities.counts,
    sessions,
    messages: yield* Effect.forEach(sessions, ({ outcome }) => outcomes.history(outcome.respondent_id)),
    changes: [
      yield* Stream.runCollect(opportunities.changes({ follow: false })),
      yield* Stream.runCollect(outcomes.changes({ follow: false }))
    ],
    quarantined: yield* store.quarantined({ limit: 1000 }),
    marks: yield* store.marks,
    // The log entries can be compared because their times of receipt, including the times of the last three entries, are the same in every copy of
    // the store.
    entries,
    bodies: yield* Effect.forEach(entries, ({ sequence }) =>
      Effect.map(store.body(sequence), (body) =>
        Buffer.from(Option.getOrElse(body, () => new Uint8Array())).toString("hex")
      )
    )
  })
})

const levels: ReadonlySet<LogLevel.LogLevel> = new Set(["Warn", "Error", "Fatal"])

/** Opens the store in the same way as a server, applies its log to the projections, and returns everything that users see. */
export const look = async (path: string): Promise<Seen> => {
  const said: Array<string> = []
  const logger = Logger.make<unknown, void>(({ logLevel, message }) => {
    if (levels.has(logLevel)) said.push(String(message))
  })
  const seen = Effect.gen(function* () {
    const opened = yield* Effect.exit(SqliteStore.make({ path, threads: false, checkpointMillis: 1e9 }))
    if (Exit.isFailure(opened)) return { reported: "start", how: Cause.pretty(opened.cause) } as const
    if (said.length > 0) return { reported: "start", how: said.join("; ") } as const
    const store = opened.value
    // A failure of the projector is ignored here, because `verify` also reports the damage that caused it.
    yield* Effect.exit(Effect.andThen(projectNow(store)("opportunities"), projectNow(store)("outcomes")))
    const verified = yield* Effect.exit(verify(store))
    if (Exit.isFailure(verified)) return { reported: "verify", how: Cause.pretty(verified.cause) } as const
    if (!isIntact(verified.value)) {
      const { damage, failed, losses } = verified.value
      return { reported: "verify", how: JSON.stringify({ damage, failed, losses }) } as const
    }
    const before = yield* everything(store)
    const { identical } = yield* rebuild(store)
    return { reported: undefined, view: JSON.stringify([before, identical, yield* everything(store)]) } as const
  })
  return Effect.runPromise(Effect.scoped(seen).pipe(Effect.provide(Logger.layer([logger]))))
}
