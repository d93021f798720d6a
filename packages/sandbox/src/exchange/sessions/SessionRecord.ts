/**
 * The binary format in which a session is stored.
 *
 * | bytes | what                                            |
 * | ----- | ----------------------------------------------- |
 * | 0-3   | ordinal + 1; 0 marks the end of a chunk         |
 * | 4-7   | survey                                          |
 * | 8-15  | payout                                          |
 * | 16-23 | entry                                           |
 * | 24-27 | quotas                                          |
 * | 28-31 | supplier, study type, flags, places for steps   |
 * | 32-35 | steps, steps that have happened, length of PID and of MID |
 * | 36-   | 13 bytes for each place, then PID and MID       |
 */
import { suppliers } from "../market/SurveyGenerator.ts"
import type { DeliveryResult, Session, Step, OccurredStep } from "./Session.ts"

const header = 36
const stepSize = 13
const minimumSlots = 4
const tenth = 100

const deliveryResults: ReadonlyArray<DeliveryResult> = ["pending", "received", "dropped", "failed", "not_subscribed"]

const flags = { mobile: 1, forced: 2 } as const

/**
 * Returns the number of slots that the record of a session reserves for its steps. There are at least four slots, because more steps are likely to
 * follow.
 */
export const capacityOf = ({ script, occurred }: Session): number =>
  Math.max(minimumSlots, occurred.length + script.length)

/** The maximum number of steps in a session. */
export const maxSteps = 255

export const sizeAt = (slots: number, { mid, pid }: Pick<Session, "pid" | "mid">): number =>
  header + slots * stepSize + pid.length + mid.length

const writeText = (view: DataView, at: number, text: string): void => {
  for (let index = 0; index < text.length; index++) view.setUint8(at + index, text.charCodeAt(index))
}

const readText = (view: DataView, at: number, length: number): string => {
  let text = ""
  for (let index = 0; index < length; index++) text += String.fromCharCode(view.getUint8(at + index))
  return text
}

const writeStep = (view: DataView, at: number, step: Step, result: DeliveryResult = "pending", delivery = 0): void => {
  view.setUint32(at, Math.floor(step.after / tenth))
  view.setInt16(at + 4, step.marketplaceStatus)
  view.setInt16(at + 6, step.clientStatus)
  view.setUint8(at + 8, deliveryResults.indexOf(result))
  view.setUint32(at + 9, delivery)
}

const readStep = (view: DataView, at: number): OccurredStep => ({
  after: view.getUint32(at) * tenth,
  marketplaceStatus: view.getInt16(at + 4),
  clientStatus: view.getInt16(at + 6),
  result: deliveryResults[view.getUint8(at + 8)] ?? "pending",
  delivery: view.getUint32(at + 9)
})

/**
 * Returns the ordinal of the session whose record starts at byte `at`, or undefined after the last record of a chunk. A chunk is a buffer that
 * contains many records.
 */
export const readOrdinal = (view: DataView, at: number): number | undefined => {
  const stored = at + header <= view.byteLength ? view.getUint32(at) : 0
  return stored === 0 ? undefined : stored - 1
}

/** Writes the record of a session at byte `at`. Returns `false`, and changes nothing, if the existing record has too few slots for the steps. */
export const pack = (view: DataView, at: number, session: Session): boolean => {
  const {
    entry,
    isForced,
    isMobile,
    mid,
    ordinal,
    payout,
    pid,
    quotas,
    script,
    studyTypeId,
    supplier,
    survey,
    occurred
  } = session
  const isThere = view.getUint32(at) === ordinal + 1
  const slots = isThere ? view.getUint8(at + 31) : capacityOf(session)
  if (occurred.length + script.length > slots) return false
  view.setUint32(at, ordinal + 1)
  view.setUint32(at + 4, survey)
  view.setFloat64(at + 8, payout)
  view.setFloat64(at + 16, entry)
  view.setUint32(at + 24, quotas >>> 0)
  view.setUint8(at + 28, suppliers.indexOf(supplier))
  view.setUint8(at + 29, studyTypeId)
  view.setUint8(at + 30, (isMobile ? flags.mobile : 0) | (isForced ? flags.forced : 0))
  view.setUint8(at + 31, slots)
  view.setUint8(at + 32, occurred.length + script.length)
  view.setUint8(at + 33, occurred.length)
  view.setUint8(at + 34, pid.length)
  view.setUint8(at + 35, mid.length)
  let place = at + header
  for (const step of occurred) {
    writeStep(view, place, step, step.result, step.delivery)
    place += stepSize
  }
  for (const step of script) {
    writeStep(view, place, step)
    place += stepSize
  }
  const texts = at + header + slots * stepSize
  writeText(view, texts, pid)
  writeText(view, texts + pid.length, mid)
  return true
}

export const unpack = (view: DataView, at: number): { readonly session: Session; readonly bytes: number } => {
  const slots = view.getUint8(at + 31)
  const [all, occurredCount] = [view.getUint8(at + 32), view.getUint8(at + 33)]
  const [pidLength, midLength] = [view.getUint8(at + 34), view.getUint8(at + 35)]
  const steps = Array.from({ length: all }, (_, index) => readStep(view, at + header + index * stepSize))
  const texts = at + header + slots * stepSize
  const bits = view.getUint8(at + 30)
  const pid = readText(view, texts, pidLength)
  const mid = readText(view, texts + pidLength, midLength)
  return {
    bytes: sizeAt(slots, { pid, mid }),
    session: {
      ordinal: view.getUint32(at) - 1,
      supplier: suppliers[view.getUint8(at + 28)] ?? "",
      pid,
      mid,
      survey: view.getUint32(at + 4),
      studyTypeId: view.getUint8(at + 29),
      payout: view.getFloat64(at + 8),
      entry: view.getFloat64(at + 16),
      quotas: view.getUint32(at + 24),
      isMobile: (bits & flags.mobile) !== 0,
      isForced: (bits & flags.forced) !== 0,
      occurred: steps.slice(0, occurredCount),
      script: steps.slice(occurredCount).map(({ after, clientStatus, marketplaceStatus }) => ({
        after,
        marketplaceStatus,
        clientStatus
      }))
    }
  }
}

/** Records the delivery result of one message. Once a message has been received, its result stays `received`. */
export const patchResult = (
  view: DataView,
  at: number,
  index: number,
  result: DeliveryResult,
  delivery: number
): void => {
  const place = at + header + index * stepSize + 8
  if (deliveryResults[view.getUint8(place)] !== "received") view.setUint8(place, deliveryResults.indexOf(result))
  if (delivery > 0 && view.getUint32(place + 1) === 0) view.setUint32(place + 1, delivery)
}
