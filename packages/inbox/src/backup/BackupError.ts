import { Schema } from "effect"

/**
 * The error when a backup cannot be written or restored. Nothing has been changed. The message states the reason.
 *
 * @example
 * ```ts
 * import { BackupError } from "@fieldwork/inbox/operations"
 * new BackupError({ detail: "There is no file inbox.backup" }).message // => "There is no file inbox.backup"
 * ```
 */
export class BackupError extends Schema.TaggedError<BackupError>("@fieldwork/inbox/BackupError")("BackupError", {
  detail: Schema.String
}) {
  override get message(): string {
    return this.detail
  }
}
