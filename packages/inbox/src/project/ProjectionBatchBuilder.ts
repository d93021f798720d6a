/**
 * Collects the changes that a sequence of items makes to the projections, so that they can be written in one transaction.
 *
 * The builder implements the rules of the inbox: the newest message, by signature time and log position, determines the state; a message with the
 * same content as the newest one only updates the stored time and position; and an older message only extends the history. The result depends only on
 * which messages were accepted, not on when they were applied.
 */
import {
  compareOrder,
  greatest,
  least,
  type OrderKey,
  type LogPosition,
  type StreamName,
  positionText
} from "../Message.ts"
import {
  type OpportunityRow,
  type OpportunityVersionRow,
  firstOf,
  lastOf,
  orderKeyOf,
  rangeColumns,
  type OutcomeMessageRow,
  type OutcomeRow,
  type QuarantineRow,
  type ProjectionBatch
} from "../store/Rows.ts"
import type { TableChange } from "../extend/TableChange.ts"
import type { Complaint, Interpretation, OpportunityFacts, OutcomeFacts } from "./ItemFacts.ts"

export interface Source extends OrderKey {
  /** The time at which the callback was received, in Unix milliseconds. */
  readonly receivedAt: number
  /** The time from which the message counts. See `countedAt` of `Message`. */
  readonly countedAt: number
  readonly stream: StreamName
  /** The JSON pointer to the item within the callback. */
  readonly pointer: string
  readonly bytes: Uint8Array
  /**
   * The log position at which the item is applied: either the position of the item itself, or the position of the operator's action that applies it.
   */
  readonly appliedAt: LogPosition
}

const keyColumns = ({ item, orderedAt, sequence, signedAt }: OrderKey) => ({
  ordered_at: orderedAt,
  signed_at: signedAt,
  sequence,
  item
})
const changedColumns = ({ item, sequence }: LogPosition) => ({ changed_sequence: sequence, changed_item: item })

export class ProjectionBatchBuilder {
  readonly #current: Map<number, OpportunityRow>
  readonly #opportunities = new Map<number, OpportunityRow>()
  readonly #repeated = new Map<number, OpportunityRow>()
  readonly #documents = new Map<number, Uint8Array>()
  readonly #versions = new Map<string, OpportunityVersionRow>()
  readonly #outcomes = new Map<string, OutcomeRow>()
  readonly #messages: Array<OutcomeMessageRow> = []
  readonly #quarantined = new Map<string, QuarantineRow>()
  readonly #unusable = new Set<number>()
  readonly #released = new Map<string, LogPosition>()
  readonly #changes: Array<TableChange> = []

  /** Creates a builder. `current` must contain the stored rows of every survey whose items will be added to the batch. */
  constructor(current: Iterable<OpportunityRow>) {
    this.#current = new Map([...current].map((row) => [row.survey_id, row]))
  }

  add(source: Source, interpretation: Interpretation): void {
    switch (interpretation._tag) {
      case "Opportunity": {
        const isRepeated = this.#addOpportunity(source, interpretation.facts)
        // A repeated item is not reported again. Otherwise, if an invalid item were repeated in every callback, its reports would fill the disk.
        if (interpretation.complaint !== undefined && !isRepeated) this.quarantine(source, interpretation.complaint)
        return
      }
      case "Outcome":
        this.#addOutcome(source, interpretation.facts)
        if (interpretation.complaint !== undefined) this.quarantine(source, interpretation.complaint)
        return
      case "Unusable":
      default:
        if (interpretation.isRecoverable !== true) this.#unusable.add(source.item)
        return this.quarantine(source, interpretation)
    }
  }

  quarantine(source: Source, { path, reason }: Complaint): void {
    const { bytes, item, orderedAt, pointer, sequence, signedAt, stream } = source
    const position = positionText(source)
    this.#released.delete(position)
    this.#quarantined.set(position, {
      sequence,
      item,
      stream,
      ordered_at: orderedAt,
      signed_at: signedAt,
      path: `${pointer}${path}`,
      reason,
      document: bytes
    })
  }

  /** Removes the item at a log position from the quarantine, unless this batch has added the item to the quarantine. */
  release({ item, sequence }: LogPosition): void {
    const position = positionText({ sequence, item })
    if (!this.#quarantined.has(position)) this.#released.set(position, { sequence, item })
  }

  /** Adds to the batch the rows that projections defined by other packages write. */
  change(changes: ReadonlyArray<TableChange>): void {
    this.#changes.push(...changes)
  }

  /** Adds an item from the `opportunities` stream. Returns whether the item repeats the last message about the survey. */
  #addOpportunity(source: Source, facts: OpportunityFacts): boolean {
    const { survey_id } = facts
    const current = this.#current.get(survey_id)
    const order = current === undefined ? 1 : compareOrder(source, orderKeyOf(current))
    const isSame =
      current?.hash === facts.hash && current.status === facts.status && current.conforms === facts.conforms
    if (current !== undefined && order > 0 && isSame) {
      const repeated = { ...current, ...keyColumns(source) }
      this.#current.set(survey_id, repeated)
      this.#repeated.set(survey_id, repeated)
      return true
    }
    this.#widenHistory(facts, source)
    // An older message changes the row only if its content equals the current content but is now interpreted differently.
    if (order <= 0 && (isSame || current?.hash !== facts.hash)) return false
    if (current !== undefined) this.#widenHistory(current, orderKeyOf(current))
    const key = order < 0 && current !== undefined ? orderKeyOf(current) : source
    const row = { ...facts, ...keyColumns(key), ...changedColumns(source.appliedAt) }
    this.#current.set(survey_id, row)
    this.#opportunities.set(survey_id, row)
    this.#documents.set(survey_id, source.bytes)
    return false
  }

  #widenHistory(facts: OpportunityFacts, key: OrderKey): void {
    const { hash, message_reason, price_nanos, survey_id, total_remaining } = facts
    const known = this.#versions.get(`${survey_id}/${hash}`)
    const first = known === undefined ? key : least(key, firstOf(known))
    const last = known === undefined ? key : greatest(key, lastOf(known))
    this.#versions.set(`${survey_id}/${hash}`, {
      survey_id,
      hash,
      ...rangeColumns(first, last),
      message_reason,
      price_nanos,
      total_remaining
    })
  }

  #addOutcome(source: Source, facts: OutcomeFacts): void {
    const { respondent_id } = facts
    this.#messages.push({ respondent_id, ...keyColumns(source), document: source.bytes })
    // An operator's action can apply items from several callbacks in an order that differs from the order of their signature times, so an older item
    // must not replace a newer one in the batch.
    const current = this.#outcomes.get(respondent_id)
    if (current !== undefined && compareOrder(source, orderKeyOf(current)) < 0) return
    this.#outcomes.set(respondent_id, { ...facts, ...keyColumns(source), ...changedColumns(source.appliedAt) })
  }

  /** Returns the batch, which contains the changes from all log entries and items before `position`. */
  build(position: LogPosition): ProjectionBatch {
    return {
      position,
      opportunities: [...this.#opportunities.values()],
      repeated: [...this.#repeated.values()],
      documents: [...this.#documents].map(([survey_id, document]) => ({ survey_id, document })),
      versions: [...this.#versions.values()],
      outcomes: [...this.#outcomes.values()],
      outcomeMessages: this.#messages,
      quarantined: [...this.#quarantined.values()],
      unusable: [...this.#unusable],
      released: [...this.#released.values()],
      changes: this.#changes
    }
  }
}

export interface InterpretedItem {
  readonly source: Source
  readonly interpretation: Interpretation
}
