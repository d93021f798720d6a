/**
 * Checked by the compiler alone: "a value seen" stays open, "one of" stays closed.
 */
import type { Campaign, CampaignPage, DemographicFilter, operations } from "../src/index.ts"

type Status = NonNullable<Campaign["status"]>
const seen: Status = "complete"
const unseen: Status = "archived"

type SortOrder = NonNullable<NonNullable<operations["listCampaigns"]["parameters"]["query"]>["sort_order"]>
const listed: SortOrder = "asc"
// @ts-expect-error the sort order is one of two
const unlisted: SortOrder = "upwards"

// No values are printed with the answer, so a service that writes them otherwise is still understood.
const echoed: NonNullable<CampaignPage["sort_order"]> = "DESC"

type FilterName = NonNullable<DemographicFilter["filter_name"]>
const filter: FilterName = "demo_age"
const unseenFilter: FilterName = "demo_children"

export { echoed, filter, listed, seen, unlisted, unseen, unseenFilter }
