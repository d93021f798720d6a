/**
 * The SQLite file of a history. It contains one row for each snapshot and one for each row of a snapshot's lift table, so users can query the history
 * with SQL.
 */
import { DatabaseSync } from "node:sqlite"

/** The oldest supported SQLite version. Earlier versions can corrupt the file if a writer resets the WAL while another connection reads from it. */
const minimumVersion = "3.51.3"

const isSafe = (version: string): boolean => {
  const [have, need] = [version, minimumVersion].map((text) => text.split(".").map(Number))
  const differing = need?.findIndex((part, i) => (have?.[i] ?? 0) !== part) ?? -1
  return differing < 0 || (have?.[differing] ?? 0) > (need?.[differing] ?? 0)
}

/** The columns of the `lift` table, each with its SQL type. Each column stores the property of the same name in a `LiftTable.Row`. */
export const columns = {
  question: "integer not null",
  questionName: "text not null",
  questionText: "text not null",
  breakdown: "text not null",
  variable: "text",
  part: "text not null",
  key: "text not null",
  order: "integer not null",
  exposed: "integer",
  control: "integer",
  exposedInTarget: "integer",
  controlInTarget: "integer",
  weighted: "integer not null",
  exposedEffective: "real",
  controlEffective: "real",
  exposedShare: "real",
  controlShare: "real",
  lift: "real",
  relativeLift: "real",
  serviceMargin: "real",
  serviceSignificant: "integer",
  servicePValue: "real",
  serviceEnoughSample: "integer",
  lower: "real",
  upper: "real",
  method: "text",
  pValue: "real",
  adjustedP: "real",
  significant: "integer not null",
  significantAdjusted: "integer not null",
  verdict: "text not null",
  tooFew: "integer not null",
  impressionShare: "real"
} as const

/** The boolean columns, which are stored as 0 and 1. */
export const flags = new Set([
  "weighted",
  "serviceSignificant",
  "serviceEnoughSample",
  "significant",
  "significantAdjusted",
  "tooFew"
])

/** The schema version, which is stored in the file. In version 1, the `lift` table had the column `holds` instead of `significantAdjusted`. */
const schemaVersion = 2

const schema = `
create table snapshot (
  campaign text not null,
  day text not null,
  refresh text not null,
  content text not null,
  primary key (campaign, day)
) strict, without rowid;
create table lift (
  campaign text not null,
  day text not null,
  position integer not null,
${Object.entries(columns)
  .map(([name, type]) => `  "${name}" ${type}`)
  .join(",\n")},
  primary key (campaign, day, position),
  foreign key (campaign, day) references snapshot (campaign, day)
) strict, without rowid;
pragma user_version = ${schemaVersion};
`

const connect = (path: string): DatabaseSync => {
  try {
    const database = new DatabaseSync(path, { timeout: 10_000 })
    database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on")
    return database
  } catch (cause) {
    throw new Error(
      `${path} cannot be opened as a history: ${cause instanceof Error ? cause.message : String(cause)}`,
      {
        cause
      }
    )
  }
}

/** Opens a history file. Creates the file and its tables if they do not exist. */
export const open = (path: string): DatabaseSync => {
  const version = process.versions["sqlite"] ?? "0"
  if (!isSafe(version)) {
    throw new Error(
      `SQLite ${version} can corrupt a database in WAL mode: use a Node release with SQLite ${minimumVersion} or newer, such as 24.18`
    )
  }
  const database = connect(path)
  // `begin immediate` locks the file, so a second process that opens the new file at the same time waits until the tables have been created.
  database.exec("begin immediate")
  const found = Number(database.prepare("pragma user_version").get()?.["user_version"] ?? 0)
  if (found === 0) database.exec(schema)
  database.exec("commit")
  if (found !== 0 && found !== schemaVersion) {
    database.close()
    const advice =
      found > schemaVersion
        ? "a newer version of @fieldwork/lift-report: update the package"
        : "an older version of @fieldwork/lift-report, whose columns differ: record a new history in another file"
    throw new Error(`${path} was created by ${advice}`)
  }
  return database
}
