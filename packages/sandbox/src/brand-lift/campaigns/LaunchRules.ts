/**
 * Checks whether a draft has everything that a launch requires.
 *
 * The brand lift document states only that setup must be complete. All other rules are inferred.
 */
import type { Violations } from "../Violations.ts"
import { merge } from "../Violations.ts"
import { questionsOf } from "../study/Questions.ts"
import type { CampaignSettings } from "./Campaign.ts"

export const check = (settings: CampaignSettings, now: number): Violations => {
  const violations: Array<Violations> = []
  if ((settings.channels ?? []).length === 0)
    violations.push({ channels: ["At least one channel is required to launch."] })
  if (settings.end_date <= now) violations.push({ end_date: ["The end date has passed."] })
  if ((settings.draft_settings.questions ?? []).length === 0) {
    violations.push({ "draft_settings.questions": ["At least one question is required to launch."] })
  }
  for (const { field, measured, options, targets } of questionsOf(settings)) {
    if (options.length === 0) violations.push({ [field]: ["The question requires answer options."] })
    else if (measured && targets.length === 0) {
      violations.push({
        [field]: ["Lift requires an in-target answer: set one of the target_option_index fields."]
      })
    } else if (targets.some((index) => options[index] === undefined)) {
      violations.push({ [field]: ["An in-target index does not refer to an answer."] })
    }
  }
  return merge(...violations)
}
