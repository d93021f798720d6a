/**
 * This file is only type-checked. An enum is open if the exchange document gives only examples of its values, and closed if the document lists all of
 * its values, for example with "one of".
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
