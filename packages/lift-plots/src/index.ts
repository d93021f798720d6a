/**
 * Plots of brand lift as SVG strings. The plots require neither a DOM nor any dependencies.
 *
 * Lifts are passed as proportions (0.06 is 6 percentage points) and shown in percentage points. Colours are CSS variables with defaults. Include
 * {@link plotStyles} in the page once, or convert a plot to a file with {@link standalone}. The same input always produces the same SVG.
 */
export { dailyPlot, type DailyPlotOptions, type Day } from "./dailyPlot.ts"
export { decimalsOf } from "./decimalsOf.ts"
export { liftText, rangeText } from "./estimateText.ts"
export type { Estimate, Verdict, FiniteEstimate } from "./Estimate.ts"
export { forestAxis, type ForestGroup, forestPlot, type ForestPlotOptions, type ForestRow } from "./forestPlot.ts"
export { frequencyPlot, type FrequencyPlotOptions, type FrequencyStep } from "./frequencyPlot.ts"
export { type Axis, tickText } from "./Scale.ts"
export { sparkline, type SparklineOptions } from "./sparkline.ts"
export { splitBar, type SplitBarOptions } from "./splitBar.ts"
export { plotStyles, standalone } from "./Styles.ts"
export { escapeControls } from "./escapeControls.ts"
export { formatCount, escapeXml, formatPoints, formatSignedPoints, removeInvalidXml } from "./Text.ts"
export { track, trackAxis, trackStyles } from "./track.ts"
