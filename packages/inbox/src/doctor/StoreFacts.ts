/** Information about a store. The information is read with plain queries, without opening the store as a server does, so the store is not changed. */
import { Effect } from "effect"
import type { Projection } from "../extend/Projection.ts"
import type { BareEngine } from "../store/Migrations.ts"
import { migrationsTable, newestRun, schemaProblem } from "../store/Migrations.ts"
import { identityName } from "../store/Properties.ts"
import type { StoreError } from "../store/StoreError.ts"
import { error, type Finding, ok, warning } from "./Finding.ts"

export interface StoreFacts {
  /** The schema version of the store; 0 if the database does not contain a store. */
  readonly schema: number
  readonly identity: string | undefined
  /**
   * The latest signature time of any callback, in Unix seconds; 0 if there are no callbacks. A signature time far ahead of the local clock is capped.
   */
  readonly newestOrder: number
  readonly installed: ReadonlyArray<{ readonly name: string; readonly version: number }>
  readonly losses: number
}

export const readFacts = Effect.fnUntraced(function* (
  engine: Pick<BareEngine, "name" | "query">
): Effect.fn.Return<StoreFacts, StoreError> {
  const query = (sql: string, ...params: ReadonlyArray<string>) => engine.query("doctor", sql, params)
  const schema = yield* newestRun(engine)
  if (schema === 0) return { schema, identity: undefined, newestOrder: 0, installed: [], losses: 0 }
  const [head] = yield* query("SELECT newest_order FROM log_head")
  const [identity] = yield* query("SELECT value FROM property WHERE name = ?", identityName)
  const losses = yield* query("SELECT name FROM property WHERE name LIKE 'loss/%'")
  const installed = schema < 2 ? [] : yield* query("SELECT name, version FROM installed_projection ORDER BY name")
  return {
    schema,
    identity: identity === undefined ? undefined : String(identity["value"]),
    newestOrder: Number(head?.["newest_order"] ?? 0),
    installed: installed.map(({ name, version }) => ({ name: String(name), version: Number(version) })),
    losses: losses.length
  }
})

export const checkFacts = (
  { installed, losses, newestOrder, schema }: StoreFacts,
  projections: ReadonlyArray<Projection>,
  now: number
): ReadonlyArray<Finding> => {
  const problem = schemaProblem(schema, schema === 0)
  return [
    ...(schema === 0
      ? [ok("schema", `there is no store yet (${migrationsTable}): \`serve\` creates it`)]
      : [problem === undefined ? ok("schema", `its schema is ${schema}`) : error("schema", ...parts(problem))]),
    ...checkProjections(installed, projections),
    ...checkClock(newestOrder, now),
    ...(losses === 0
      ? []
      : [
          error(
            "losses",
            `${losses} losses of acknowledged callbacks were noticed at a start`,
            "run `verify`, and find out what was restored or damaged; `verify --forget-losses` ends this report"
          )
        ])
  ]
}

/** Splits the description of a problem, in the form "problem: advice", into its two parts. */
const parts = (problem: string): readonly [found: string, advice: string] => {
  const [found = problem, ...advice] = problem.split(": ")
  return [found, `${advice.join(": ")}; make a \`backup\` first`]
}

const checkProjections = (
  installed: StoreFacts["installed"],
  projections: ReadonlyArray<Projection>
): ReadonlyArray<Finding> =>
  installed.flatMap(({ name, version }) => {
    const own = projections.find((projection) => projection.name === name)
    if (own !== undefined && own.version >= version) return []
    const found =
      own === undefined
        ? `the store has the projection ${name}, which no module of FIELDWORK_INBOX_PROJECTIONS exports`
        : `the store has version ${version} of the projection ${name}, and the module has ${own.version}`
    const advice =
      own === undefined
        ? "add its module there, or remove it with `projections remove`; otherwise nothing is projected"
        : "install the newer version of its package"
    return [error("projections", found, advice)]
  })

const [aheadMillis, behindMillis] = [86_400_000, 300_000]

/** Compares the local clock with the signature time of the newest callback, which is based on the exchange's clock. */
export const checkClock = (newestOrder: number, now: number): ReadonlyArray<Finding> => {
  if (newestOrder === 0) return []
  const difference = now - newestOrder * 1000
  const hours = (Math.abs(difference) / 3_600_000).toFixed(1)
  if (difference < -behindMillis) {
    const found = `this clock is at least ${hours} h behind: the newest callback was signed later than now`
    return [error("clock", found, "set the clock, and synchronize it with NTP")]
  }
  if (difference <= aheadMillis) return [ok("clock", "this clock agrees with the newest callback")]
  const found = `the newest callback was signed ${hours} h ago: this clock is ahead, or callbacks no longer arrive`
  return [warning("clock", found, "check the clock and the subscriptions")]
}
