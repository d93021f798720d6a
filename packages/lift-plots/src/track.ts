/**
 * Draws the rows of a forest plot for an HTML table. Each interval is drawn in its own element, called a track. Unlike an SVG plot, the table can be
 * read row by row by screen readers, wraps on phones, and can be printed.
 */
import { type Estimate, verdictOf, finiteEstimate } from "./Estimate.ts"
import { type Axis, place, tickText } from "./Scale.ts"
import { escapeXml } from "./Text.ts"

const percent = (axis: Axis, value: number): string => `${Math.round(place(axis, 0, 100, value) * 10) / 10}%`

/**
 * The CSS for tracks, each of which shows the interval of one row, and for the axis above them. The CSS uses the colours of the surrounding page if
 * the page defines them.
 *
 * @example
 * ```ts
 * import { trackStyles } from "@fieldwork/lift-plots"
 * trackStyles.startsWith(".track{") // => true
 * ```
 */
export const trackStyles = `.track{position:relative;height:20px;min-width:120px}
.track::before{content:"";position:absolute;left:var(--z);top:-120px;bottom:-120px;border-left:1px solid var(--plot-zero,#45433c);opacity:.75}
.track i{position:absolute;top:8.5px;left:var(--a);width:calc(var(--b) - var(--a));border-top:3px solid var(--plot-no,#8a867b)}
.track b{position:absolute;top:5px;left:calc(var(--p) - 5px);box-sizing:border-box;width:10px;height:10px;border-radius:50%;border:2px solid var(--plot-no,#8a867b);background:var(--plot-ground,var(--surface,#fff))}
.track.yes i,.track.yes b{border-color:var(--plot-yes,#2440c8)}
.track.yes b,.track.down b{border-width:5px}
.track.down i,.track.down b{border-color:var(--plot-down,#c8480e)}
.track.down b{border-radius:1px}
.track span{position:absolute;left:calc(var(--z) + 10px);top:1px;font-size:12px;color:var(--ink-3,#656259);white-space:nowrap}
.track.left span{left:auto;right:calc(100% - var(--z) + 10px)}
.axis{position:relative;height:16px;font-size:12px;color:var(--ink-3,#656259)}
.axis span{position:absolute;left:var(--x);transform:translateX(-50%);white-space:nowrap}`

/**
 * Returns the interval of one row as an HTML element. Positions are percentages of the width of the axis. Pass the axis of all rows (see
 * `forestAxis`), because values outside the axis are drawn at its ends.
 *
 * @example
 * ```ts
 * import { forestAxis, track } from "@fieldwork/lift-plots"
 *
 * const rows = [{ points: 0.042, lower: 0.01, upper: 0.074 }]
 * track(rows[0] ?? { points: null, lower: null, upper: null }, forestAxis(rows)).includes("yes") // => true
 * ```
 */
export const track = (estimate: Estimate, axis: Axis, placeholder = "too few"): string => {
  const zero = `--z:${percent(axis, 0)}`
  const shown = finiteEstimate(estimate)
  if (shown === undefined) {
    // The placeholder is on the side of zero that has more space.
    const side = place(axis, 0, 100, 0) > 50 ? " left" : ""
    return `<div class="track few${side}" style="${zero}"><span>${escapeXml(placeholder)}</span></div>`
  }
  const { lower, points, upper } = shown
  const places = `${zero};--a:${percent(axis, lower)};--b:${percent(axis, upper)};--p:${percent(axis, points)}`
  return `<div class="track ${verdictOf(shown)}" style="${places}"><i></i><b></b></div>`
}

/**
 * Returns the axis above the tracks as an HTML element.
 *
 * @example
 * ```ts
 * import { forestAxis, trackAxis } from "@fieldwork/lift-plots"
 *
 * trackAxis(forestAxis([{ points: 0.042, lower: 0.01, upper: 0.074 }])).includes("+8") // => true
 * ```
 */
export const trackAxis = (axis: Axis): string => {
  const ticks = axis.ticks.map((value) => `<span style="--x:${percent(axis, value)}">${tickText(axis, value)}</span>`)
  return `<div class="axis" aria-hidden="true">${ticks.join("")}</div>`
}
