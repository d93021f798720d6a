/**
 * Records filter values that do not occur in a campaign. The service accepts such values and selects no respondents, so a typo looks like a valid
 * filter that matches nobody. The control API lists the recorded values.
 */
import type { Environment } from "../../environment/Environment.ts"
import type { Incoming } from "../../http/Message.ts"
import { customVariables } from "../study/MediaPlan.ts"
import { adChannels, dayparts, devices } from "../study/Media.ts"
import type { LabelledType } from "../study/Labels.ts"
import type { Study } from "../study/Study.ts"
import type { LiftQuery } from "./LiftQuery.ts"

export interface UnknownValue {
  readonly campaign_id: string
  readonly parameter: string
  readonly value: string
  /** The virtual time of the latest request that contained the value. */
  readonly at: number
  readonly times: number
}

/** The unknown values. Each key combines a campaign, a parameter and a value. The most recent value is last. */
export type UnknownValues = Map<string, UnknownValue>

const most = 1_000

type Known = Readonly<Record<string, ReadonlyArray<string | number | undefined>>>

/** Returns the possible values of each filter. */
const knownValues = ({ audiences, labels, mediaPlan, questions }: Study): Known => {
  const { creatives, placements, publishers } = mediaPlan
  const ids = (items: ReadonlyArray<{ readonly id: string }>) => items.map(({ id }) => id)
  const groups = (type: LabelledType) => [...labels[type].groups.values()]
  return {
    device_type: ids(devices),
    placement_id: ids(placements),
    publisher_id: ids(publishers),
    creative_id: ids(creatives),
    placement_group_id: groups("placement"),
    publisher_group_id: groups("publisher"),
    creative_group_id: groups("creative"),
    network: placements.map(({ network }) => network),
    media_channel: creatives.map(({ mediaChannel }) => mediaChannel),
    ad_duration: creatives.map(({ adDuration }) => adDuration),
    ad_channel: ids(adChannels),
    daypart: ids(dayparts),
    target_audience_id: [0, ...audiences.map(({ id }) => id)],
    answer_ids: questions.flatMap(({ answers }) => answers.map(({ answer_id }) => answer_id)),
    ...Object.fromEntries(
      customVariables.map((name) => [`custom_variables__${name}`, placements.map(({ custom }) => custom[name])])
    )
  }
}

interface RecordingState {
  readonly environment: Environment
  readonly unknownValues: UnknownValues
}

/** Records the unknown filter values in a request. A request with such values is included in snapshots, although it only reads a lift. */
export const recordUnknownValues = (
  { environment, unknownValues: unknown }: RecordingState,
  campaign_id: string,
  study: Study,
  { incoming, params }: { readonly incoming: Incoming; readonly params: LiftQuery }
): void => {
  const at = environment.clock.now()
  const given = Object.entries(params).filter(([, value]) => typeof value !== "object" || Array.isArray(value))
  if (given.length === 0) return
  const known = knownValues(study)
  for (const [parameter, value] of given) {
    const values = known[parameter.replace(/__in$/, "")]?.map(String)
    for (const text of values === undefined ? [] : [value].flat().map(String)) {
      if (values?.includes(text) === true) continue
      environment.include?.(incoming)
      const key = `${campaign_id} ${parameter} ${text}`
      const times = (unknown.get(key)?.times ?? 0) + 1
      // The value is deleted and added again, because the most recent value must be last in the map.
      unknown.delete(key)
      unknown.set(key, { campaign_id, parameter, value: text, at, times })
      const [oldest] = unknown.keys()
      if (unknown.size > most && oldest !== undefined) unknown.delete(oldest)
    }
  }
}
