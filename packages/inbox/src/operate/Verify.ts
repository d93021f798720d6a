/** Verifies the stored evidence: checks whether the body of each callback matches its digest and its signature. */
import { createVerifier, type KeyEntry, WebhookError } from "@fieldwork/webhooks"
import { Effect, Option, Stream } from "effect"
import { digestOf, decodeBody } from "../BodyCodec.ts"
import type { Entry } from "../Message.ts"
import { storedKeys } from "../storedKeys.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { logEntries, newestSequence } from "./logEntries.ts"
import { actionDigest } from "./appendAction.ts"
import { type Report, silent } from "./Progress.ts"

/** The number of log entries for each result of the verification, and the entries that failed. */
export interface Verification {
  /** The number of bodies that match their signatures. */
  readonly verified: number
  /** The number of bodies from which a person's identifiers were erased. Their signatures can no longer match. */
  readonly erased: number
  /** The number of bodies that were removed because of their age. */
  readonly pruned: number
  /** The number of bodies that were signed in compressed form, which is not stored. Only their digests were checked. */
  readonly encoded: number
  /** The number of bodies that were signed with keys that are no longer available. Only their digests were checked. */
  readonly keyless: number
  /** The number of operators' actions, which do not have a signature. Only their digests were checked. */
  readonly actions: number
  /** The entries that failed the verification because the store was damaged or changed, each with the reason. */
  readonly failed: ReadonlyArray<{ readonly sequence: number; readonly reason: string }>
}

type Finding = Exclude<keyof Verification, "failed"> | { readonly failed: string }

/**
 * Checks each stored body against its digest and its signature. `keys` are used in addition to the keys in the store. To check all other data in the
 * store as well, use `verify`.
 *
 * @example
 * ```ts
 * import { Effect, Layer } from "effect"
 * import { Inbox, SqliteStore, verifyEvidence } from "@fieldwork/inbox"
 * import { buildOpportunities, createSender } from "@fieldwork/webhooks/testing"
 *
 * const exchange = await createSender()
 * const callback = await exchange.send(buildOpportunities(2))
 * const program = Effect.gen(function* () {
 *   const { receive, store } = yield* Inbox
 *   const request = new Request("https://supplier.example/opportunities", { method: "POST", ...callback })
 *   yield* Effect.promise(() => receive("opportunities", request))
 *   return yield* verifyEvidence(store)
 * })
 * const layer = Inbox.layer({ keys: exchange.keys }).pipe(Layer.provide(SqliteStore.layer({ path: ":memory:" })))
 * const { failed, verified } = await Effect.runPromise(Effect.provide(program, layer))
 * verified // => 1
 * failed // => []
 * ```
 */
export const verifyEvidence = Effect.fnUntraced(function* (
  store: Store,
  keys: ReadonlyArray<KeyEntry> = [],
  report: Report = silent
): Effect.fn.Return<Verification, StoreError> {
  const held = [...(yield* storedKeys(store)), ...keys]
  const verifier =
    held.length === 0 ? undefined : createVerifier({ keys: held, toleranceSeconds: Infinity, maxBodyBytes: Infinity })

  const examine = async (entry: Entry, stored: Uint8Array): Promise<Finding> => {
    const body = await decodeBody(stored)
    if (entry.evidence === "erased") return "erased"
    if (entry.evidence !== "kept") return { failed: "it has a body but is not marked as having one" }
    if (entry.kind !== "callback") {
      const isIntact = entry.digest === (await actionDigest(entry, new TextDecoder().decode(body)))
      return isIntact ? "actions" : { failed: "the operator's action does not match its digest" }
    }
    if ((await digestOf(entry.stream, entry.signedAt, [body])) !== entry.digest)
      return { failed: "the body does not match its digest" }
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
  const counts = { verified: 0, erased: 0, pruned: 0, encoded: 0, keyless: 0, actions: 0 }
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
