/**
 * Writes the shell command or the TypeScript calls that reproduce a report.
 */
import { defaultMinimumPerGroup } from "@fieldwork/lift-statistics"
import { filterText } from "../Filters.ts"
import type { Source } from "../Source.ts"
import type { QuestionRow, ReportOptions } from "./Report.ts"

const shellCommand = (
  { campaign, daysFrom, table: { adjustment, level, minimumPerGroup } }: Source,
  main: QuestionRow | undefined,
  { decision, designedSplit }: ReportOptions
): string =>
  [
    `npx @fieldwork/lift-report campaign ${campaign.id}`,
    ...(main === undefined ? [] : [`--question ${main.id}`]),
    `--level ${level}`,
    ...(adjustment === "benjaminiHochberg" ? [] : [`--adjust ${adjustment}`]),
    ...(minimumPerGroup === defaultMinimumPerGroup ? [] : [`--minimum ${minimumPerGroup}`]),
    ...(decision === undefined ? [] : [`--decision ${decision.slice(0, 10)}`]),
    ...(designedSplit === undefined ? [] : [`--split ${designedSplit.join(":")}`]),
    ...(daysFrom === "history" ? ["--history FILE"] : [])
  ].join(" ")

const calls = (
  { campaign, daysFrom, filters, selection, table: { adjustment, level, minimumPerGroup } }: Source,
  main: QuestionRow | undefined,
  { decision, designedSplit }: ReportOptions
): string => {
  const id = JSON.stringify(campaign.id)
  const reading = JSON.stringify({ level, minimumPerGroup, adjustment, decision, ...selection, filters })
  const withDays = daysFrom === "history" ? `${reading.slice(0, -1)},"days":history.days(${id})}` : reading
  const building = JSON.stringify({ question: main?.id, decision, designedSplit })
  return `build(await collect(client, ${id}, ${withDays}), ${building})`
}

/**
 * Returns the shell command that reproduces a report. The command line cannot filter respondents or select questions, breakdowns or days. For a
 * report that was built with such options, calls of `collect` and `build` are returned instead.
 */
export const commandOf = (source: Source, main: QuestionRow | undefined, options: ReportOptions): string =>
  filterText(source.filters) === "" && source.selection === undefined
    ? shellCommand(source, main, options)
    : calls(source, main, options)
