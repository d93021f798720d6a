/** Simulates a study without an effect, day by day, in which a breakdown has ten parts. */
import type { Snapshot } from "../../src/index.ts"
import { sourceOf } from "./source.ts"

/** Returns a generator of uniform numbers in [0, 1) from a seed (mulberry32). */
export const uniform = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Yields one snapshot for each of 30 days. Each day, 12 respondents are added to the exposed and to the control group of each of ten devices. */
export function* studyWithoutEffect(seed: number): Generator<Snapshot, void> {
  const random = uniform(seed)
  const draw = () => Array.from({ length: 12 }, () => Number(random() < 0.4)).reduce((sum, each) => sum + each, 0)
  const parts = Array.from({ length: 10 }, () => ({ xe: 0, ne: 0, xc: 0, nc: 0 }))
  for (let day = 1; day <= 30; day++) {
    for (const part of parts) {
      part.xe += draw()
      part.xc += draw()
      part.ne += 12
      part.nc += 12
    }
    const sum = (name: "xe" | "ne" | "xc" | "nc") => parts.reduce((all, part) => all + part[name], 0)
    const source = sourceOf({
      questions: [{ name: "awareness", xe: sum("xe"), ne: sum("ne"), xc: sum("xc"), nc: sum("nc") }],
      devices: parts.map((part) => ({ ...part })),
      asOf: `2026-01-${String(day).padStart(2, "0")}`
    })
    yield { day: source.asOf.slice(0, 10), asOf: source.asOf, campaign: source.campaign, table: source.table }
  }
}
