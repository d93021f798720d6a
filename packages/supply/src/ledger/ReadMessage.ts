/**
 * An outcome of the inbox as the ledger reads it.
 */
import type { Message } from "@fieldwork/inbox/projection"
import type { LedgerMessage } from "./Fold.ts"

const text = new TextDecoder()

/** Unix milliseconds. A time without a zone is UTC. */
const timeOf = (value: unknown): number | null => {
  if (typeof value !== "string") return null
  const time = Date.parse(/(Z|[+-]\d{2}:?\d{2})$/i.test(value) || !value.includes("T") ? value : `${value}Z`)
  return isNaN(time) ? null : time
}

const datesOf = (document: Uint8Array): { readonly entry_date?: unknown; readonly last_date?: unknown } => {
  const parsed: unknown = JSON.parse(text.decode(document))
  return typeof parsed === "object" && parsed !== null ? parsed : {}
}

export const readMessage = ({ appliedAt, document, facts, ...message }: Message<"outcomes">): LedgerMessage => {
  const { entry_date, last_date } = datesOf(document)
  return {
    ...facts,
    orderedAt: message.orderedAt,
    signedAt: message.signedAt,
    sequence: message.sequence,
    item: message.item,
    entry_date: timeOf(entry_date),
    last_date: timeOf(last_date),
    receivedAt: message.receivedAt,
    isRetry: appliedAt.sequence !== message.sequence || appliedAt.item !== message.item
  }
}
