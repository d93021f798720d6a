/**
 * The version of a state or a message, as a sortable string.
 *
 * The version consists of the order key of the message: its order time (the signature time, capped if it is ahead of the local clock), its signature
 * time, and its log position. If an operator's action applied the message again, the position of that action is appended, because a retry can change
 * a state without a newer message.
 */
import { comparePosition, type LogPosition, type OrderKey } from "../Message.ts"

/** The number of digits of the largest safe integer. */
const integerDigits = 16
const itemDigits = 9

const digits = (value: number, width: number): string => String(value).padStart(width, "0")
const position = ({ item, sequence }: LogPosition): string =>
  `${digits(sequence, integerDigits)}.${digits(item, itemDigits)}`

/** Returns the version of a message. `appliedAt` is the log position at which the message was applied. */
export const versionOf = (order: OrderKey, appliedAt: LogPosition = order): string => {
  const times = `${digits(order.orderedAt, integerDigits)}.${digits(order.signedAt, integerDigits)}`
  const message = `${times}.${position(order)}`
  // `appliedAt` is after the message's own log position only if an operator's action applied the message. It is before that position if the message
  // repeats the content of an earlier message.
  return comparePosition(appliedAt, order) > 0 ? `${message}.${position(appliedAt)}` : message
}
