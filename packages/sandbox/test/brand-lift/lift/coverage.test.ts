/** Checks the coverage of the confidence intervals that the sandbox returns, and the bias of the lift. */
import { describe, expect, it } from "vitest"
import { result } from "../../../src/brand-lift/lift/LiftResult.ts"
import { singleSegment } from "../../../src/brand-lift/lift/Partition.ts"
import { select } from "../../../src/brand-lift/lift/Selection.ts"
import { countAnswers } from "../../../src/brand-lift/lift/Counts.ts"
import { createStudyIds } from "../../../src/brand-lift/study/StudyIds.ts"
import * as Labels from "../../../src/brand-lift/study/Labels.ts"
import * as Study from "../../../src/brand-lift/study/Study.ts"
import * as Random from "../../../src/environment/Random.ts"
import { day, question, start } from "../startBrandLift.ts"
import { settings } from "./people.ts"

const studies = 2_000
const respondents = 400
const everybody = { person: [], exposure: [], impression: {} }

const setup = settings({
  end_date: start + day,
  channels: ["digital"],
  counts: { digital: 600_000, linear_tv: 0, social: 0 },
  draft_settings: { questions: [question] }
})

const liftOf = (seed: number, points: number) => {
  const study = Study.make({
    settings: setup,
    ids: createStudyIds(),
    random: Random.make(seed),
    startsAt: start,
    effect: { base: 0.4, points },
    labels: Labels.make(),
    people: { respondents }
  })
  Study.refresh(study, setup.end_date)
  const [asked] = study.questions
  if (asked === undefined) throw new Error("a question was expected")
  return result(asked, countAnswers(study, 0, select(study, everybody), singleSegment(study))(0), {
    level: 0.9,
    tested: [],
    readiness: "total"
  })
}

describe.each([0, 6])("2,000 studies of a true effect of %i points", (points) => {
  const lifts = Array.from({ length: studies }, (_, seed) => liftOf(seed, points))

  it("the sandbox's 90% intervals of the lift contain the true effect in 88 to 92% of 2,000 studies", () => {
    const covered = lifts.filter(
      ({ lift_percentage, margin_of_error }) => Math.abs((lift_percentage ?? 99) - points) <= (margin_of_error ?? 0)
    )
    expect(covered.length / studies).toBeGreaterThan(0.88)
    expect(covered.length / studies).toBeLessThan(0.92)
  })

  it("the mean lift of 2,000 sandbox studies is the true effect", () => {
    const mean = lifts.reduce((sum, { lift_percentage }) => sum + (lift_percentage ?? 0), 0) / studies
    expect(Math.abs(mean - points)).toBeLessThan(0.4)
  })
})
