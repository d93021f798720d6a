/** The error for readers that have fallen further behind than the retention period of the log. */
import { Schema } from "effect"

/**
 * The error when messages were pruned from the evidence before the reader read them. `sequence` is the first log entry that is missing.
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
