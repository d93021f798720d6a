/**
 * The version of a state or a message, as sortable text.
 *
 * It is the order key of the message (Message.ts). If an operator's action applied the message again, the position of that action follows, because a
 * retry changes a state without a newer message.
 */
import { comparePosition, type LogPosition, type OrderKey } from "../Message.ts"

/** The number of digits of a safe integer. */
const integerDigits = 16
const itemDigits = 9

const digits = (value: number, width: number): string => String(value).padStart(width, "0")
const position = ({ item, sequence }: LogPosition): string =>
  `${digits(sequence, integerDigits)}.${digits(item, itemDigits)}`

/** Returns the version of a message. `appliedAt` is the log position at which the message was applied. */
export const versionOf = (order: OrderKey, appliedAt: LogPosition = order): string => {
  const times = `${digits(order.orderedAt, integerDigits)}.${digits(order.signedAt, integerDigits)}`
  const message = `${times}.${position(order)}`
  // If the message repeats earlier content, `appliedAt` is before its own position. Only an operator's action is
  // applied after the message itself.
  return comparePosition(appliedAt, order) > 0 ? `${message}.${position(appliedAt)}` : message
}
