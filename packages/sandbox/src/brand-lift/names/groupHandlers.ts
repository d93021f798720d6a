/**
 * The operations on groups of creatives, sites and placements.
 */
import type { Handlers } from "../../http/Handler.ts"
import { notFound } from "../errors.ts"
import type { GroupEntry, operations } from "@fieldwork/specs/brand-lift/schema"
import { type CampaignState, findCampaign } from "../campaigns/CampaignState.ts"
import { labelsOf, type StudyState } from "../study/StudyState.ts"
import type { TypeLabels } from "../study/Labels.ts"
import { isEmpty, type Violations } from "../Violations.ts"

type GroupHandlers = Handlers<Pick<operations, "listGroups" | "createOrUpdateGroups" | "removeGroups">>

const check = (asked: ReadonlyArray<GroupEntry>, { groupNames }: TypeLabels): Violations => {
  const violations: Violations = {}
  for (const [index, { group_id, group_name = "" }] of asked.entries()) {
    if (group_id !== undefined && !groupNames.has(group_id)) {
      violations[`groups.${index}.group_id`] = ["There is no group with this id."]
    }
    if (group_name === "") violations[`groups.${index}.group_name`] = ["This field is required."]
  }
  return violations
}

const counted = (count: number): string => `${count} ${count === 1 ? "group" : "groups"}`

export const groupHandlers = (state: CampaignState & StudyState): GroupHandlers => ({
  listGroups: ({ params: { id, spca_type } }) => {
    const campaign = findCampaign(state, id)
    if (campaign === undefined) return notFound
    const { groupNames } = labelsOf(state, campaign.campaign_id)[spca_type]
    return { status: 200, body: { items: [...groupNames].map(([group_id, group_name]) => ({ group_name, group_id })) } }
  },

  /** Creates or renames groups. If any id is unknown, no group is changed. */
  createOrUpdateGroups: ({ body: { groups = [] }, params: { id, spca_type } }) => {
    const campaign = findCampaign(state, id)
    if (campaign === undefined) return notFound
    const labels = labelsOf(state, campaign.campaign_id)[spca_type]
    const violations = check(groups, labels)
    if (!isEmpty(violations)) return { status: 400, body: violations }
    const saved = groups.map(({ group_id = state.ids.group(), group_name = "" }) => {
      labels.groupNames.set(group_id, group_name)
      return { group_name, group_id }
    })
    return { status: 200, body: { groups: saved } }
  },

  removeGroups: ({ body: { ids }, params: { id, spca_type } }) => {
    const campaign = findCampaign(state, id)
    if (campaign === undefined) return notFound
    const { groupNames, groups } = labelsOf(state, campaign.campaign_id)[spca_type]
    const asked = new Set(ids)
    const unknown = [...asked].filter((each) => !groupNames.has(each))
    if (unknown.length > 0) {
      const error_details = unknown.map((each) => ({
        scope: "ids",
        title: "Unknown group",
        detail: `Group ${each} does not exist.`
      }))
      return {
        status: 400,
        body: { message: "No group was removed.", error: "Some groups do not exist.", error_details }
      }
    }
    for (const each of asked) groupNames.delete(each)
    for (const [thing, group] of groups) if (asked.has(group)) groups.delete(thing)
    return { status: 200, body: { message: `${counted(asked.size)} removed.`, error: null, error_details: [] } }
  }
})
