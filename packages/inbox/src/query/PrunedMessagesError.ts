/** The error for readers whose next messages have already been pruned, because the readers have fallen behind by more than the retention period. */
import { Schema } from "effect"

/**
 * The error that is reported when the bodies of callbacks were pruned before the reader read their messages. `sequence` is the first log entry whose
 * messages are missing.
 *
 * @example
 * ```ts
 * import { PrunedMessagesError } from "@fieldwork/inbox"
 *
 * const error = new PrunedMessagesError({ sequence: 42 })
 * error.message.split(":")[0] // => "Entry 42 of the log was pruned before this reader read it"
 * ```
 */
export class PrunedMessagesError extends Schema.TaggedError<PrunedMessagesError>(
  "@fieldwork/inbox/PrunedMessagesError"
)("PrunedMessagesError", { sequence: Schema.Number }) {
  override get message(): string {
    return `Entry ${this.sequence} of the log was pruned before this reader read it: read the current states from \`changes\`, and start \`messages\` without a cursor. A longer retention prevents this`
  }
}
