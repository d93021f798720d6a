/**
 * What every store must do, as checks that any test runner can run.
 *
 * Each check gets a store that holds nothing. It fails by throwing an AssertionError. An engine that passes all of them can
 * stand under the inbox; one that fails one loses callbacks or counts them twice.
 */
import assert from "node:assert/strict"
import { createHash } from "node:crypto"
import { Effect, Exit, Option } from "effect"
import { packText } from "./Evidence.ts"
import type { NewEntry, Place, StreamName } from "./Message.ts"
import { emptySlice, type OpportunityRow, type OutcomeRow, type Slice } from "./store/Rows.ts"
import type { Claim, Store } from "./store/Store.ts"
import type { StoreError } from "./store/StoreError.ts"

export interface StoreCheck {
  /** A sentence about behaviour. */
  readonly name: string
  readonly run: (store: Store) => Effect.Effect<void, StoreError>
}

const entryOf = (body: string, signedAt = 1000, stream: StreamName = "opportunities"): Effect.Effect<NewEntry> =>
  Effect.map(
    Effect.promise(() => packText(stream, signedAt, body)),
    (packed) => ({
      ...packed,
      stream,
      kind: "callback",
      signedAt,
      keyId: "key-one",
      signature: `t:${signedAt},v1:key-one:none`,
      signedForm: "stored",
      timing: "fresh",
      receivedAt: signedAt * 1000,
      bytes: body.length
    })
  )

const append = (store: Store, body: string, signedAt?: number, stream?: StreamName) =>
  Effect.flatMap(entryOf(body, signedAt, stream), store.append)

const claimed = (store: Store, options: Partial<Parameters<Store["claim"]>[0]> = {}) =>
  Effect.map(
    store.claim({ stream: "opportunities", set: "live", holder: "a", now: 0, leaseMillis: 1000, ...options }),
    (claim) => Option.getOrThrow(claim)
  )

const lease = { now: 0, leaseMillis: 1000 }

const survey = (survey_id: number, fields: Partial<OpportunityRow> = {}): OpportunityRow => ({
  survey_id,
  signed_at: 1000,
  sequence: 1,
  item: 0,
  changed_sequence: 1,
  changed_item: 0,
  hash: createHash("sha256").update(String(survey_id)).digest("base64url"),
  status: "live",
  message_reason: "new",
  is_live: 1,
  country_language: "eng_us",
  price_nanos: 1_500_000_000,
  currency_code: "USD",
  total_remaining: 10,
  ...fields
})

const session = (respondent_id: string, fields: Partial<OutcomeRow> = {}): OutcomeRow => ({
  respondent_id,
  signed_at: 1000,
  sequence: 1,
  item: 0,
  changed_sequence: 1,
  changed_item: 0,
  survey_id: 7,
  panelist_id: "p",
  marketplace_status: 3,
  client_status: 10,
  price_nanos: null,
  currency_code: null,
  ...fields
})

const sliceOf = (place: Place, fields: Partial<Slice>): Slice => ({ ...emptySlice(place), ...fields })

const withDocuments = (place: Place, opportunities: ReadonlyArray<OpportunityRow>): Slice =>
  sliceOf(place, {
    opportunities,
    documents: opportunities.map(({ survey_id }) => ({
      survey_id,
      document: Buffer.from(`{"survey_id":${survey_id}}`)
    }))
  })

const reasonOf = (exit: Exit.Exit<unknown, StoreError>): string => {
  const error = Exit.isFailure(exit) ? Option.getOrUndefined(Exit.findErrorOption(exit)) : undefined
  return error?.reason._tag ?? "success"
}

const check = (name: string, run: (store: Store) => Effect.Effect<void, StoreError>): StoreCheck => ({ name, run })

