/**
 * Checked only by the compiler: enums of "values seen" are open, and enums of "one of" are closed.
 */
import type { Campaign, CampaignPage, DemographicFilter, operations } from "../src/index.ts"

type Status = NonNullable<Campaign["status"]>
const seen: Status = "complete"
const unseen: Status = "archived"

type SortOrder = NonNullable<NonNullable<operations["listCampaigns"]["parameters"]["query"]>["sort_order"]>
const listed: SortOrder = "asc"
// @ts-expect-error the sort order is an enum of two values
const unlisted: SortOrder = "upwards"

// The document lists no values for the response, so a service that uses other values is accepted.
const echoed: NonNullable<CampaignPage["sort_order"]> = "DESC"

type FilterName = NonNullable<DemographicFilter["filter_name"]>
const filter: FilterName = "demo_age"
const unseenFilter: FilterName = "demo_children"

export { echoed, filter, listed, seen, unlisted, unseen, unseenFilter }
