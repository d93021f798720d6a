import { Schema } from "effect"

/**
 * The error for a backup or restore that failed without changing anything. The message states the reason.
 *
 * @example
 * ```ts
 * import { BackupError } from "@fieldwork/inbox/operations"
 * new BackupError({ detail: "The file inbox.backup does not exist" }).message // => "The file inbox.backup does not exist"
 * ```
 */
export class BackupError extends Schema.TaggedError<BackupError>("@fieldwork/inbox/BackupError")("BackupError", {
  detail: Schema.String
}) {
  override get message(): string {
    return this.detail
  }
}
