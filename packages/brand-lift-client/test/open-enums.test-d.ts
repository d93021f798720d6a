/**
 * This file is only type-checked. An enum is open if the brand lift document gives only examples of its values, and closed if the document lists all
 * of its values, for example with "one of".
 */
import type { Campaign, CampaignPage, DemographicFilter, operations } from "../src/index.ts"

type Status = NonNullable<Campaign["status"]>
const seen: Status = "complete"
const unseen: Status = "archived"

type SortOrder = NonNullable<NonNullable<operations["listCampaigns"]["parameters"]["query"]>["sort_order"]>
const listed: SortOrder = "asc"
// @ts-expect-error the sort order is an enum of two values
const unlisted: SortOrder = "upwards"

// The brand lift document does not list the values of this response field, so the type must allow other values.
const echoed: NonNullable<CampaignPage["sort_order"]> = "DESC"

type FilterName = NonNullable<DemographicFilter["filter_name"]>
const filter: FilterName = "demo_age"
const unseenFilter: FilterName = "demo_children"

export { echoed, filter, listed, seen, unlisted, unseen, unseenFilter }
