// Written from docstrings by `vitest run test/examples -u`: edit those.
import * as fieldwork_lift_plots from "@fieldwork/lift-plots"
import type { Example } from "./Example.ts"

export const examples: ReadonlyArray<Example> = [
  {
    name: "tickText",
    file: "Scale",
    run: async (check) => {
      const { forestAxis, tickText } = fieldwork_lift_plots
      const axis = forestAxis([{ points: 0.001, lower: 0.0002, upper: 0.0018 }])
      check(axis.ticks.map((tick) => tickText(axis, tick)), "[\"0.00\", \"+0.05\", \"+0.10\", \"+0.15\", \"+0.20\"]")
    }
  },
  {
    name: "plotStyles",
    file: "Styles",
    run: async (check) => {
      const { plotStyles } = fieldwork_lift_plots
      check(plotStyles.startsWith(".plot{"), "true")
    }
  },
  {
    name: "standalone",
    file: "Styles",
    run: async (check) => {
      const { sparkline, standalone } = fieldwork_lift_plots
      check(standalone(sparkline({ title: "Lift", estimates: [] })).startsWith("<?xml"), "true")
    }
  },
  {
    name: "removeInvalidXml",
    file: "Text",
    run: async (check) => {
      const { removeInvalidXml } = fieldwork_lift_plots
      check(removeInvalidXml("Tea\u000b & Coffee"), "\"Tea & Coffee\"")
    }
  },
  {
    name: "escapeXml",
    file: "Text",
    run: async (check) => {
      const { escapeXml } = fieldwork_lift_plots
      check(escapeXml("Tea & <Coffee>"), "\"Tea &amp; &lt;Coffee&gt;\"")
    }
  },
  {
    name: "formatCount",
    file: "Text",
    run: async (check) => {
      const { formatCount } = fieldwork_lift_plots
      check(formatCount(4200), "\"4,200\"")
    }
  },
  {
    name: "formatSignedPoints",
    file: "Text",
    run: async (check) => {
      const { formatSignedPoints } = fieldwork_lift_plots
      check(formatSignedPoints(0.049), "\"+4.9\"")
      check(formatSignedPoints(-0.012), "\"−1.2\"")
    }
  },
  {
    name: "formatPoints",
    file: "Text",
    run: async (check) => {
      const { formatPoints } = fieldwork_lift_plots
      check(formatPoints(0.049), "\"4.9\"")
    }
  },
  {
    name: "dailyPlot",
    file: "dailyPlot",
    run: async (check) => {
      const { dailyPlot } = fieldwork_lift_plots
      const svg = dailyPlot({
        title: "Lift of awareness by day, 4.9 points on 15 February",
        days: [
          { at: "2026-02-14T03:00:00Z", points: 0.05, lower: 0.02, upper: 0.08 },
          { at: "2026-02-15T03:00:00Z", points: 0.049, lower: 0.024, upper: 0.074 }
        ]
      })
      check(svg.startsWith("<svg"), "true")
      check(svg.includes("+4.9"), "true")
    }
  },
  {
    name: "decimalsOf",
    file: "decimalsOf",
    run: async (check) => {
      const { decimalsOf } = fieldwork_lift_plots
      check(decimalsOf({ points: 0.001, lower: 0.00028, upper: 0.00172 }), "2")
      const wide = { points: 0.042, lower: 0.0002, upper: 0.0838 }
      check(decimalsOf(wide), "1")
      check(decimalsOf(wide, wide.lower), "2")
    }
  },
  {
    name: "escapeControls",
    file: "escapeControls",
    run: async (check) => {
      const { escapeControls } = fieldwork_lift_plots
      check(escapeControls("Tea\u001b[2J & Coffee"), "\"Tea\\\\u001b[2J & Coffee\"")
    }
  },
  {
    name: "liftText",
    file: "estimateText",
    run: async (check) => {
      const { liftText } = fieldwork_lift_plots
      check(liftText({ points: 0.049, lower: 0.024, upper: 0.074 }), "\"+4.9\"")
      check(liftText({ points: 0.001, lower: 0.00028, upper: 0.00172 }), "\"+0.10\"")
    }
  },
  {
    name: "rangeText",
    file: "estimateText",
    run: async (check) => {
      const { formatSignedPoints, rangeText } = fieldwork_lift_plots
      check(rangeText(0.024, 0.074), "\"2.4 to 7.4\"")
      check(rangeText(0.024, 0.074, formatSignedPoints), "\"+2.4 to +7.4\"")
    }
  },
  {
    name: "forestAxis",
    file: "forestPlot",
    run: async (check) => {
      const { forestAxis } = fieldwork_lift_plots
      check(forestAxis([{ points: 0.042, lower: -0.01, upper: 0.074 }]).ticks.length, "6")
    }
  },
  {
    name: "forestPlot",
    file: "forestPlot",
    run: async (check) => {
      const { forestPlot } = fieldwork_lift_plots
      const svg = forestPlot({
        title: "Lift by device",
        groups: [{ label: "Device", rows: [
          { label: "Mobile", respondents: 2505, points: 0.042, lower: 0.01, upper: 0.074, remark: "significant" },
          { label: "Tablet", respondents: 38, points: null, lower: null, upper: null }
        ] }]
      })
      check(svg.includes("too few"), "true")
    }
  },
  {
    name: "frequencyPlot",
    file: "frequencyPlot",
    run: async (check) => {
      const { frequencyPlot } = fieldwork_lift_plots
      const svg = frequencyPlot({
        title: "Lift by frequency",
        steps: [
          { label: "1", points: 0.02, lower: -0.01, upper: 0.05 },
          { label: "2-3", points: 0.05, lower: 0.02, upper: 0.08 }
        ]
      })
      check(svg.includes("2-3"), "true")
    }
  },
  {
    name: "sparkline",
    file: "sparkline",
    run: async (check) => {
      const { sparkline } = fieldwork_lift_plots
      check(sparkline({ title: "Lift", estimates: [{ points: 0.02, lower: -0.01, upper: 0.05 }] }).includes("flat"), "true")
    }
  },
  {
    name: "splitBar",
    file: "splitBar",
    run: async (check) => {
      const { splitBar } = fieldwork_lift_plots
      check(splitBar({ exposed: 2095, control: 2105, designed: 0.5, title: "Sample split" }).includes("49.9 %"), "true")
    }
  },
  {
    name: "trackStyles",
    file: "track",
    run: async (check) => {
      const { trackStyles } = fieldwork_lift_plots
      check(trackStyles.startsWith(".track{"), "true")
    }
  },
  {
    name: "track",
    file: "track",
    run: async (check) => {
      const { forestAxis, track } = fieldwork_lift_plots
      const rows = [{ points: 0.042, lower: 0.01, upper: 0.074 }]
      check(track(rows[0] ?? { points: null, lower: null, upper: null }, forestAxis(rows)).includes("yes"), "true")
    }
  },
  {
    name: "trackAxis",
    file: "track",
    run: async (check) => {
      const { forestAxis, trackAxis } = fieldwork_lift_plots
      check(trackAxis(forestAxis([{ points: 0.042, lower: 0.01, upper: 0.074 }])).includes("+8"), "true")
    }
  }
]