export const storeChecks: ReadonlyArray<StoreCheck> = [
  check("an appended entry comes back byte for byte, with all that was said about it", (store) =>
    Effect.gen(function* () {
      const entry = yield* entryOf("[1]")
      const { known, sequence } = yield* store.append(entry)
      assert.equal(known, false)
      const { body, ...facts } = entry
      assert.deepEqual(Option.getOrThrow(yield* store.entry(sequence)), { ...facts, sequence, evidence: "kept" })
      assert.deepEqual(Buffer.from(Option.getOrThrow(yield* store.body(sequence))), Buffer.from(body))
    })
  ),
  check("a known digest gets the sequence of the first and no row of its own", (store) =>
    Effect.gen(function* () {
      const first = yield* append(store, "[1]")
      yield* append(store, "[2]")
      assert.deepEqual(yield* append(store, "[1]"), { sequence: first.sequence, known: true })
      assert.equal((yield* store.entries({ limit: 10 })).length, 2)
    })
  ),
  check("the same body signed at another time is another entry", (store) =>
    Effect.gen(function* () {
      yield* append(store, "[1]", 1000)
      assert.equal((yield* append(store, "[1]", 1001)).known, false)
    })
  ),
  check("the same callback appended many times at once becomes one entry", (store) =>
    Effect.gen(function* () {
      const all = yield* Effect.all(
        Array.from({ length: 8 }, () => append(store, "[1]")),
        { concurrency: "unbounded" }
      )
      assert.equal(all.filter(({ known }) => !known).length, 1)
      assert.equal(new Set(all.map(({ sequence }) => sequence)).size, 1)
    })
  ),
  check("sequences have no gaps, and a reader never sees one appear below what it has seen", (store) =>
    Effect.gen(function* () {
      const seen: Array<number> = []
      const read = Effect.gen(function* () {
        for (let round = 0; round < 30; round++) {
          const entries = yield* store.entries({ after: seen.at(-1), limit: 100 })
          seen.push(...entries.map(({ sequence }) => sequence))
        }
      })
      const write = Effect.all(
        Array.from({ length: 30 }, (_, index) => append(store, `[${index}]`)),
        { concurrency: 8 }
      )
      yield* Effect.all([read, write], { concurrency: 2 })
      seen.push(...(yield* store.entries({ after: seen.at(-1), limit: 100 })).map(({ sequence }) => sequence))
      assert.deepEqual(
        seen,
        Array.from({ length: 30 }, (_, index) => index + 1)
      )
    })
  ),
  check("a body of megabytes comes back whole", (store) =>
    Effect.gen(function* () {
      const entry = { ...(yield* entryOf("[]")), body: Buffer.alloc(9_000_000, "fieldwork") }
      const { sequence } = yield* store.append(entry)
      const body = Option.getOrThrow(yield* store.body(sequence))
      assert.equal(Buffer.compare(Buffer.from(body), entry.body), 0)
    })
  ),
  check("entries are listed by stream, kind and place, either way round", (store) =>
    Effect.gen(function* () {
      for (const [body, stream] of [
        ["[1]", "opportunities"],
        ["[2]", "outcomes"],
        ["[3]", "opportunities"]
      ] as const) {
        yield* append(store, body, 1000, stream)
      }
      const sequences = (filter: Parameters<Store["entries"]>[0]) =>
        Effect.map(store.entries(filter), (entries) => entries.map(({ sequence }) => sequence))
      assert.deepEqual(yield* sequences({ stream: "opportunities", limit: 10 }), [1, 3])
      assert.deepEqual(yield* sequences({ after: 1, before: 3, limit: 10 }), [2])
      assert.deepEqual(yield* sequences({ limit: 2, newestFirst: true }), [3, 2])
      assert.deepEqual(yield* sequences({ kind: "retry", limit: 2 }), [])
    })
  ),
  check("a lane belongs to one holder until its lease ends", (store) =>
    Effect.gen(function* () {
      const first = yield* claimed(store, { holder: "a", now: 0 })
      assert.ok(Option.isNone(yield* store.claim({ ...first, holder: "b", now: 999, leaseMillis: 1000 })))
      const second = yield* claimed(store, { holder: "b", now: 1000 })
      assert.ok(second.token > first.token)
      assert.ok(
        Option.isSome(yield* store.claim({ ...first, stream: "outcomes", holder: "c", now: 0, leaseMillis: 1 }))
      )
    })
  ),
  check("a released lane can be claimed at once, and a forced claim needs no release", (store) =>
    Effect.gen(function* () {
      yield* store.release(yield* claimed(store, { holder: "a" }))
      const second = yield* claimed(store, { holder: "b" })
      const third = yield* claimed(store, { holder: "c", force: true })
      assert.ok(third.token > second.token)
    })
  ),
  check("a holder whose lease ended and was taken can commit nothing", (store) =>
    Effect.gen(function* () {
      yield* append(store, "[1]")
      const zombie = yield* claimed(store, { holder: "a", now: 0 })
      const heir = yield* claimed(store, { holder: "b", now: 5000 })
      const slice = withDocuments({ sequence: 2, item: 0 }, [survey(1)])
      assert.equal(reasonOf(yield* Effect.exit(store.commit(zombie, slice, lease))), "FencedError")
      assert.ok(Option.isNone(yield* store.opportunity(1)))
      yield* store.commit(heir, slice, lease)
      assert.ok(Option.isSome(yield* store.opportunity(1)))
    })
  ),
  check("a slice is written once, though it is committed twice", (store) =>
    Effect.gen(function* () {
      const claim = yield* claimed(store)
      const slice = withDocuments({ sequence: 1, item: 1 }, [survey(1)])
      yield* store.commit(claim, slice, lease)
      assert.equal(reasonOf(yield* Effect.exit(store.commit(claim, slice, lease))), "FencedError")
    })
  ),
  check("a slice that cannot be written wholly is not written at all", (store) =>
    Effect.gen(function* () {
      const claim = yield* claimed(store)
      const broken = { ...survey(2), hash: null } as unknown as OpportunityRow
      const exit = yield* Effect.exit(
        store.commit(claim, withDocuments({ sequence: 1, item: 2 }, [survey(1), broken]), lease)
      )
      assert.notEqual(reasonOf(exit), "success")
      assert.ok(Option.isNone(yield* store.opportunity(1)))
      yield* store.commit(claim, withDocuments({ sequence: 1, item: 2 }, [survey(1)]), lease)
    })
  ),
  check("the next entry is the first of the stream that is not done, with its body", (store) =>
    Effect.gen(function* () {
      yield* append(store, "[1]", 1000, "outcomes")
      yield* append(store, "[2]")
      const claim = yield* claimed(store)
      const next = Option.getOrThrow(yield* store.next(claim))
      assert.equal(next.sequence, 2)
      assert.ok(next.body.length > 0)
      const half = yield* store.commit(claim, emptySlice({ sequence: 2, item: 1 }), lease)
      assert.equal(Option.getOrThrow(yield* store.next(half)).sequence, 2)
      const done = yield* store.commit(half, emptySlice({ sequence: 3, item: 0 }), lease)
      assert.ok(Option.isNone(yield* store.next(done)))
    })
  ),
  check("a row that is older than the stored one does not replace it", (store) =>
    Effect.gen(function* () {
      let claim = yield* claimed(store)
      const write = (place: Place, row: OpportunityRow): Effect.Effect<Claim, StoreError> =>
        store.commit(claim, withDocuments(place, [row]), lease)
      claim = yield* write({ sequence: 1, item: 1 }, survey(1, { signed_at: 9, total_remaining: 9 }))
      claim = yield* write({ sequence: 1, item: 2 }, survey(1, { signed_at: 8, total_remaining: 8 }))
      assert.equal(Option.getOrThrow(yield* store.opportunity(1)).total_remaining, 9)
    })
  ),
  check("a repeated row moves the order key, and nothing else", (store) =>
    Effect.gen(function* () {
      let claim = yield* claimed(store)
      const first = survey(1)
      claim = yield* store.commit(claim, withDocuments({ sequence: 1, item: 1 }, [first]), lease)
      const later = { ...first, signed_at: 1001, sequence: 2, item: 3 }
      const other = { ...later, changed_sequence: 9, total_remaining: 9, status: "parked" as const }
      claim = yield* store.commit(claim, sliceOf({ sequence: 2, item: 4 }, { repeated: [other] }), lease)
      const read = Effect.map(store.opportunity(1), Option.getOrThrow)
      assert.deepEqual(yield* read, { ...later, document: `{"survey_id":1}`, mark: null })
      yield* store.commit(claim, sliceOf({ sequence: 2, item: 5 }, { repeated: [first] }), lease)
      assert.equal((yield* read).signed_at, 1001)
    })
  ),
  check("a slice of more rows than one message holds is written wholly", (store) =>
    Effect.gen(function* () {
      const rows = Array.from({ length: 1203 }, (_, id) => survey(id + 1))
      yield* store.commit(yield* claimed(store), withDocuments({ sequence: 1, item: 1203 }, rows), lease)
      const stored = yield* store.opportunities({}, { limit: 9999 })
      assert.deepEqual(
        stored.map(({ document, survey_id }) => [survey_id, document]),
        rows.map(({ survey_id }) => [survey_id, `{"survey_id":${survey_id}}`])
      )
    })
  ),
  check("the history of a survey keeps the first and the last message of each content", (store) =>
    Effect.gen(function* () {
      let claim = yield* claimed(store)
      const version = (hash: string, at: number) => ({
        survey_id: 1,
        hash,
        first_signed_at: at,
        first_sequence: at,
        first_item: 0,
        last_signed_at: at,
        last_sequence: at,
        last_item: 0,
        message_reason: null,
        price_nanos: null,
        total_remaining: null
      })
      for (const [index, [hash, at]] of (
        [
          ["A", 5],
          ["A", 7],
          ["A", 3],
          ["B", 6]
        ] as const
      ).entries()) {
        const place = { sequence: 1, item: index + 1 }
        claim = yield* store.commit(
          claim,
          { ...withDocuments(place, [survey(1, { hash: "C", item: index })]), versions: [version(hash, at)] },
          lease
        )
      }
      const versions = yield* store.versions(1)
      assert.deepEqual(
        versions.map(({ first_signed_at, hash, last_signed_at }) => [hash, first_signed_at, last_signed_at]),
        [
          ["A", 3, 7],
          ["B", 6, 6]
        ]
      )
    })
  ),
  check("surveys are listed in order, page by page, by every filter", (store) =>
    Effect.gen(function* () {
      const rows = [
        survey(1, { country_language: "eng_us", price_nanos: 1, total_remaining: 1, signed_at: 1 }),
        survey(2, { country_language: "ger_de", price_nanos: 2, total_remaining: 2, signed_at: 2 }),
        survey(3, { status: "deactivated", message_reason: "deactivated" }),
        survey(4, { status: "parked", message_reason: "vanished" }),
        survey(5, { is_live: 0 }),
        survey(6, { is_live: null, country_language: null, price_nanos: null, total_remaining: null })
      ]
      yield* store.commit(yield* claimed(store), withDocuments({ sequence: 1, item: 6 }, rows), lease)
      const ids = (filter: Parameters<Store["opportunities"]>[0], page = { limit: 10 }) =>
        Effect.map(store.opportunities(filter, page), (found) => found.map(({ survey_id }) => survey_id))
      assert.deepEqual(yield* ids({}), [1, 2, 6])
      assert.deepEqual(yield* ids({ status: "any" }), [1, 2, 3, 4, 5, 6])
      assert.deepEqual(yield* ids({ status: "parked" }), [4])
      assert.deepEqual(yield* ids({ countryLanguages: ["ger_de", "fre_fr"] }), [2])
      assert.deepEqual(yield* ids({ countryLanguages: [] }), [])
      assert.deepEqual(yield* ids({ minPriceNanos: 2 }), [2])
      assert.deepEqual(yield* ids({ minRemaining: 2 }), [2])
      assert.deepEqual(yield* ids({ status: "any", messageReasons: ["vanished"] }), [4])
      assert.deepEqual(yield* ids({ updatedSince: 2 }), [2, 6])
      const page = yield* store.opportunities({}, { after: 1, limit: 1 })
      assert.deepEqual(
        page.map(({ document, survey_id }) => [survey_id, document]),
        [[2, '{"survey_id":2}']]
      )
      const live = (yield* store.counts).filter(({ status }) => status === "live")
      assert.equal(
        live.reduce((sum, { surveys }) => sum + surveys, 0),
        4
      )
    })
  ),
  check("changes come in the order in which they were applied, each key once", (store) =>
    Effect.gen(function* () {
      const rows = [3, 1, 2].map((id, item) => survey(id, { changed_sequence: 4, changed_item: item }))
      yield* store.commit(yield* claimed(store), withDocuments({ sequence: 5, item: 0 }, rows), lease)
      const ids = (after: Place) =>
        Effect.map(store.changedOpportunities(after, 2), (found) => found.map(({ survey_id }) => survey_id))
      assert.deepEqual(yield* ids({ sequence: 0, item: 0 }), [3, 1])
      assert.deepEqual(yield* ids({ sequence: 4, item: 1 }), [2])
    })
  ),
  check("outcomes keep every message and show the greatest", (store) =>
    Effect.gen(function* () {
      let claim = yield* claimed(store, { stream: "outcomes" })
      for (const [item, [signed_at, client_status]] of (
        [
          [5, 10],
          [9, 20],
          [7, 11]
        ] as const
      ).entries()) {
        const message = { respondent_id: "r", signed_at, sequence: 1, item, document: Buffer.from(`${client_status}`) }
        claim = yield* store.commit(
          claim,
          sliceOf(
            { sequence: 1, item: item + 1 },
            {
              outcomes: [session("r", { signed_at, item, client_status })],
              outcomeMessages: [message, { ...message, respondent_id: `other-${item}` }]
            }
          ),
          lease
        )
      }
      const { client_status, document } = Option.getOrThrow(yield* store.outcome("r"))
      assert.deepEqual([client_status, document], [20, "20"])
      assert.deepEqual(
        (yield* store.outcomeMessages("r")).map(({ document }) => document),
        ["10", "11", "20"]
      )
      const listed = (filter: Parameters<Store["outcomes"]>[0]) =>
        Effect.map(store.outcomes(filter, { limit: 9 }), (found) => found.length)
      assert.equal(yield* listed({ surveyId: 7, panelistId: "p", clientStatuses: [20], marketplaceStatuses: [3] }), 1)
      assert.equal(yield* listed({ clientStatuses: [10] }), 0)
      assert.equal((yield* store.changedOutcomes({ sequence: 0, item: 0 }, 9)).length, 1)
    })
  ),
  check("the quarantine holds an item until it is released", (store) =>
    Effect.gen(function* () {
      const row = {
        sequence: 1,
        item: 0,
        stream: "opportunities" as const,
        signed_at: 5,
        path: "/0/survey_id",
        reason: "it is not of type integer",
        document: Buffer.from([0, 255, 1])
      }
      const held = yield* store.commit(
        yield* claimed(store),
        sliceOf({ sequence: 1, item: 1 }, { quarantined: [row] }),
        lease
      )
      const [found] = yield* store.quarantined({ limit: 9 })
      assert.deepEqual({ ...found, document: Buffer.from(found?.document ?? []) }, row)
      assert.equal(yield* store.quarantineSize, 1)
      yield* store.commit(held, sliceOf({ sequence: 2, item: 0 }, { released: [row] }), lease)
      assert.equal(yield* store.quarantineSize, 0)
    })
  ),
  check("the lag counts what is not projected, by stream", (store) =>
    Effect.gen(function* () {
      yield* append(store, "[1]", 1)
      yield* append(store, "[2]", 2)
      yield* store.commit(yield* claimed(store), emptySlice({ sequence: 2, item: 0 }), lease)
      const [opportunities, outcomes] = yield* store.lags
      assert.equal(opportunities?.waiting, 1)
      assert.equal(opportunities?.oldestReceivedAt, 2000)
      assert.equal(outcomes?.waiting, 0)
    })
  ),
  check("pruning takes bodies and keeps what knows a redelivery", (store) =>
    Effect.gen(function* () {
      for (const at of [1, 2, 3]) yield* append(store, `[${at}]`, at)
      const pruned = yield* store.prune({ receivedBefore: 3000, throughSequence: 1, limit: 10 })
      assert.equal(pruned, 1)
      assert.ok(Option.isNone(yield* store.body(1)))
      assert.equal(Option.getOrThrow(yield* store.entry(1)).evidence, "pruned")
      assert.deepEqual(yield* append(store, "[1]", 1), { sequence: 1, known: true })
      assert.equal(yield* store.prune({ receivedBefore: 3000, throughSequence: 9, limit: 10 }), 1)
    })
  ),
  check("shadow tables take the place of the live ones in one step, and only for who holds both", (store) =>
    Effect.gen(function* () {
      const live = yield* store.commit(
        yield* claimed(store),
        withDocuments({ sequence: 3, item: 0 }, [survey(1)]),
        lease
      )
      yield* store.createShadow("1")
      yield* store.setPlace("shadow", "opportunities", { sequence: 2, item: 0 })
      const shadow = yield* claimed(store, { set: "shadow" })
      assert.deepEqual(shadow.place, { sequence: 2, item: 0 })
      const caughtUp = yield* store.commit(shadow, withDocuments({ sequence: 3, item: 0 }, [survey(2)]), lease)
      yield* store.restore("quarantine", [])
      assert.equal(reasonOf(yield* Effect.exit(store.swap([live, shadow], false))), "FencedError")
      assert.ok(Option.isSome(yield* store.opportunity(1)))
      const feed = yield* store.feed
      yield* store.swap([live, caughtUp], true)
      assert.ok(Option.isNone(yield* store.opportunity(1)))
      assert.ok(Option.isSome(yield* store.opportunity(2)))
      assert.equal(yield* store.feed, feed + 1)
      yield* store.createShadow("2")
    })
  ),
  check("a dump gives rows in the order of their keys, page by page, and can be put back", (store) =>
    Effect.gen(function* () {
      const rows = [5, 3, 4].map((id) => survey(id))
      yield* store.commit(yield* claimed(store), withDocuments({ sequence: 2, item: 0 }, rows), lease)
      const first = yield* store.dump("live", "opportunity", undefined, 2)
      const rest = yield* store.dump("live", "opportunity", [4], 2)
      assert.deepEqual(
        [...first, ...rest].map((row) => row["survey_id"]),
        [3, 4, 5]
      )
      yield* store.createShadow("1")
      yield* store.restore("opportunity", [...first, ...rest])
      assert.deepEqual(yield* store.dump("shadow", "opportunity", undefined, 9), [...first, ...rest])
    })
  ),
  check("checkpoint parts are kept, replaced and cleared", (store) =>
    Effect.gen(function* () {
      for (const part of [3, 1, 2]) yield* store.writeCheckpointPart(part, Buffer.from([part]), [])
      yield* store.writeCheckpointPart(2, Buffer.from([9]), [])
      yield* store.clearCheckpoint(3, 9)
      assert.deepEqual(yield* store.checkpointParts, [1, 2])
      assert.deepEqual([...(yield* store.checkpointPart(2))], [9])
    })
  ),
  check("a checkpoint part is written only for who holds the lane", (store) =>
    Effect.gen(function* () {
      const old = yield* claimed(store)
      yield* store.writeCheckpointPart(1, Buffer.from([1]), [old])
      const current = yield* claimed(store, { holder: "b", force: true })
      const late = store.writeCheckpointPart(1, Buffer.from([2]), [current, old])
      assert.equal(reasonOf(yield* Effect.exit(late)), "FencedError")
      assert.deepEqual([...(yield* store.checkpointPart(1))], [1])
    })
  ),
  check("marks are replaced as a whole and shown with their survey until it is signed anew", (store) =>
    Effect.gen(function* () {
      yield* store.commit(yield* claimed(store), withDocuments({ sequence: 2, item: 0 }, [survey(1)]), lease)
      yield* store.setMarks([{ survey_id: 9, mark: "unknown", noticed_at: 1, detail: "" }])
      yield* store.setMarks([{ survey_id: 1, mark: "gone", noticed_at: 1_000_000, detail: "x" }])
      assert.deepEqual(yield* store.marks, [{ survey_id: 1, mark: "gone", noticed_at: 1_000_000, detail: "x" }])
      assert.equal(Option.getOrThrow(yield* store.opportunity(1)).mark, "gone")
      yield* store.setMarks([{ survey_id: 1, mark: "gone", noticed_at: 999_999, detail: "" }])
      assert.equal(Option.getOrThrow(yield* store.opportunity(1)).mark, null)
    })
  ),
  check("keys are remembered by id", (store) =>
    Effect.gen(function* () {
      yield* store.rememberKeys([
        { key_id: "b", public_key: "1" },
        { key_id: "a", public_key: "2" }
      ])
      yield* store.rememberKeys([{ key_id: "b", public_key: "3" }])
      assert.deepEqual(yield* store.keys, [
        { key_id: "a", public_key: "2" },
        { key_id: "b", public_key: "3" }
      ])
    })
  ),
  check("an erased body replaces the old one and says so", (store) =>
    Effect.gen(function* () {
      const { sequence } = yield* append(store, "[1]")
      const entry = Option.getOrThrow(yield* store.entry(sequence))
      yield* store.rewrite(entry, Buffer.from("erased"), "erased")
      assert.equal(Buffer.from(Option.getOrThrow(yield* store.body(sequence))).toString(), "erased")
      assert.equal(Option.getOrThrow(yield* store.entry(sequence)).evidence, "erased")
    })
  )
]
