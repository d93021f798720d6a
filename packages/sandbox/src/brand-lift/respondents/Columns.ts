/**
 * The columns of the respondent CSV: their names, whether an export contains them by default, and how their cells are computed.
 *
 * A cell with several values contains one value per impression or answer, in order, separated by `|`.
 */
import type { Campaign } from "../campaigns/Campaign.ts"
import { toText } from "../Instant.ts"
import { demographics, indexOf } from "../lookups/demographics.ts"
import { screeningQuestions } from "../lookups/screeningQuestions.ts"
import type { RespondentCsvColumn } from "@fieldwork/specs/brand-lift/schema"
import { adChannels, dayparts, devices } from "../study/Media.ts"
import { customVariables } from "../study/MediaPlan.ts"
import { answersOf, frequency } from "../study/Population.ts"
import type { Study } from "../study/Study.ts"
import type { SurveyQuestion } from "../study/Survey.ts"
import { weightOf } from "../study/Weights.ts"
import { groupOf, respondentId, sessionId } from "./RespondentRecord.ts"

type Cell = (study: Study, respondent: number, campaign: Campaign) => string | number

export interface Column {
  readonly key: string
  readonly label: string
  /** Whether an export contains the column by default. */
  readonly default: boolean
  readonly cell: Cell
}

const column = (key: string, label: string, cell: Cell, isDefault = true): Column => ({
  key,
  label,
  default: isDefault,
  cell
})

type Impressions = Study["population"]["impressions"]

/** Creates a cell that contains one value for each impression of a respondent. */
const perImpression =
  (name: keyof Impressions, text: (study: Study, value: number) => string): Cell =>
  (study, respondent) => {
    const first = study.population.first.at(respondent)
    const values = study.population.impressions[name]
    return Array.from({ length: frequency(study.population, respondent) }, (_, offset) =>
      text(study, values.at(first + offset))
    ).join("|")
  }

export type IdColumn = "respondent_id" | "session_id" | "survey_id"

const surveyId: Cell = (study, respondent, { survey }) =>
  (groupOf(study, respondent) === "exposed" ? survey?.exposed_survey_id : survey?.control_survey_id) ?? ""

const idColumns: ReadonlyArray<Column> = [
  column("respondent_id", "Respondent ID", respondentId),
  column("session_id", "Session ID", sessionId, false),
  column("survey_id", "Survey ID", surveyId, false)
]

/** Formats a time for a cell. */
type Times = (instant: number) => string

const personColumns = (times: Times): ReadonlyArray<Column> => [
  column("group", "Group", groupOf),
  column("weight", "Weight", (study, respondent) =>
    weightOf(study.weights, groupOf(study, respondent), study.population.stratum.at(respondent))
  ),
  column("frequency", "Frequency", (study, respondent) => frequency(study.population, respondent)),
  column("timestamp", "Interview time", (study, respondent) => times(study.population.recruitedAt.at(respondent))),
  column("device_type", "Device", (study, respondent) => devices[study.population.device.at(respondent)]?.id ?? ""),
  ...demographics.map(({ filterName, questionId }) =>
    column(
      filterName,
      screeningQuestions.get(questionId)?.name ?? filterName,
      (study, respondent) => study.population.demographics[indexOf.get(filterName) ?? -1]?.at(respondent) ?? ""
    )
  )
]

const impressionColumns = (times: Times): ReadonlyArray<Column> => [
  column(
    "impression_timestamp",
    "Impression times",
    perImpression("timestamp", (_, value) => times(value))
  ),
  column(
    "publisher_id",
    "Sites",
    perImpression(
      "placement",
      ({ mediaPlan }, value) => mediaPlan.publishers[mediaPlan.placements[value]?.publisher ?? -1]?.id ?? ""
    )
  ),
  column(
    "placement_id",
    "Placements",
    perImpression("placement", ({ mediaPlan }, value) => mediaPlan.placements[value]?.id ?? "")
  ),
  column(
    "creative_id",
    "Creatives",
    perImpression("creative", ({ mediaPlan }, value) => mediaPlan.creatives[value]?.id ?? "")
  ),
  column(
    "ad_duration",
    "Ad lengths",
    perImpression("creative", ({ mediaPlan }, value) => String(mediaPlan.creatives[value]?.adDuration ?? ""))
  ),
  ...customVariables.map((name) =>
    column(
      `custom_variables__${name}`,
      `Custom variable ${name}`,
      perImpression("placement", ({ mediaPlan }, value) => mediaPlan.placements[value]?.custom[name] ?? "")
    )
  ),
  column(
    "ad_channel",
    "Ad channels",
    perImpression("adChannel", (_, value) => adChannels[value]?.id ?? "")
  ),
  column(
    "daypart",
    "Dayparts",
    perImpression("daypart", (_, value) => dayparts[value]?.id ?? "")
  )
]

const questionColumn = (key: string, { answers, name }: SurveyQuestion, index: number): Column =>
  column(key, name, ({ population }, respondent) => {
    const given = population.answers[index]
    if (given === undefined) return ""
    return answersOf(given, respondent)
      .map((option) => answers[option]?.answer_text ?? "")
      .join("|")
  })

/** Returns the columns that exist in every campaign. `columnsFor` is the key of the only id column that an export contains by default. */
export const commonColumns = (columnsFor: IdColumn = "respondent_id", times: Times = toText): ReadonlyArray<Column> => [
  ...idColumns.map((each) => ({ ...each, default: each.key === columnsFor })),
  ...personColumns(times),
  ...impressionColumns(times)
]

/** Returns the name of the question. If another column has the same name, `question_id` is appended. */
const keyOf = ({ name, question_id }: SurveyQuestion, taken: ReadonlySet<string>): string => {
  let key = name
  while (taken.has(key)) key += `_${question_id}`
  return key
}

/** Returns the columns that exist in every campaign, and one column for each question in the survey. Their keys are unique. */
export const columnsOf = (study: Study | undefined, times?: Times): ReadonlyArray<Column> => {
  const columns = [...commonColumns("respondent_id", times)]
  const taken = new Set(columns.map(({ key }) => key))
  for (const [index, question] of (study?.questions ?? []).entries()) {
    if (question.demographic !== undefined) continue
    const key = keyOf(question, taken)
    taken.add(key)
    columns.push(questionColumn(key, question, index))
  }
  return columns
}

export const toWire = ({ default: isDefault, key, label }: Column): RespondentCsvColumn => ({
  column: label,
  csv_column_key: key,
  default: isDefault
})
