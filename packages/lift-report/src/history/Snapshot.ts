/**
 * Writes and reads snapshots. A snapshot contains the details of a campaign and its lift table on one day.
 */
import type { DatabaseSync, SQLInputValue, SQLOutputValue } from "node:sqlite"
import type { LiftTable } from "@fieldwork/brand-lift/promise"
import { dayOf } from "../Refresh.ts"
import type { Campaign, Source } from "../Source.ts"
import { columns, flags } from "./Database.ts"

/** The data of a campaign at one refresh. */
export interface Snapshot {
  /** The day of the service's daily refresh, such as `2026-02-15`. */
  readonly day: string
  /** The time of the service's daily refresh, such as `2026-02-15T03:00:00.000Z`. */
  readonly asOf: string
  readonly campaign: Campaign
  readonly table: LiftTable.Content
}

const names = Object.keys(columns) as ReadonlyArray<keyof typeof columns & keyof LiftTable.Row>

const insertRow = `insert into lift (campaign, day, position, ${names.map((name) => `"${name}"`).join(", ")})
values (${["campaign", "day", "position", ...names].map(() => "?").join(", ")})`

const toColumn = (value: string | number | boolean | null): SQLInputValue =>
  typeof value === "boolean" ? Number(value) : value

/** Writes a snapshot in one transaction. Returns `false` if the day has already been recorded. */
export const insert = (database: DatabaseSync, { asOf, campaign, table }: Source): boolean => {
  const day = dayOf(asOf)
  const { rows, ...rest } = table
  database.exec("begin immediate")
  try {
    const content = JSON.stringify({ campaign, table: rest })
    const added = database
      .prepare("insert into snapshot (campaign, day, refresh, content) values (?, ?, ?, ?) on conflict do nothing")
      .run(campaign.id, day, asOf, content)
    if (added.changes > 0) {
      const statement = database.prepare(insertRow)
      for (const [position, row] of rows.entries()) {
        statement.run(campaign.id, day, position, ...names.map((name) => toColumn(row[name])))
      }
    }
    database.exec("commit")
    return added.changes > 0
  } catch (cause) {
    database.exec("rollback")
    throw cause
  }
}

const toField = (name: string, value: SQLOutputValue | undefined): unknown =>
  flags.has(name) && value !== null ? value === 1 : value

const toRow = (record: Readonly<Record<string, SQLOutputValue>>): LiftTable.Row =>
  Object.fromEntries(names.map((name) => [name, toField(name, record[name])])) as unknown as LiftTable.Row

/** Returns the ids of the campaigns whose last snapshot was recorded while they were live. */
export const unfinished = (database: DatabaseSync): ReadonlySet<string> => {
  const last = database
    .prepare("select campaign, max(day), content ->> '$.campaign.status' as status from snapshot group by campaign")
    .all()
  return new Set(last.filter(({ status }) => status === "live").map(({ campaign }) => String(campaign)))
}

/** Yields the snapshots of a campaign in chronological order. */
export function* read(database: DatabaseSync, campaign: string): Generator<Snapshot, void> {
  const days = database
    .prepare("select day, refresh, content from snapshot where campaign = ? order by day")
    .all(campaign)
  const rowsOf = database.prepare("select * from lift where campaign = ? and day = ? order by position")
  for (const { content, day, refresh } of days) {
    const stored: { readonly campaign: Campaign; readonly table: Omit<LiftTable.Content, "rows"> } = JSON.parse(
      String(content)
    )
    const rows = rowsOf.all(campaign, String(day)).map(toRow)
    yield { day: String(day), asOf: String(refresh), campaign: stored.campaign, table: { ...stored.table, rows } }
  }
}
