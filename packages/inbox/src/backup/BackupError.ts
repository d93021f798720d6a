import { Schema } from "effect"

/**
 * The error that is reported when a backup cannot be written or restored. Nothing has been changed. The message states the reason.
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
