/**
 * Passes the same items to the typed events of `@fieldwork/webhooks` and to the inbox. The inbox must apply the items that the events accept, and
 * neither may assign an item to the wrong stream.
 */
import { createVerifier } from "@fieldwork/webhooks"
import { decodeOpportunities, decodeOutcomes, type EventItem } from "@fieldwork/webhooks/events"
import { buildOpportunities, buildOutcomes, mutateItem, signCallback, testKeys } from "@fieldwork/webhooks/testing"
import type { StreamName } from "../../src/Message.ts"
import { interpretItem } from "../../src/project/interpretItem.ts"
import type { Interpretation } from "../../src/project/ItemFacts.ts"

const keys = [testKeys.current]
const verifier = createVerifier({ keys })

const [opportunity, smallOpportunity] = [
  buildOpportunities(1)[0] ?? {},
  buildOpportunities(1, { fields: { survey_quotas: [], survey_qualifications: [] } })[0] ?? {}
]
const outcome = buildOutcomes(1)[0] ?? {}

export interface Tally {
  good: number
  bad: number
  /** The number of items that do not belong to the stream of the URL to which they were sent. */
  misplaced: number
}

/** Mutates `count` items and sends all of them in one callback to each stream. Rejects if `@fieldwork/webhooks` and the inbox disagree. */
export const compare = async (count: number, seed: number, tally: Tally): Promise<void> => {
  const texts = Array.from({ length: count }, (_, index) => {
    const at = seed + index
    return mutateItem([opportunity, smallOpportunity, outcome, outcome][at % 4] ?? outcome, at)
  })
  const verified = await verifier.verify(await signCallback({ keys, body: `[${texts.join()}]` }))
  for (const stream of ["opportunities", "outcomes"] as const) {
    let seen = 0
    const items = stream === "opportunities" ? decodeOpportunities(verified) : decodeOutcomes(verified)
    for await (const item of items) {
      const text = texts[item.index] ?? ""
      const fault = faultOf(stream, item, interpretItem(stream, Buffer.from(text)), text)
      if (fault !== undefined) throw new Error(`seed ${seed + item.index}, ${stream}: ${fault}: ${text}`)
      seen += 1
      if (item._tag === "GoodItem") tally.good += 1
      else if (item.stream !== undefined && item.stream !== stream) tally.misplaced += 1
      else tally.bad += 1
    }
    if (seen !== count) throw new Error(`seed ${seed}, ${stream}: ${seen} items of ${count}`)
  }
}

const faultOf = (
  stream: StreamName,
  item: EventItem,
  interpretation: Interpretation,
  text: string
): string | undefined => {
  if (Buffer.from(item.bytes).toString() !== text) return "webhooks hands on other bytes"
  const applied = interpretation._tag === "Unusable" ? undefined : interpretation
  const appliedTo = applied === undefined ? undefined : applied._tag === "Opportunity" ? "opportunities" : "outcomes"
  if (applied !== undefined && appliedTo !== stream) return "the inbox applies an item to the other stream"
  if (item._tag === "GoodItem") return goodFault(stream, item, applied)
  if (item.stream !== undefined && item.stream !== stream && applied !== undefined) {
    return "the inbox applies what webhooks says is of the other stream"
  }
  return applied !== undefined && applied.complaint === undefined
    ? "the inbox does not complain of a bad item"
    : undefined
}

type Applied = Exclude<Interpretation, { readonly _tag: "Unusable" }>

const goodFault = (
  stream: StreamName,
  item: EventItem & { readonly _tag: "GoodItem" },
  applied: Applied | undefined
) => {
  if (item.stream !== stream) return "webhooks accepts an item of the other stream"
  if (applied === undefined) return "the inbox cannot use a good item"
  // An undocumented `message_reason` is valid according to the spec. In this case, the inbox gives the survey the status `parked`.
  if (applied.complaint !== undefined && applied.complaint.path !== "/message_reason") {
    return `the inbox complains of a good item: ${applied.complaint.path} ${applied.complaint.reason}`
  }
  const { survey_id } = item.value
  const expected = typeof survey_id === "number" ? survey_id : null
  return applied.facts.survey_id === expected ? undefined : "the ids differ"
}
