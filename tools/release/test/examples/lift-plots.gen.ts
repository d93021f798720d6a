// Written from docstrings by `vitest run test/examples -u`: edit those.
import { counted, dailyPlot, escape, forestAxis, forestPlot, frequencyPlot, plain, signed, sparkline, splitBar, standalone, track, trackAxis } from "@fieldwork/lift-plots"

interface Example {
  readonly name: string
  readonly run: (check: (value: unknown, shown: string) => void) => Promise<void>
}

export const examples: ReadonlyArray<Example> = [
  {
    name: "dailyPlot",
    run: async (check) => {
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
    name: "forestAxis",
    run: async (check) => {
      check(forestAxis([{ points: 0.042, lower: -0.01, upper: 0.074 }]).ticks.length, "6")
    }
  },
  {
    name: "forestPlot",
    run: async (check) => {
      const svg = forestPlot({
        title: "Lift by device",
        groups: [{ label: "Device", rows: [
          { label: "Mobile", people: 2505, points: 0.042, lower: 0.01, upper: 0.074, remark: "holds" },
          { label: "Tablet", people: 38, points: null, lower: null, upper: null }
        ] }]
      })
      check(svg.includes("too few"), "true")
    }
  },
  {
    name: "frequencyPlot",
    run: async (check) => {
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
    run: async (check) => {
      check(sparkline({ title: "Lift", estimates: [{ points: 0.02, lower: -0.01, upper: 0.05 }] }).includes("flat"), "true")
    }
  },
  {
    name: "splitBar",
    run: async (check) => {
      check(splitBar({ exposed: 2095, control: 2105, designed: 0.5, title: "Sample split" }).includes("49.9 %"), "true")
    }
  },
  {
    name: "standalone",
    run: async (check) => {
      check(standalone(sparkline({ title: "Lift", estimates: [] })).startsWith("<?xml"), "true")
    }
  },
  {
    name: "escape",
    run: async (check) => {
      check(escape("Tea & <Coffee>"), "\"Tea &amp; &lt;Coffee&gt;\"")
    }
  },
  {
    name: "counted",
    run: async (check) => {
      check(counted(4200), "\"4,200\"")
    }
  },
  {
    name: "signed",
    run: async (check) => {
      check(signed(0.049), "\"+4.9\"")
      check(signed(-0.012), "\"−1.2\"")
    }
  },
  {
    name: "plain",
    run: async (check) => {
      check(plain(0.049), "\"4.9\"")
    }
  },
  {
    name: "track",
    run: async (check) => {
      const rows = [{ points: 0.042, lower: 0.01, upper: 0.074 }]
      check(track(rows[0] ?? { points: null, lower: null, upper: null }, forestAxis(rows)).includes("yes"), "true")
    }
  },
  {
    name: "trackAxis",
    run: async (check) => {
      check(trackAxis(forestAxis([{ points: 0.042, lower: 0.01, upper: 0.074 }])).includes("+8"), "true")
    }
  }
]
