/**
 * Plots of brand lift as SVG strings, without a DOM and without dependencies.
 *
 * Lifts are proportions (0.06 is 6 points) and are written in percentage points. Colours are CSS variables with defaults: put {@link plotStyles} into
 * the page once, or create a file from a plot with {@link standalone}. The same input always results in the same SVG.
 */
export { dailyPlot, type DailyPlotOptions, type Day } from "./dailyPlot.ts"
export type { Estimate, Reading, Shown } from "./Estimate.ts"
export { forestAxis, type ForestGroup, forestPlot, type ForestPlotOptions, type ForestRow } from "./forestPlot.ts"
export { frequencyPlot, type FrequencyPlotOptions, type FrequencyStep } from "./frequencyPlot.ts"
export type { Axis } from "./Scale.ts"
export { sparkline, type SparklineOptions } from "./sparkline.ts"
export { splitBar, type SplitBarOptions } from "./splitBar.ts"
export { plotStyles, standalone } from "./Styles.ts"
export { counted, escape, plain, signed } from "./Text.ts"
export { track, trackAxis, trackStyles } from "./track.ts"
