/**
 * Plots of brand lift as SVG strings: numbers in, text out, no DOM and no dependencies.
 *
 * Lifts are proportions (0.06 is 6 points) and are written in percentage points. Colours are CSS variables with defaults: put
 * {@link plotStyles} into the page once, or make a file of a plot with {@link standalone}. The same input gives the same text.
 */
export { dailyPlot, type DailyPlotOptions, type Day } from "./DailyPlot.ts"
export type { Estimate, Reading, Shown } from "./Estimate.ts"
export { forestAxis, type ForestGroup, forestPlot, type ForestPlotOptions, type ForestRow } from "./ForestPlot.ts"
export { frequencyPlot, type FrequencyPlotOptions, type FrequencyStep } from "./FrequencyPlot.ts"
export type { Axis } from "./Scale.ts"
export { sparkline, type SparklineOptions } from "./Sparkline.ts"
export { splitBar, type SplitBarOptions } from "./SplitBar.ts"
export { plotStyles, standalone } from "./Styles.ts"
export { counted, escape, plain, signed } from "./Text.ts"
export { track, trackAxis, trackStyles } from "./Track.ts"
