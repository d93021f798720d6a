/**
 * Checks the stored evidence again: that each body is what its digest says and what its signature signed.
 */
import { createVerifier, type KeyEntry, WebhookError } from "@fieldwork/webhooks"
import { Effect, Option, Stream } from "effect"
import { digestOf, decodeBody } from "../BodyCodec.ts"
import type { Entry } from "../Message.ts"
import { rememberedKeys } from "../RememberedKeys.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { logEntries, newestSequence } from "./LogEntries.ts"
import { actDigest } from "./Quarantine.ts"
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
  /** Operators' acts, which have no signature. Their digests were checked. */
  readonly acts: number
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
  const held = [...(yield* rememberedKeys(store)), ...keys]
  const verifier =
    held.length === 0 ? undefined : createVerifier({ keys: held, toleranceSeconds: Infinity, maxBodyBytes: Infinity })

  const examine = async (entry: Entry, stored: Uint8Array): Promise<Finding> => {
    const body = await decodeBody(stored)
    if (entry.evidence === "erased") return "erased"
    if (entry.evidence !== "kept") return { failed: "it has a body, and is not marked as having one" }
    if (entry.kind !== "callback") {
      const isIntact = entry.digest === (await actDigest(entry, new TextDecoder().decode(body)))
      return isIntact ? "acts" : { failed: "the operator's act is not what its digest says" }
    }
    if ((await digestOf(entry.stream, entry.signedAt, [body])) !== entry.digest)
      return { failed: "the body is not what its digest says" }
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

  const total = yield* newestSequence(store)
  const counts = { verified: 0, erased: 0, pruned: 0, encoded: 0, keyless: 0, acts: 0 }
  const failed: Array<{ readonly sequence: number; readonly reason: string }> = []
  yield* Stream.runForEach(logEntries(store, {}), (entry) =>
    Effect.gen(function* () {
      const { evidence, sequence } = entry
      const stored = yield* store.body(sequence)
      const finding: Finding = yield* Option.match(stored, {
        onNone: () => Effect.succeed<Finding>(evidence === "pruned" ? "pruned" : { failed: "the body is missing" }),
        onSome: (body) =>
          Effect.promise(() =>
            examine(entry, body).catch((cause: unknown) => ({ failed: `the body cannot be read: ${String(cause)}` }))
          )
      })
      if (typeof finding === "string") counts[finding] += 1
      else failed.push({ sequence, reason: finding.failed })
      yield* report({ what: "verifying", done: sequence, total })
    })
  )
  return { ...counts, failed }
})
