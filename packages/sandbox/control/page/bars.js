/** Draws bars over time as SVG. The label contains their content for screen readers. */

const svg = (name, attributes) => {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value))
  return made
}

const step = 10

/** Each series is drawn upwards or downwards from `zero`, in proportion to the greatest value of all series. */
export const bars = ({ height, label, series, zero }) => {
  const length = series[0].values.length
  const most = Math.max(1, ...series.flatMap(({ values }) => values))
  const up = zero
  const down = height - zero
  const box = svg("svg", {
    viewBox: `0 0 ${length * step} ${height}`,
    preserveAspectRatio: "none",
    role: "img",
    "aria-label": label
  })
  for (const { className, isDown = false, values } of series) {
    values.forEach((value, index) => {
      if (value === 0) return
      const size = Math.max(1, (value / most) * (isDown ? down : up))
      const y = isDown ? zero : zero - size
      box.append(
        svg("rect", {
          class: className,
          x: index * step + 1,
          y: y.toFixed(1),
          width: step - 3,
          height: size.toFixed(1)
        })
      )
    })
  }
  return box
}
