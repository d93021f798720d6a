/**
 * The benchmark results on the landing page, read from the saved results.
 *
 * Benchmarks without a saved result are omitted.
 */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

interface Saved {
  readonly date: string
  readonly machine: string
  readonly cases: ReadonlyArray<{
    readonly case: string
    readonly unit: string
    readonly ours: number
    readonly floor?: number
    readonly ratio?: number
    readonly peers: Readonly<Record<string, number>>
  }>
}

export interface Figure {
  readonly value: string
  readonly text: string
  readonly bench: string
  readonly date: string
  readonly machine: string
  /**
   * The two bars to compare, in the unit of the benchmark: first the baseline or another product, then Fieldwork. Empty if there is nothing to
   * compare with.
   */
  readonly bars: ReadonlyArray<{ readonly label: string; readonly value: number }>
}

const read = (folder: string, bench: string): Saved | undefined => {
  const file = join(folder, `${bench}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Saved) : undefined
}

type Case = Saved["cases"][number]

const figure = (
  folder: string,
  bench: string,
  pattern: RegExp,
  show: (found: Case) => Pick<Figure, "value" | "text" | "bars"> | undefined
): ReadonlyArray<Figure> => {
  const saved = read(folder, bench)
  const found = saved?.cases.find((each) => pattern.test(each.case))
  const shown = found && show(found)
  return saved === undefined || shown === undefined
    ? []
    : [{ ...shown, bench, date: saved.date, machine: saved.machine }]
}

const times = (ratio: number): string => `${ratio >= 10 ? Math.round(ratio) : ratio.toFixed(1)}×`

/** Returns the results that the landing page shows. `folder` contains the saved results. */
export const figuresFrom = (folder: string): ReadonlyArray<Figure> => [
  ...figure(folder, "webhooks", /\b1 KB/, ({ floor, ours, ratio }) =>
    floor === undefined || ratio === undefined
      ? undefined
      : {
          value: times(ratio),
          text: "the cost of the bare signature check, to verify a callback of 1 KB",
          bars: [
            { label: "ECDSA only", value: floor },
            { label: "Fieldwork", value: ours }
          ]
        }
  ),
  ...figure(folder, "sandbox", /^read one campaign/, ({ ours, peers }) => {
    const prism = Object.entries(peers).find(([name]) => /prism/i.test(name))?.[1]
    return prism === undefined || prism === 0
      ? undefined
      : {
          value: times(ours / prism),
          text: "as many responses per second from the sandbox as from Prism",
          bars: [
            { label: "Prism", value: prism },
            { label: "Fieldwork", value: ours }
          ]
        }
  }),
  ...figure(folder, "size", /^Promise service/, ({ ours, unit }) => ({
    value: `${ours.toFixed(0)} ${unit}`,
    text: "gzipped: a Promise client in a page, with tokens, retries and pagination",
    bars: []
  }))
]

/** The results on the landing page. The working directory of the build and the tests is the site's folder. */
export const figures = figuresFrom(join(process.cwd(), "../../tools/bench/results"))
