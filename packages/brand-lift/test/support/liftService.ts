/** A fake service with the lift of one campaign, and the lift table that a client creates from it. */
import { createBrandLift } from "../../src/promise.ts"
import { fakeService, type Request } from "./fakeService.ts"

export const id = "5f0c3a52-8c1f-4f27-9c2e-1d4b8a1f2e3d"

export const question = (number: number, targets: ReadonlyArray<number> = [1]) => ({
  id: number,
  question_name: `question_${number}`,
  question_text: `Which of these, "${number}"?`,
  in_target_answers: targets
})

/** Returns the counts and the values that the API would compute from them at the 90% confidence level, in percent. */
export const figures = (xe: number, ne: number, xc: number, nc: number) => {
  const [pe, pc] = [xe / ne, xc / nc]
  const margin = 164.48536269514722 * Math.sqrt((pe * (1 - pe)) / ne + (pc * (1 - pc)) / nc)
  const lift_percentage = 100 * (pe - pc)
  const tested = { margin_of_error: margin, statistically_significant: Math.abs(lift_percentage) > margin }
  return {
    exposed_count: ne,
    control_count: nc,
    in_target_exposed_count: xe,
    in_target_control_count: xc,
    total_count: ne + nc,
    confidence_level: 0.9,
    ...tested,
    exposed_percentage: 100 * pe,
    control_percentage: 100 * pc,
    lift_percentage,
    statistical_test: [{ confidence_level: 0.9, ...tested }],
    enough_sample_size: ne >= 50 && nc >= 50
  }
}

export const results = [
  { ...figures(460, 1000, 400, 1000), question: question(7) },
  { ...figures(300, 1000, 295, 1000), question: question(8) },
  // The question has no in-target answer, so lift is not measured.
  { ...figures(0, 1000, 0, 1000), lift_percentage: null, question: question(9, []) }
]

export const mobile = {
  ...figures(300, 600, 240, 600),
  device: "mobile",
  device_name: "Mobile",
  impression_share_percentage: 60
}
export const desktop = {
  ...figures(160, 400, 160, 400),
  device: "desktop",
  device_name: "Desktop",
  impression_share_percentage: 40
}
const few = { ...figures(30, 40, 2, 300), bucket_name: '65+, "old"', bucket_order: 2 }

/** Responds with the lift of all questions, by device and by age. The daypart breakdown is missing, and all other breakdowns are empty. */
export const respond = ({ path }: Request): Response => {
  if (path.includes("/lift/by-daypart")) return Response.json({ detail: "Not found." }, { status: 404 })
  if (path.includes("/lift/by-device")) return Response.json({ items: [mobile, desktop] })
  if (path.includes("/lift/by-demographic/demo_age")) return Response.json({ items: [few] })
  return Response.json({ items: path.includes("/questions/") ? [] : results })
}

export const tableOf = async (
  input: Partial<Parameters<ReturnType<typeof createBrandLift>["lift"]["table"]>[0]> = {}
) => {
  const { options, requests } = fakeService(respond)
  const table = await createBrandLift(options).lift.table({ campaign: id, questions: [7], ...input })
  return { table, requests }
}
