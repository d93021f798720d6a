/**
 * Brand lift reports that can be defended, and the daily history behind them.
 *
 * {@link writeReport} does it all; {@link collect}, {@link build} and the renderers are its steps, each usable by itself. Given the same figures, every
 * renderer gives the same bytes.
 */
export { collect, type CollectOptions } from "./Collect.ts"
export { type Format, formats, write } from "./Files.ts"
export type { Change } from "./history/Changes.ts"
export { History, type Recorded, type RecordOptions } from "./history/History.ts"
export type { Snapshot } from "./history/Snapshot.ts"
export { renderCsv, renderDaysCsv } from "./render/Csv.ts"
export { renderHtml } from "./render/Html.ts"
export { renderPresentation } from "./render/Presentation.ts"
export { renderText } from "./render/Terminal.ts"
export { renderWorkbook } from "./render/Workbook.ts"
export { build } from "./report/Build.ts"
export type { PartGroup, PartRow, QuestionRow, Remark, Report, ReportOptions } from "./report/Report.ts"
export type { Campaign, DayOfLift, Source } from "./Source.ts"
export { type WriteOptions, writeReport, type Written } from "./WriteReport.ts"
