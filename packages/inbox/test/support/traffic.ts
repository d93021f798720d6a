/**
 * Simulates traffic on a simulated clock. Callbacks arrive at a fixed interval and are applied to the projections immediately. Once a day, the store
 * is pruned while callbacks keep arriving.
 */
import { Clock, Effect, Fiber, Option } from "effect"
import { statSync } from "node:fs"
import { encodeText } from "../../src/BodyCodec.ts"
import type { StreamName } from "../../src/Message.ts"
import { prune } from "../../src/operate/prune.ts"
import { projectAll } from "../../src/project/Projector.ts"
import type { Lease, Store } from "../../src/store/Store.ts"
import { randomOf } from "./random.ts"

export interface Traffic {
  readonly days: number
  /** The number of live surveys. */
  readonly surveys: number
  /** The number of changed surveys in each callback. */
  readonly changes: number
  readonly intervalSeconds: number
  readonly retentionDays: number
  readonly historyDays: number
  readonly seed: number
  /** The path of the database file. */
  readonly path: string
  readonly report?: ((day: number, found: TrafficReport) => void) | undefined
}

export interface TrafficReport {
  readonly callbacks: number
  readonly versions: number
  readonly longestPruneSeconds: number
  /** The maximum time in seconds between appending a callback and applying it to the projections, including callbacks that arrive during pruning. */
  readonly longestBehindSeconds: number
  readonly databaseBytes: number
  readonly longestLogBytes: number
}

const daySeconds = 86_400
const start = 1_800_000_000

const document = (id: number, random: () => number): object => ({
  survey_id: id,
  survey_name: `Survey ${id} on ${Math.floor(random() * 1e9)}`,
  message_reason: "updated",
  is_live: true,
  country_language: "eng_us",
  industry: "automotive",
  study_type: "adhoc",
  bid_length_of_interview: Math.floor(random() * 30),
  bid_incidence: Math.floor(random() * 100),
  collects_pii: false,
  total_client_entrants: Math.floor(random() * 1e5),
  total_remaining: Math.floor(random() * 1e4),
  completion_percentage: Math.floor(random() * 100),
  revenue_per_interview: { value: Math.floor(random() * 500) / 100, currency_code: "USD" },
  survey_qualifications: [
    { question_id: 42, logical_operator: "OR", precodes: ["18", "19", "20", "21", "22", "23", "24"] },
    { question_id: 43, logical_operator: "OR", precodes: [String(1 + Math.floor(random() * 2))] }
  ],
  survey_quotas: [{ survey_quota_id: Math.floor(random() * 1e9), survey_quota_type: "Total", number_of_respondents: 9 }]
})

const lengthOf = (path: string): number => {
  try {
    return statSync(path).size
  } catch {
    return 0
  }
}

/** Simulates the traffic and returns a report. */
export const simulate = Effect.fnUntraced(function* (store: Store, traffic: Traffic) {
  const { changes, days, historyDays, intervalSeconds, path, retentionDays, seed, surveys } = traffic
  const random = randomOf(seed)
  const real = yield* Clock.Clock
  let now = start
  const clock: Clock.Clock = Object.create(real, {
    currentTimeMillisUnsafe: { value: () => now * 1000 },
    currentTimeMillis: { value: Effect.sync(() => now * 1000) }
  }) as Clock.Clock
  const leases = new Map<StreamName, Lease>()
  for (const stream of ["opportunities", "outcomes"] as const) {
    const lease = yield* store.acquireLease({ stream, set: "live", holder: "traffic", leaseMillis: 600_000 })
    leases.set(stream, Option.getOrThrow(lease))
  }
  let [callbacks, versions, longestPrune, longestBehind, longestLog] = [0, 0, 0, 0, 0]

  const send = Effect.fnUntraced(function* (stream: StreamName, items: ReadonlyArray<object>) {
    const body = JSON.stringify(items)
    const encoded = yield* Effect.promise(() => encodeText(stream, now, body))
    const began = performance.now()
    yield* store.append({
      ...encoded,
      stream,
      kind: "callback",
      signedAt: now,
      keyId: "key-of-the-traffic",
      signature: `t=${now},v1=${"s".repeat(96)}`,
      signedForm: "stored",
      timing: "fresh",
      receivedAt: now * 1000,
      bytes: body.length
    })
    const lease = leases.get(stream)
    if (lease !== undefined) leases.set(stream, yield* projectAll({ store, leaseMillis: 600_000 }, lease))
    longestBehind = Math.max(longestBehind, (performance.now() - began) / 1000)
    callbacks += 1
    if (callbacks % 16 === 0) longestLog = Math.max(longestLog, lengthOf(`${path}-wal`))
  })

  const tick = Effect.fnUntraced(function* () {
    now += intervalSeconds
    // Each day, one fiftieth of the surveys is replaced by new surveys.
    const oldest = Math.floor(((now - start) / daySeconds) * (surveys / 50))
    const ids = new Set<number>()
    while (ids.size < changes) ids.add(oldest + Math.floor(random() * surveys))
    yield* send(
      "opportunities",
      [...ids].map((id) => document(id, random))
    )
    versions += changes
    if (callbacks % 10 !== 0) return now
    const session = Math.floor(random() * 1e9)
    yield* send("outcomes", [
      {
        respondent_id: `r${session}`,
        panelist_id: `p${session % 50_000}`,
        session_id: `s${session}`,
        survey_id: oldest,
        marketplace_status: 3,
        client_status: 10,
        rpi: { value: 1.25, currency_code: "USD" }
      }
    ])
    return now
  })

  const reported = (): TrafficReport => ({
    callbacks,
    versions,
    longestPruneSeconds: longestPrune,
    longestBehindSeconds: longestBehind,
    databaseBytes: lengthOf(path),
    longestLogBytes: longestLog
  })

  const pruneOnce = Effect.gen(function* () {
    const began = performance.now()
    yield* prune(store, retentionDays, undefined, { historyDays })
    longestPrune = Math.max(longestPrune, (performance.now() - began) / 1000)
  })

  for (let day = 1; day <= days; day++) {
    const end = start + day * daySeconds
    const pruning = yield* Effect.forkChild(pruneOnce.pipe(Effect.provideService(Clock.Clock, clock)))
    for (let reached = now; reached < end; reached = yield* tick());
    yield* Fiber.join(pruning)
    traffic.report?.(day, reported())
  }
  return reported()
})
