/**
 * Checked only by the compiler: enums of "values seen" are open, and enums of "one of" are closed.
 */
import type { operations, Opportunity } from "../src/index.ts"

const unseen = {
  survey_id: 1,
  message_reason: "paused for maintenance",
  relationship_type: "semi-private"
} satisfies Opportunity
const seen: NonNullable<Opportunity["message_reason"]> = "deactivated"

type Property = operations["listDictionary"]["parameters"]["path"]["property"]
const listed: Property = "locales"
// @ts-expect-error the dictionaries are a closed list
const unlisted: Property = "currencies"

export { listed, seen, unlisted, unseen }
