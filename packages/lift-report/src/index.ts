/**
 * Writes defensible brand lift reports and records their daily history.
 *
 * {@link writeReport} runs all steps. {@link collect}, {@link build} and the renderers are the individual steps, and each can be used separately.
 * Every renderer returns the same bytes for the same report.
 */
export { collect, type CollectOptions } from "./collect.ts"
export { type Format, formats, write } from "./Files.ts"
export type { Change } from "./history/changes.ts"
export { History, type RecordResult, type RecordOptions } from "./history/History.ts"
export type { Snapshot } from "./history/Snapshot.ts"
export { renderCsv, renderDaysCsv } from "./render/Csv.ts"
export { renderHtml } from "./render/Html.ts"
export { renderPresentation } from "./render/Presentation.ts"
export { renderText } from "./render/Terminal.ts"
export { renderWorkbook } from "./render/Workbook.ts"
export { build } from "./report/build.ts"
export type { PartGroup, PartRow, QuestionRow, Remark, Report, ReportOptions } from "./report/Report.ts"
export type { Campaign, DayOfLift, SourceSelection, Source } from "./Source.ts"
export { type WriteOptions, writeReport, type WriteResult } from "./writeReport.ts"
