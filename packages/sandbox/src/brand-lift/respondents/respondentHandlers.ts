/**
 * The operations on respondents: the list, the CSV export and its columns.
 *
 * The list and the CSV contain the respondents who match all filters. A filter on impressions therefore leaves out the control group, which a lift with
 * the same filters contains for comparison.
 */
import type { Handlers } from "../../http/Handler.ts"
import type { Campaign } from "../campaigns/Campaign.ts"
import { notFound } from "../errors.ts"
import { read } from "../lift/LiftFilters.ts"
import { type RespondentTest, selectForList } from "../lift/Selection.ts"
import * as Page from "../Page.ts"
import type { operations } from "@fieldwork/specs/brand-lift/schema"
import { type CampaignState, findCampaign } from "../campaigns/CampaignState.ts"
import { findStudy, type StudyState } from "../study/StudyState.ts"
import { answersOf } from "../study/Population.ts"
import type { Study } from "../study/Study.ts"
import { isEmpty, merge } from "../Violations.ts"
import { type Column, columnsOf, commonColumns, toWire } from "./Columns.ts"
import { chunks } from "./Csv.ts"
import { toRecord } from "./RespondentRecord.ts"

type RespondentHandlers = Handlers<
  Pick<
    operations,
    "listRespondents" | "exportRespondentsCsv" | "listRespondentCsvColumns" | "listCampaignRespondentCsvColumns"
  >
>

/** Returns a test that selects the respondents who answered the question. */
const asked = ({ population, questions }: Study, question_id: number): RespondentTest => {
  const column = population.answers[questions.findIndex((question) => question.question_id === question_id)]
  return (respondent) => column !== undefined && answersOf(column, respondent).length > 0
}

const indexesOf = (kept: Uint8Array): ReadonlyArray<number> => {
  const indexes: Array<number> = []
  for (let index = 0; index < kept.length; index++) if (kept[index] === 1) indexes.push(index)
  return indexes
}

function* rowsOf(campaign: Campaign, study: Study, columns: ReadonlyArray<Column>, respondents: ReadonlyArray<number>) {
  for (const respondent of respondents) yield columns.map(({ cell }) => cell(study, respondent, campaign))
}

export const respondentHandlers = (state: CampaignState & StudyState): RespondentHandlers => ({
  /**
   * The operation has no parameter for target audiences. The id 0 disables the filter, which would otherwise select the campaign's default audience.
   */
  listRespondents: ({ params }) => {
    const campaign = findCampaign(state, params.campaigns_pk)
    if (campaign === undefined) return notFound
    const study = findStudy(state, params.campaigns_pk)
    const { criteria, violations } =
      study === undefined
        ? { criteria: undefined, violations: {} }
        : read(study, { ...params, target_audience_id__in: [0] })
    const all = merge(Page.violations(params), violations)
    if (!isEmpty(all)) return { status: 400, body: all }
    if (study === undefined || criteria === undefined) return { status: 200, body: Page.paginate([], params) }
    const tests = params.question_id === undefined ? [] : [asked(study, params.question_id)]
    const selected = selectForList(study, { ...criteria, person: [...criteria.person, ...tests] })
    const { items, ...page } = Page.paginate(indexesOf(selected), params)
    return { status: 200, body: { items: items.map((index) => toRecord(campaign, study, index)), ...page } }
  },

  exportRespondentsCsv: ({ params }) => {
    const campaign = findCampaign(state, params.campaigns_pk)
    if (campaign === undefined) return notFound
    const study = findStudy(state, params.campaigns_pk)
    const columns = columnsOf(study).filter((column) => column.default)
    const header = columns.map(({ key }) => key)
    const reply = (rows: Iterable<ReadonlyArray<string | number>>) =>
      ({ status: 200, type: "text/csv", body: chunks(header, rows) }) as const
    if (study === undefined) return reply([])
    const { criteria, violations } = read(study, params)
    if (!isEmpty(violations)) return { status: 400, body: violations }
    return reply(rowsOf(campaign, study, columns, indexesOf(selectForList(study, criteria))))
  },

  listRespondentCsvColumns: ({ params: { columns_for } }) => ({
    status: 200,
    body: { items: commonColumns(columns_for).map(toWire) }
  }),

  listCampaignRespondentCsvColumns: ({ params: { campaigns_pk } }) =>
    findCampaign(state, campaigns_pk) === undefined
      ? notFound
      : { status: 200, body: { items: columnsOf(findStudy(state, campaigns_pk)).map(toWire) } }
})
