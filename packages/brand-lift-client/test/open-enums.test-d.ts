/**
 * Checked by the compiler alone: "a value seen" stays open, "one of" stays closed.
 */
import type { Campaign, operations } from "../src/schema.gen.ts"

type Status = NonNullable<Campaign["status"]>
const seen: Status = "complete"
const unseen: Status = "archived"

type SortOrder = NonNullable<NonNullable<operations["listCampaigns"]["parameters"]["query"]>["sort_order"]>
const listed: SortOrder = "asc"
// @ts-expect-error the sort order is one of two
const unlisted: SortOrder = "upwards"

export { listed, seen, unlisted, unseen }
