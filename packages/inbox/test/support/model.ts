/**
 * The reference model. It computes the projections from the accepted callbacks as a pure function, without using the inbox's code.
 *
 * The model sorts all messages from the oldest to the newest, mainly by signature time. Only the log position at which a survey last changed is
 * computed in log order.
 */

export interface Accepted {
  readonly stream: "opportunities" | "outcomes"
  readonly sequence: number
  /** The signature time, in Unix seconds. */
  readonly signedAt: number
  /** The time of receipt, in Unix milliseconds. */
  readonly receivedAt: number
  /** Whether the signature time is ahead of the receiver's clock by more than the tolerance. */
  readonly isAhead: boolean
  readonly body: string
}

/**
 * Returns the order time of each message. The order time is the signature time unless the message is ahead of the clock. For a message that is ahead
 * of the clock, the order time is at most five minutes after its receipt, or the greatest earlier order time if that is later. If an earlier message
 * was also ahead of the clock and was signed up to a day later, the limit is the greatest earlier order time.
 */
export const orderTimes = (accepted: ReadonlyArray<Omit<Accepted, "body" | "stream">>): ReadonlyMap<number, number> => {
  const times = new Map<number, number>()
  let [newest, newestAhead] = [0, 0]
  for (const { isAhead, receivedAt, sequence, signedAt } of [...accepted].sort((a, b) => a.sequence - b.sequence)) {
    const isLate = newestAhead > signedAt && newestAhead - signedAt <= 86_400
    const latest = isLate ? newest : Math.max(newest, Math.floor(receivedAt / 1000) + 300)
    const time = isAhead ? Math.min(signedAt, latest) : signedAt
    times.set(sequence, time)
    newest = Math.max(newest, time)
    if (isAhead && !isLate) newestAhead = signedAt
  }
  return times
}

interface Mention {
  readonly orderedAt: number
  readonly signedAt: number
  readonly sequence: number
  readonly item: number
  readonly text: string
  readonly value: Readonly<Record<string, unknown>>
}

const before = (a: Mention, b: Mention): number =>
  a.orderedAt === b.orderedAt
    ? a.signedAt === b.signedAt
      ? a.sequence === b.sequence
        ? a.item - b.item
        : a.sequence - b.sequence
      : a.signedAt - b.signedAt
    : a.orderedAt - b.orderedAt

const group = (mentions: ReadonlyArray<Mention>, key: string): Map<unknown, Array<Mention>> => {
  const groups = new Map<unknown, Array<Mention>>()
  for (const mention of mentions) groups.set(mention.value[key], [...(groups.get(mention.value[key]) ?? []), mention])
  return groups
}

const position = ({ item, orderedAt, sequence, signedAt }: Mention) => [orderedAt, signedAt, sequence, item]

/** Returns whether an item has an id of the correct type. All other items must be quarantined. */
const isGood = (stream: Accepted["stream"], value: unknown): boolean => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false
  const id = stream === "opportunities" ? "survey_id" : "respondent_id"
  return typeof Reflect.get(value, id) === (stream === "opportunities" ? "number" : "string")
}

export const fold = (accepted: ReadonlyArray<Accepted>) => {
  const good: Record<Accepted["stream"], Array<Mention>> = { opportunities: [], outcomes: [] }
  const quarantined: Array<readonly [number, number]> = []
  const texts = new Set<string>()
  /** Adds an unusable item to the quarantine, unless an identical item is already there. */
  const report = (stream: Accepted["stream"], value: unknown, position: readonly [number, number]): void => {
    const text = `${stream} ${JSON.stringify(value)}`
    if (!texts.has(text)) quarantined.push(position)
    texts.add(text)
  }
  /** The newest message about each survey so far, according to `before`. A newer message with the same contents is not quarantined again. */
  const leaders = new Map<unknown, Mention>()
  const times = orderTimes(accepted)
  for (const { body, sequence, signedAt, stream } of [...accepted].sort((a, b) => a.sequence - b.sequence)) {
    const parsed: unknown = JSON.parse(body)
    for (const [item, value] of (Array.isArray(parsed) ? parsed : [parsed]).entries()) {
      if (!isGood(stream, value)) {
        report(stream, value, [sequence, item])
        continue
      }
      const fields = value as Readonly<Record<string, unknown>>
      const mention = {
        orderedAt: times.get(sequence) ?? signedAt,
        signedAt,
        sequence,
        item,
        text: JSON.stringify(value),
        value: fields
      }
      const leader = stream === "opportunities" ? leaders.get(fields["survey_id"]) : undefined
      const isNewer = leader === undefined || before(mention, leader) > 0
      const isOdd = Object.values(fields).some((field) => ["parked", "odd"].includes(String(field)))
      if (isOdd && !(isNewer && leader?.text === mention.text)) quarantined.push([sequence, item])
      if (isNewer && stream === "opportunities") leaders.set(fields["survey_id"], mention)
      good[stream].push(mention)
    }
  }

  const surveys = [...group(good.opportunities, "survey_id")].map(([id, mentions]) => {
    const winner = [...mentions].sort(before).at(-1)
    // A message changes the survey if it is newer (according to `before`) than every message that precedes it in the log, and differs from the newest
    // of them.
    let leader: Mention | undefined
    let changed: Mention | undefined
    for (const mention of mentions) {
      if (leader !== undefined && before(mention, leader) <= 0) continue
      if (leader?.text !== mention.text) changed = mention
      leader = mention
    }
    const contents = new Map<string, Array<Mention>>()
    for (const mention of [...mentions].sort(before)) {
      contents.set(mention.text, [...(contents.get(mention.text) ?? []), mention])
    }
    return {
      survey_id: id,
      document: winner?.text,
      key: winner && position(winner),
      changed: changed && [changed.sequence, changed.item],
      versions: [...contents.values()]
        .map((same) => [same[0], same.at(-1)].map((mention) => mention && position(mention)))
        .sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
    }
  })

  const sessions = [...group(good.outcomes, "respondent_id")].map(([id, mentions]) => {
    const sorted = [...mentions].sort(before)
    const winner = sorted.at(-1)
    return {
      respondent_id: id,
      document: winner?.text,
      key: winner && position(winner),
      messages: sorted.map((mention) => [...position(mention), mention.text])
    }
  })

  return {
    surveys: surveys.sort((a, b) => Number(a.survey_id) - Number(b.survey_id)),
    sessions: sessions.sort((a, b) => (String(a.respondent_id) < String(b.respondent_id) ? -1 : 1)),
    quarantined: quarantined.sort(([a, b], [c, d]) => a - c || b - d)
  }
}

export type Folded = ReturnType<typeof fold>
