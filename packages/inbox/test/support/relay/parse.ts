/** Parses envelopes and notices in the same way as a consumer. */
import type { Received } from "../../../src/conformance.ts"

interface Wire {
  readonly stream: string
  readonly key?: string
  readonly id?: string
  readonly epoch: number
  readonly version?: string | null
  readonly document?: unknown
}

/** Parses an envelope or a notice. `id` is the transport's message id, which is used if `text` does not contain an id. */
export const parse = (text: string, id: string): Received => {
  const wire = JSON.parse(text) as Wire
  const at = text.indexOf('"document":')
  const document = wire.document === null ? null : at === -1 ? undefined : text.slice(at + 11, -1)
  return {
    stream: wire.stream,
    key: wire.key,
    id: wire.id ?? id,
    epoch: wire.epoch,
    version: wire.version ?? null,
    document: wire.key === undefined ? undefined : document
  }
}
