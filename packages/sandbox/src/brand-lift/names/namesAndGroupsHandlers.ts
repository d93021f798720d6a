/**
 * The operations on the names of creatives, sites and placements.
 */
import type { Handlers } from "../../http/Handler.ts"
import { notFound } from "../errors.ts"
import * as Page from "../Page.ts"
import type { NameAssignment, operations } from "@fieldwork/specs/brand-lift/schema"
import { type CampaignState, findCampaign } from "../campaigns/CampaignState.ts"
import { findStudy, labelsOf, type StudyState } from "../study/StudyState.ts"
import type { TypeLabels } from "../study/Labels.ts"
import { foldCaseAndAccents } from "../stringComparison.ts"
import { isEmpty, type Violations } from "../Violations.ts"
import { groupHandlers } from "./groupHandlers.ts"
import { fromLabels, readAssignments } from "./Assignments.ts"
import { idsOf, impressionsOf } from "./Assets.ts"

type NameHandlers = Handlers<
  Pick<
    operations,
    "listNamesWithImpressions" | "getCampaignNames" | "assignCampaignNames" | "listNames" | "assignNamesAndGroups"
  >
>

const unknownGroups = (asked: ReadonlyArray<NameAssignment>, { groupNames }: TypeLabels): Violations => {
  const violations: Violations = {}
  for (const [index, { group_id }] of asked.entries()) {
    if (group_id === undefined || groupNames.has(group_id)) continue
    violations[`${index}.group_id`] = ["There is no group with this id."]
  }
  return violations
}

const nameHandlers = (state: CampaignState & StudyState): NameHandlers => ({
  listNamesWithImpressions: ({ params }) => {
    const campaign = findCampaign(state, params.id)
    if (campaign === undefined) return notFound
    const violations = Page.violations(params)
    if (!isEmpty(violations)) return { status: 400, body: violations }
    const [study, type] = [findStudy(state, params.id), params.spca_type]
    const labels = labelsOf(state, campaign.campaign_id)[type]
    const impressions = impressionsOf(study, type)
    const entries = idsOf(study, type, labels).map((id) => {
      const group_id = labels.groups.get(id) ?? null
      return {
        id,
        name: labels.names.get(id) ?? null,
        group_id,
        group_name: group_id === null ? null : (labels.groupNames.get(group_id) ?? null),
        impressions: impressions.get(id) ?? 0
      }
    })
    return { status: 200, body: [Page.paginate(entries, params)] }
  },

  /** The list contains only ids that have a name. */
  getCampaignNames: ({ params: { id } }) => {
    const campaign = findCampaign(state, id)
    return campaign === undefined ? notFound : { status: 200, body: fromLabels(labelsOf(state, campaign.campaign_id)) }
  },

  /** The response contains the names that the request assigned. */
  assignCampaignNames: ({ body, params: { id } }) => {
    const campaign = findCampaign(state, id)
    if (campaign === undefined) return notFound
    const { assignments, violations } = readAssignments(body)
    if (!isEmpty(violations)) return { status: 400, body: violations }
    const labels = labelsOf(state, campaign.campaign_id)
    for (const { id: thing, name, type } of assignments) labels[type].names.set(thing, name)
    return { status: 200, body }
  },

  listNames: ({ params }) => {
    const campaign = findCampaign(state, params.id)
    if (campaign === undefined) return notFound
    const violations = Page.violations(params)
    if (!isEmpty(violations)) return { status: 400, body: violations }
    const { group_id, name_like } = params
    const labels = labelsOf(state, campaign.campaign_id)[params.spca_type]
    const found = idsOf(findStudy(state, params.id), params.spca_type, labels)
      .filter((id) => group_id === undefined || labels.groups.get(id) === group_id)
      .map((id) => ({ id, name: labels.names.get(id) ?? null }))
      .filter(
        ({ name }) => name_like === undefined || foldCaseAndAccents(name ?? "").includes(foldCaseAndAccents(name_like))
      )
    const group = group_id === undefined ? {} : { group_id: String(group_id) }
    return { status: 200, body: [{ ...Page.paginate(found, params), ...group }] }
  },

  /** Every id in the request is listed afterwards, even if it has neither a name nor a group. */
  assignNamesAndGroups: ({ body, params: { id, preserve_group_ids = true, spca_type } }) => {
    const campaign = findCampaign(state, id)
    if (campaign === undefined) return notFound
    const labels = labelsOf(state, campaign.campaign_id)[spca_type]
    const violations = unknownGroups(body, labels)
    if (!isEmpty(violations)) return { status: 400, body: violations }
    for (const { group_id, id: thing, name } of body) {
      labels.names.set(thing, name === undefined ? (labels.names.get(thing) ?? null) : name)
      if (group_id !== undefined) labels.groups.set(thing, group_id)
      else if (!preserve_group_ids) labels.groups.delete(thing)
    }
    const assigned = body.map(({ id: thing }) => ({
      id: thing,
      name: labels.names.get(thing) ?? null,
      group_id: labels.groups.get(thing) ?? null
    }))
    return { status: 200, body: assigned }
  }
})

export const namesAndGroupsHandlers = (state: CampaignState & StudyState) => ({
  ...nameHandlers(state),
  ...groupHandlers(state)
})
