import { Schema } from "effect"

/** A backup cannot be written or restored; nothing was changed. */
export class BackupError extends Schema.TaggedError<BackupError>("@fieldwork/inbox/BackupError")("BackupError", {
  detail: Schema.String
}) {
  override get message(): string {
    return this.detail
  }
}
