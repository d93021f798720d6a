import { forestPlot, sparkline, standalone } from "@fieldwork/lift-plots"
import { assertSame } from "../assertSame.ts"

const estimate = { points: 0.06, lower: 0.01, upper: 0.11 }
const svg = forestPlot({ title: "Lift", groups: [{ rows: [{ label: "Mobile", ...estimate }] }] })
assertSame(svg.includes("+6.0"), true)
assertSame(standalone(sparkline({ title: "Lift", estimates: [estimate] })).startsWith("<?xml"), true)
