/**
 * The version of a state or a message, as text that sorts.
 *
 * It is the order key of the message (Message.ts), and behind it the position of the operator's act that applied the message once more, where one did: a retry
 * changes a state without a newer message.
 */
import { comparePosition, type LogPosition, type OrderKey } from "../Message.ts"

/** As many digits as a safe integer has. */
const integerDigits = 16
const itemDigits = 9

const digits = (value: number, width: number): string => String(value).padStart(width, "0")
const position = ({ item, sequence }: LogPosition): string =>
  `${digits(sequence, integerDigits)}.${digits(item, itemDigits)}`

/** `appliedAt` is where in the log it was applied. */
export const versionOf = (order: OrderKey, appliedAt: LogPosition = order): string => {
  const times = `${digits(order.orderedAt, integerDigits)}.${digits(order.signedAt, integerDigits)}`
  const message = `${times}.${position(order)}`
  // A message that repeats a content applies later than what it repeats; only an act applies later than the message.
  return comparePosition(appliedAt, order) > 0 ? `${message}.${position(appliedAt)}` : message
}
