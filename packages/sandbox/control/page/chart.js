/**
 * Lift over the days as SVG: for each day a point with its interval. Filled points are those whose interval leaves zero out.
 *
 * Sizes are CSS pixels, so that text stays readable at every width; colours come from the style sheet. Each day tells its figures on hover; who
 * does not see or point reads the table.
 */

const height = 260
const margin = { top: 12, right: 24, bottom: 28, left: 44 }

const svg = (name, attributes = {}, ...children) => {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value))
  made.append(...children)
  return made
}

/** About `count` round values that cover the range from `low` to `high`. */
const ticks = (low, high, count) => {
  const rough = (high - low) / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].find((each) => each * power >= rough) * power
  const first = Math.floor(low / step)
  return Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, index) => (first + index) * step)
}

/** The first intervals are so wide that they would flatten the rest: what lies far beyond the last one is cut off. */
const rangeOf = (days) => {
  const last = days.at(-1)
  const reach = 4 * (last.high - last.low)
  const low = Math.max(last.low - reach, Math.min(0, ...days.map((day) => day.low)))
  const high = Math.min(last.high + reach, Math.max(0, ...days.map((day) => day.high)))
  return ticks(Math.min(low, 0), Math.max(high, 0, low + 1), 5)
}

const dateOf = (text) => new Date(text).toLocaleDateString("en", { day: "numeric", month: "short", timeZone: "UTC" })
const signed = (value) => `${value > 0 ? "+" : value < 0 ? "−" : ""}${Number(Math.abs(value).toFixed(1))}`

/** `days` are those of the control API, some of them with figures. */
export const chart = (all, { title, width }) => {
  const days = all.filter(({ low }) => low !== null)
  const values = rangeOf(days)
  const [bottom, top] = [values[0], values.at(-1)]
  const times = days.map(({ at }) => Date.parse(at))
  const span = times.at(-1) - times[0]
  const inner = { width: width - margin.left - margin.right, height: height - margin.top - margin.bottom }
  const x = (time) => margin.left + (span === 0 ? 0.5 : (time - times[0]) / span) * inner.width
  const y = (value) =>
    margin.top + (1 - (Math.min(top, Math.max(bottom, value)) - bottom) / (top - bottom)) * inner.height
  const path = (bound) => days.map((day, index) => `${x(times[index]).toFixed(1)},${y(day[bound]).toFixed(1)}`)

  const grid = values.flatMap((value) => [
    svg("line", {
      class: value === 0 ? "zero" : "grid",
      x1: margin.left,
      x2: width - margin.right,
      y1: y(value),
      y2: y(value)
    }),
    svg("text", { x: margin.left - 8, y: y(value) + 4, "text-anchor": "end" }, signed(value))
  ])
  const every = Math.max(1, Math.ceil(days.length / Math.max(2, Math.floor(inner.width / 90))))
  const dates = days.flatMap(({ at }, index) =>
    index % every === 0 ? [svg("text", { x: x(times[index]), y: height - 8, "text-anchor": "middle" }, dateOf(at))] : []
  )
  const marks = days.map((day, index) => {
    const at = x(times[index]).toFixed(1)
    const radius = days.length > 60 ? 2 : 3.5
    return svg(
      "g",
      {},
      svg("title", {}, `${dateOf(day.at)}: ${signed(day.lift_percentage)} (${signed(day.low)} to ${signed(day.high)})`),
      svg("line", { class: "interval", x1: at, x2: at, y1: y(day.low), y2: y(day.high) }),
      svg("circle", {
        class: day.statistically_significant ? "point sure" : "point",
        cx: at,
        cy: y(day.lift_percentage),
        r: radius
      }),
      svg("rect", {
        class: "touch",
        x: x(times[index]) - inner.width / days.length / 2,
        y: margin.top,
        width: inner.width / days.length,
        height: inner.height
      })
    )
  })
  return svg(
    "svg",
    { viewBox: `0 0 ${width} ${height}`, width, height, role: "img", "aria-label": title },
    ...grid,
    svg("polygon", { class: "band", points: [...path("high"), ...path("low").toReversed()].join(" ") }),
    svg("polyline", { class: "line", points: path("lift_percentage").join(" ") }),
    ...dates,
    ...marks
  )
}
