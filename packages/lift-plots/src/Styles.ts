/**
 * The style sheet for all plots. It uses the colours of the surrounding page if the page defines them.
 *
 * The three kinds of estimates (lift, decline, not significant) have different colours and shapes, which people with common forms of colour blindness
 * can distinguish.
 */

/**
 * The CSS for plots within a page. Colours and the font are CSS variables, whose defaults are those of a light theme.
 *
 * @example
 * ```ts
 * import { plotStyles } from "@fieldwork/lift-plots"
 * plotStyles.startsWith(".plot{") // => true
 * ```
 */
export const plotStyles = `.plot{font:400 12px var(--sans,system-ui,"Segoe UI",Roboto,Arial,sans-serif);font-variant-numeric:tabular-nums;overflow:visible}
.plot text{fill:var(--ink-3,#656259)}
.plot text.strong{fill:var(--ink,#1a1916);font-weight:600}
.plot text.flag{fill:var(--flag-ink,#ad380c);font-weight:500}
.plot .grid{stroke:var(--plot-grid,#ece8de);fill:none}
.plot .zero{stroke:var(--plot-zero,#45433c);fill:none}
.plot .iv{fill:none;stroke-width:3}
.plot .pt{fill:none;stroke-linecap:round;stroke-width:7.5}
.plot .pt.down{stroke-linecap:square;stroke-width:6.5}
.plot .yes{stroke:var(--plot-yes,#2440c8)}
.plot .no{stroke:var(--plot-no,#8a867b)}
.plot .down{stroke:var(--plot-down,#c8480e)}
.plot .hole{stroke:var(--plot-ground,var(--surface,#fff));stroke-width:4}
.plot .pale{opacity:.42}
.plot.dense .iv{stroke-width:1.25}
.plot.dense .pt{stroke-width:4}
.plot.dense .hole{stroke-width:1.5}
.plot .now{stroke:var(--flag,#dd4a12);stroke-width:1.5;stroke-dasharray:3 3;fill:none}
.plot .band{fill:var(--plot-band,#dfe3f8);stroke:none}
.plot .line{fill:none;stroke:var(--plot-yes,#2440c8);stroke-width:1.75}
.plot.flat .band{fill:var(--plot-grid,#ece8de)}
.plot.flat .line{stroke:var(--plot-no,#8a867b)}
.plot .part{fill:var(--plot-yes,#2440c8)}
.plot .rest{fill:var(--plot-no,#8a867b)}
.plot .touch{fill:transparent}`

/**
 * Returns a plot as a standalone SVG file, with the style sheet and a white background.
 *
 * @example
 * ```ts
 * import { sparkline, standalone } from "@fieldwork/lift-plots"
 *
 * standalone(sparkline({ title: "Lift", estimates: [] })).startsWith("<?xml") // => true
 * ```
 */
export const standalone = (svg: string): string => {
  const [, width = "0", height = "0"] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  const ground = `<rect width="${width}" height="${height}" fill="#fff"/>`
  const opened = svg.replace(/^<svg[^>]*>/, (tag) => `${tag}<style>${plotStyles}</style>${ground}`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${opened}\n`
}
