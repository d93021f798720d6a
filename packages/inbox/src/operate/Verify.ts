/**
 * Checks the stored evidence again: that each body is what its digest says and what its signature signed.
 */
import { createVerifier, type KeyEntry, WebhookError } from "@fieldwork/webhooks"
import { Effect, Option } from "effect"
import { pack, unpack } from "../Evidence.ts"
import type { Entry } from "../Message.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { type Report, silent } from "./Progress.ts"

export interface Verification {
  readonly verified: number
  /** Bodies that lost a person's identifiers on request; their signatures cannot match any more. */
  readonly erased: number
  readonly pruned: number
  /** Signed in their compressed form, which is not stored. Their digests were checked. */
  readonly encoded: number
  /** Signed by keys that are held no longer. Their digests were checked. */
  readonly keyless: number
  /** What nothing of this explains: the store was damaged or changed. */
  readonly failed: ReadonlyArray<{ readonly sequence: number; readonly reason: string }>
}

type Finding = Exclude<keyof Verification, "failed"> | { readonly failed: string }

/** `keys` are looked up beside those that the store remembers. */
export const verifyEvidence = Effect.fnUntraced(function* (
  store: Store,
  keys: ReadonlyArray<KeyEntry> = [],
  report: Report = silent
): Effect.fn.Return<Verification, StoreError> {
  const remembered = (yield* store.keys).map(({ key_id: keyId, public_key: publicKey }) => ({ keyId, publicKey }))
  const held = [...remembered, ...keys]
  const verifier = held.length === 0 ? undefined : createVerifier({ keys: held, toleranceSeconds: Infinity })

  const examine = async (entry: Entry, stored: Uint8Array): Promise<Finding> => {
    if (entry.evidence === "erased") return "erased"
    const body = await unpack(stored)
    const { digest } = await pack(entry.stream, entry.signedAt, [body])
    if (digest !== entry.digest) return { failed: "the body is not what its digest says" }
    if (entry.signedForm === "encoded") return "encoded"
    if (verifier === undefined) return "keyless"
    try {
      await verifier.verify({ headers: entry.signature, body })
      return "verified"
    } catch (cause) {
      if (!(cause instanceof WebhookError)) throw cause
      return cause.reason._tag === "NoKnownKeyError" ? "keyless" : { failed: cause.message }
    }
  }

  const total = (yield* store.entries({ limit: 1, newestFirst: true }))[0]?.sequence ?? 0
  const counts = { verified: 0, erased: 0, pruned: 0, encoded: 0, keyless: 0 }
  const failed: Array<{ readonly sequence: number; readonly reason: string }> = []
  let after = 0
  for (;;) {
    const entries = yield* store.entries({ kind: "callback", after, limit: 100 })
    for (const entry of entries) {
      after = entry.sequence
      const stored = yield* store.body(entry.sequence)
      const finding: Finding = yield* Option.match(stored, {
        onNone: () =>
          Effect.succeed<Finding>(entry.evidence === "pruned" ? "pruned" : { failed: "the body is missing" }),
        onSome: (body) =>
          Effect.promise(() =>
            examine(entry, body).catch((cause: unknown) => ({ failed: `the body cannot be read: ${String(cause)}` }))
          )
      })
      if (typeof finding === "string") counts[finding] += 1
      else failed.push({ sequence: entry.sequence, reason: finding.failed })
      yield* report({ what: "verifying", done: after, total })
    }
    if (entries.length === 0) return { ...counts, failed }
  }
})
