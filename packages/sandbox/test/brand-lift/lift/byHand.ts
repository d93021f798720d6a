/** Creates a completed campaign, and computes its lift independently of the sandbox. */
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import { day, start, startBrandLift, type TestBrandLift } from "../startBrandLift.ts"

/** Creates a campaign and advances the clock to its end. */
export const ended = async (fields: object = {}): Promise<{ brandLift: TestBrandLift; id: string }> => {
  const brandLift = startBrandLift()
  const id = await brandLift.launch(fields)
  await brandLift.runTo(start + 30 * day)
  return { brandLift, id }
}

const z: Readonly<Record<string, number>> = {
  "0.8": 1.2815515655446004,
  "0.85": 1.439531470938456,
  "0.9": 1.6448536269514715,
  "0.95": 1.9599639845400532
}
export const fourLevels = { confidence_level__in: "0.8,0.85,0.9,0.95" }

/** Computes the lift of a question using only the list of respondents. */
export const byHand = async (
  brandLift: TestBrandLift,
  id: string,
  of: Wire.Question,
  keeps: (device: string, adChannels: ReadonlyArray<string>) => boolean
) => {
  const people = (await brandLift.population(id)).map(({ ad_channels = [], answers, device, group }) => {
    const given = answers.find(({ question_id }) => question_id === of.question_id)?.answer_ids ?? []
    return {
      group,
      hit: given.some((answer) => of.in_target_answers?.includes(answer)),
      kept: keeps(device, ad_channels)
    }
  })
  const side = (name: string) => {
    const all = people.filter(({ group, kept }) => kept && group === name)
    const hits = all.filter(({ hit }) => hit).length
    return { n: all.length, hits, p: hits / all.length }
  }
  const [e, c] = [side("exposed"), side("control")]
  const se = Math.sqrt((e.p * (1 - e.p)) / e.n + (c.p * (1 - c.p)) / c.n)
  return { e, c, points: 100 * (e.p - c.p), margin: (level: number) => 100 * (z[level] ?? 0) * se }
}
