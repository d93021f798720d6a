/**
 * The alternative in the matching benchmark: an indexed query in SQLite. It supports only respondents who have answered every question.
 */
import type { Opportunity } from "@fieldwork/exchange-client"
import type { Profile } from "@fieldwork/supply"
import { DatabaseSync } from "node:sqlite"

type Condition = NonNullable<Opportunity["survey_qualifications"]>[number]

const schema = `
  CREATE TABLE survey (id INTEGER PRIMARY KEY, locale TEXT, conditions INTEGER, score REAL);
  CREATE TABLE condition (question INTEGER, precode TEXT, locale TEXT, survey INTEGER, entry INTEGER);
  CREATE TABLE cell (id INTEGER PRIMARY KEY, survey INTEGER, conditions INTEGER);
  CREATE TABLE cell_condition (question INTEGER, precode TEXT, locale TEXT, cell INTEGER, entry INTEGER);
  CREATE TABLE answer (question INTEGER, precode TEXT, PRIMARY KEY (question, precode)) WITHOUT ROWID`

const indexes = `
  CREATE INDEX condition_by_answer ON condition (question, precode, locale, survey, entry);
  CREATE INDEX cell_condition_by_answer ON cell_condition (question, precode, locale, cell, entry);
  CREATE INDEX survey_by_locale ON survey (locale, score DESC, conditions);
  CREATE INDEX cell_by_survey ON cell (survey);
  ANALYZE`

const query = `
  WITH hit AS MATERIALIZED (
    SELECT survey, count(DISTINCT entry) AS n FROM answer JOIN condition USING (question, precode) WHERE locale = $locale GROUP BY survey),
  full AS MATERIALIZED (
    SELECT cell, count(DISTINCT entry) AS n FROM answer JOIN cell_condition USING (question, precode) WHERE locale = $locale GROUP BY cell),
  blocked AS MATERIALIZED (
    SELECT survey FROM full JOIN cell ON cell.id = full.cell WHERE full.n = cell.conditions
    UNION SELECT survey FROM cell WHERE conditions = 0)
  SELECT id FROM survey JOIN hit ON hit.survey = id AND hit.n = conditions
  WHERE locale = $locale AND id NOT IN (SELECT survey FROM blocked) ORDER BY score DESC LIMIT $limit`

export const openSqlite = (surveys: ReadonlyArray<Opportunity>) => {
  const database = new DatabaseSync(":memory:")
  database.exec(schema)
  const survey = database.prepare("INSERT INTO survey VALUES (?, ?, ?, ?)")
  const condition = database.prepare("INSERT INTO condition VALUES (?, ?, ?, ?, ?)")
  const cell = database.prepare("INSERT INTO cell VALUES (?, ?, ?)")
  const cellCondition = database.prepare("INSERT INTO cell_condition VALUES (?, ?, ?, ?, ?)")
  let cells = 0
  database.exec("BEGIN")
  for (const { country_language: locale = "", survey_id, ...rest } of surveys) {
    const { conversion = 0, revenue_per_interview, survey_qualifications = [], survey_quotas = [] } = rest
    const add = (into: typeof condition, { precodes = [], question_id }: Condition, of: number, entry: number) => {
      for (const precode of precodes) into.run(question_id, precode, locale, of, entry)
    }
    survey.run(survey_id, locale, survey_qualifications.length, conversion * (revenue_per_interview?.value ?? 0))
    survey_qualifications.forEach((it, entry) => it.logical_operator === "OR" && add(condition, it, survey_id, entry))
    for (const { number_of_respondents = 0, questions } of survey_quotas) {
      if (number_of_respondents > 0) continue
      const known = (questions ?? []).filter(({ logical_operator }) => logical_operator === "OR")
      cell.run(++cells, survey_id, known.length)
      known.forEach((it, entry) => add(cellCondition, it, cells, entry))
    }
  }
  database.exec("COMMIT")
  database.exec(indexes)
  const [answer, forget, match] = [
    database.prepare("INSERT OR IGNORE INTO answer VALUES (?, ?)"),
    database.prepare("DELETE FROM answer"),
    database.prepare(query)
  ]
  return {
    match: ({ answers, country_language = "" }: Profile, limit: number): ReadonlyArray<number> => {
      database.exec("BEGIN")
      forget.run()
      for (const [question, given] of Object.entries(answers)) {
        for (const precode of "precodes" in given ? given.precodes : given) answer.run(Number(question), precode)
      }
      const rows = match.all({ locale: country_language, limit })
      database.exec("COMMIT")
      return rows.map(({ id }) => Number(id))
    }
  }
}
