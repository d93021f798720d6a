/**
 * Loads the respondents' CSV into an in-memory SQLite database, and computes the counts of each breakdown with one query, without confidence
 * intervals, confidence levels or answer options.
 */
import { DatabaseSync } from "node:sqlite"
import type { Campaign } from "./Campaign.ts"

/** Returns the rows of a CSV file that has no quoted cells. */
const rowsOf = (csv: string): ReadonlyArray<Readonly<Record<string, string>>> => {
  const [header = "", ...lines] = csv.trimEnd().split("\r\n")
  const columns = header.split(",")
  return lines.map((line) => Object.fromEntries(line.split(",").map((value, index) => [columns[index] ?? "", value])))
}

const split = (text = ""): ReadonlyArray<string> => (text === "" ? [] : text.split("|"))

const load = (rows: ReturnType<typeof rowsOf>): DatabaseSync => {
  const database = new DatabaseSync(":memory:")
  database.exec(`
    create table people (id integer primary key, exposed integer, weight real, device text, age integer, frequency integer, hit integer);
    create table impressions (person integer, creative text, length text, channel text, daypart text, c1 text)`)
  const person = database.prepare("insert into people values (?, ?, ?, ?, ?, ?, ?)")
  const impression = database.prepare("insert into impressions values (?, ?, ?, ?, ?, ?)")
  database.exec("begin")
  for (const [id, row] of rows.entries()) {
    person.run(
      id,
      row["group"] === "exposed" ? 1 : 0,
      Number(row["weight"]),
      row["device_type"] ?? "",
      Math.min(5, Math.floor((Number(row["demo_age"]) - 15) / 10)),
      Math.min(Number(row["frequency"]), 10),
      row["question_1"] === "Alder Coffee" ? 1 : 0
    )
    const columns = ["creative_id", "ad_duration", "ad_channel", "daypart", "custom_variables__c1"]
    const values = columns.map((name) => split(row[name]))
    for (let index = 0; index < (values[0]?.length ?? 0); index++) {
      impression.run(id, ...values.map((list) => list[index] ?? ""))
    }
  }
  database.exec("commit")
  return database
}

const sums = "count(*) n, sum(hit) hits, sum(weight) w, sum(weight * weight) ww, sum(weight * hit) wx"

const byPerson = (column: string) => `select ${column} part, exposed, ${sums} from people group by ${column}, exposed`

const byImpression = (column: string) =>
  `select part, 1 exposed, ${sums} from (select distinct ${column} part, person from impressions) join people on id = person group by part
   union all select null, 0, ${sums} from people where exposed = 0`

export interface Sqlite {
  readonly respondents: number
  readonly impressions: number
  readonly queries: Readonly<Record<string, () => unknown>>
}

/** Loads the respondents, and returns one query for each breakdown, keyed by the breakdown's path in the API. */
export const openSqlite = async ({ csv }: Campaign): Promise<Sqlite> => {
  const rows = rowsOf(await csv())
  const database = load(rows)
  const query = (sql: string) => {
    const statement = database.prepare(sql)
    return () => statement.all()
  }
  return {
    respondents: rows.length,
    impressions: rows.reduce((sum, row) => sum + Number(row["frequency"]), 0),
    queries: {
      "by-device": query(byPerson("device")),
      "by-demographic/demo_age": query(byPerson("age")),
      "by-frequency": query(byPerson("frequency")),
      "by-bucket": query(byPerson("frequency")),
      "by-creative": query(byImpression("creative")),
      "by-ad-length": query(byImpression("length")),
      "by-ad-channel": query(byImpression("channel")),
      "by-daypart": query(byImpression("daypart")),
      "by-custom-variable/c1": query(byImpression("c1"))
    }
  }
}
