/**
 * The daily history of campaigns. For each daily refresh of the service, the history contains at most one snapshot of each campaign. A snapshot is
 * stored in full or not at all.
 */
import type { DatabaseSync } from "node:sqlite"
import type { BrandLift } from "@fieldwork/brand-lift/promise"
import { collect, type CollectOptions } from "../collect.ts"
import { overviewOf } from "../Overview.ts"
import { day as oneDay, dayOf, decisionOf, isDay, toIso } from "../Refresh.ts"
import type { DayOfLift, Source } from "../Source.ts"
import { type Change, changes } from "./changes.ts"
import { daysOfSnapshot } from "./daysOfSnapshot.ts"
import { open } from "./Database.ts"
import { insert, read, type Snapshot, unfinished } from "./Snapshot.ts"

/** The result of recording a day. */
export interface RecordResult {
  /** The day of the service's daily refresh, such as `2026-02-15`. */
  readonly day: string
  /**
   * `false` if the day had already been recorded. In that case, usually only the campaign's details and the time of the last refresh were read from
   * the service.
   */
  readonly created: boolean
  /** The changes compared with earlier days. Empty if the day had already been recorded. */
  readonly changes: ReadonlyArray<Change>
}

/** The options for {@link History.record}: the data to record. A history contains all respondents of a campaign, so there are no filters. */
export type RecordOptions = Omit<CollectOptions, "days" | "maxDays" | "decision" | "filters">

/**
 * The daily history of campaigns in one SQLite file. For each daily refresh of the service, the history contains at most one snapshot of each
 * campaign. A snapshot is stored in full or not at all. Any SQLite tool can read the tables `snapshot` and `lift`.
 *
 * @example
 * ```ts
 * import { createBrandLift } from "@fieldwork/brand-lift/promise"
 * import { History } from "@fieldwork/lift-report"
 * import { createSandbox, credentials } from "@fieldwork/sandbox"
 *
 * const url = "https://lift.example" // the sandbox stands in for the service
 * const { fetch } = createSandbox()
 * await fetch(`${url}/__sandbox/scenarios/analyst/run`, { method: "POST" })
 * const client = createBrandLift({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch })
 * const campaign = await client.campaigns.list().first()
 *
 * const history = new History(":memory:") // or "lift.db"
 * const { day } = await history.record(client, campaign?.campaign_id ?? "")
 * const { created } = await history.record(client, campaign?.campaign_id ?? "")
 * history.close()
 * day // => "2026-01-21"
 * created // => false
 * ```
 */
export class History implements Disposable {
  readonly #database: DatabaseSync

  constructor(path: string) {
    this.#database = open(path)
  }

  /**
   * Records a snapshot of a campaign as of the service's last daily refresh, unless the day of this refresh has already been recorded. The snapshot
   * is written in one transaction, so it is stored in full or not at all, even if the process is killed. A call that fails can be repeated until the
   * next refresh.
   *
   * @throws `ApiError` when a call fails; RangeError when `filters` are passed, because a history contains all respondents of a campaign
   */
  async record(client: BrandLift, campaign: string, options: RecordOptions = {}): Promise<RecordResult> {
    if ("filters" in options && options.filters !== undefined) {
      throw new RangeError(
        "a history contains all respondents of a campaign: omit `filters`, and pass them to `writeReport` without `history`"
      )
    }
    const { now = Date.now } = options
    const before = await overviewOf(client, campaign, now())
    const day = dayOf(before.refresh)
    const hasEnded = before.campaign.status === "complete" && this.unfinished().has(campaign)
    if (this.has(campaign, day) && !hasEnded) return { day, created: false, changes: [] }
    const collected = await collect(client, campaign, { ...options, days: [] })
    // A campaign can end after the refresh whose results were recorded while it was live. Its last results are those of the next refresh.
    const isLater = hasEnded && this.has(campaign, dayOf(collected.asOf))
    const source = isLater ? { ...collected, asOf: toIso(Date.parse(collected.asOf) + oneDay) } : collected
    const created = insert(this.#database, source)
    const recorded = dayOf(source.asOf)
    const own = created ? [...this.changes(campaign)].filter((change) => change.day === recorded) : []
    return { day: recorded, created, changes: own }
  }

  /** Returns whether a day of a campaign has been recorded. `day` is a string such as `2026-02-15`. */
  has(campaign: string, day: string): boolean {
    const found = this.#database.prepare("select 1 from snapshot where campaign = ? and day = ?").get(campaign, day)
    return found !== undefined
  }

  /** Returns the ids of all campaigns with a snapshot, sorted. */
  campaigns(): ReadonlyArray<string> {
    return this.#database
      .prepare("select distinct campaign from snapshot order by campaign")
      .all()
      .map(({ campaign }) => String(campaign))
  }

  /**
   * Returns the ids of the campaigns whose last snapshot was recorded while they were live. If such a campaign is complete by now, its last results
   * may still have to be recorded.
   */
  unfinished(): ReadonlySet<string> {
    return unfinished(this.#database)
  }

  /** Iterates over a campaign's snapshots in chronological order. */
  snapshots(campaign: string): IterableIterator<Snapshot> {
    return read(this.#database, campaign)
  }

  /** Iterates over the changes in a campaign's results in chronological order. */
  changes(campaign: string): IterableIterator<Change> {
    return changes(this.snapshots(campaign))
  }

  /** Returns the cumulative counts of respondents for each question at each recorded refresh, in chronological order and without breakdowns. */
  days(campaign: string): ReadonlyArray<DayOfLift> {
    return [...this.snapshots(campaign)].flatMap(daysOfSnapshot)
  }

  /**
   * Returns the data for a report: the last snapshot, with the counts of respondents on each day up to that snapshot. Snapshots after `until`, a day
   * such as `2026-02-15`, are ignored. The results of a complete campaign do not change, so its last snapshot is also the data of a later `until`.
   * Undefined if there is no snapshot.
   *
   * @throws RangeError when `until` is not a valid day
   */
  source(campaign: string, until?: string): Source | undefined {
    if (until !== undefined && !isDay(until))
      throw new RangeError(`until is "${until}": pass a date such as 2026-02-15`)
    const snapshots = [...this.snapshots(campaign)].filter(({ day }) => until === undefined || day <= until)
    const last = snapshots.at(-1)
    if (last === undefined) return undefined
    const isFinal = last.campaign.status === "complete" && until !== undefined && until.slice(0, 10) > last.day
    return {
      campaign: last.campaign,
      asOf: isFinal ? toIso(decisionOf(until)) : last.asOf,
      table: last.table,
      days: snapshots.flatMap(daysOfSnapshot),
      daysFrom: "history"
    }
  }

  /** Closes the SQLite file. */
  close(): void {
    this.#database.close()
  }

  [Symbol.dispose](): void {
    this.close()
  }
}
