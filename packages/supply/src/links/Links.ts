/**
 * The entry links of a supplier. Each link is created once, stored in the database, and shared by all processes.
 *
 * Before a process creates a link, it claims the link in the database. It then checks whether the exchange already has the link, because an earlier
 * process may have been killed after creating the link. If the exchange refuses to create a second link, the existing link is read.
 */
import { type ApiError, EntryLink } from "@fieldwork/exchange"
import type { components } from "@fieldwork/exchange-client"
import type { Store, StoreError } from "@fieldwork/inbox"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { claimLink } from "./claimLink.ts"
import { entryUrl, type EntryUrlOptions } from "./entryUrl.ts"
import { LinkClaimedError, NoLiveLinkError } from "./LinkErrors.ts"

type SupplierLinkRequest = components["schemas"]["SupplierLinkRequest"]
type LinkResponse = Effect.Effect<components["schemas"]["SupplierLinkResponse"], ApiError>

interface LinkOf {
  readonly SurveyNumber: number
  readonly SupplierCode: string
}

/** The methods of the `SupplierLinks` service that this package uses. */
export interface SupplierLinkCalls {
  readonly get: (input: LinkOf) => LinkResponse
  readonly create: (input: LinkOf & { readonly body: SupplierLinkRequest }) => LinkResponse
}

/** The options for `makeLinks`: where links are stored, and how links are created and signed. */
export interface LinksOptions {
  /** A store that was opened with the projection `supplyRecords`, which contains the table of links. */
  readonly store: Store
  /** The `supplierLinks` service of the exchange client. */
  readonly supplierLinks: SupplierLinkCalls
  /** The code of the supplier to whom the links belong. */
  readonly supplierCode: string
  /** The body of the request that creates a link. Default: type `OWS`, no tracking, and the supplier's default redirects. */
  readonly request?: SupplierLinkRequest | undefined
  /** The settings for signing entry links. Required only if the account is configured for signed links. */
  readonly hash?: EntryLink.Hash | undefined
  /**
   * The duration of a claim in milliseconds. No other process creates the link until the claim expires. Processes that share a store must use the same
   * duration, because a claim that lasts more than a minute longer is ignored. Default: 30,000.
   */
  readonly claimMillis?: number | undefined
}

/** The errors with which a request for a link can fail. */
export type LinkError = ApiError | StoreError | LinkClaimedError | NoLiveLinkError

/** The entry links of a supplier. */
export interface Links {
  /**
   * Returns the `LiveLink` for a survey, which is the base URL of its entry links. Creates the link if it does not exist. Fails with `NotFoundError`
   * if the survey is not allocated to the supplier.
   */
  readonly for: (surveyId: number) => Effect.Effect<string, LinkError>
  /**
   * Returns the entry link for one respondent. Dies with `InvalidEntryLinkError` if the respondent's `pid`, `mid` or `answers` violate the rules for
   * entry links.
   */
  readonly entry: (surveyId: number, respondent: Omit<EntryUrlOptions, "liveLink">) => Effect.Effect<string, LinkError>
}

const defaultRequest: SupplierLinkRequest = { SupplierLinkTypeCode: "OWS", TrackingTypeCode: "NONE" }

/** The polling interval in milliseconds while another process creates a link. */
const pollMillis = 25

/**
 * Creates the entry links of a supplier. Each link is created once, stored in the database, and shared by all processes. If the exchange already has
 * a link, the existing link is used. `createSupply` calls this function.
 *
 * @example
 * ```ts
 * import { Effect } from "effect"
 * import { SqliteStore } from "@fieldwork/inbox"
 * import { makeLinks, supplyRecords } from "@fieldwork/supply"
 *
 * const LiveLink = "https://exchange.example/s?SID=1&PID="
 * const link = Effect.succeed({ ApiResult: 0, ResultCount: 1, SupplierLink: { LiveLink } })
 * const supplierLinks = { get: () => link, create: () => link } // or the service SupplierLinks
 * const program = Effect.gen(function* () {
 *   const store = yield* SqliteStore.make({ path: ":memory:", projections: [supplyRecords] })
 *   const links = makeLinks({ store, supplierLinks, supplierCode: "4711" })
 *   return yield* links.entry(7, { pid: "p-81", mid: "s-5512" })
 * })
 * await Effect.runPromise(Effect.scoped(program)) // => "https://exchange.example/s?SID=1&PID=p-81&MID=s-5512"
 * ```
 */
export const makeLinks = (options: LinksOptions): Links => {
  const { claimMillis = 30_000, hash, request = defaultRequest, store, supplierCode, supplierLinks } = options
  const sign = hash && EntryLink.signer(hash)
  const known = new Map<number, string>()

  const stored = (surveyId: number): Effect.Effect<string | undefined, StoreError> =>
    Effect.map(
      store.sql.query("link", "SELECT live_link FROM supply_link WHERE supplier_code = ? AND survey_id = ?", [
        supplierCode,
        surveyId
      ]),
      ([row]) => (typeof row?.["live_link"] === "string" ? row["live_link"] : undefined)
    )

  const write = (surveyId: number, liveLink: string | null) =>
    store.sql.transact("link", [
      {
        sql: "UPDATE supply_link SET live_link = ?, claimed_until = 0 WHERE supplier_code = ? AND survey_id = ?",
        params: [liveLink, supplierCode, surveyId]
      }
    ])

  const path = (SurveyNumber: number) => ({ SurveyNumber, SupplierCode: supplierCode })
  const liveLinkOf = ({ SupplierLink }: components["schemas"]["SupplierLinkResponse"]) => SupplierLink?.LiveLink ?? ""

  const existing = (surveyId: number): Effect.Effect<string | undefined, ApiError> =>
    supplierLinks.get(path(surveyId)).pipe(
      Effect.map(liveLinkOf),
      Effect.catchIf(
        ({ reason }) => reason._tag === "NotFoundError",
        () => Effect.succeed(undefined)
      )
    )

  const create = Effect.fnUntraced(function* (surveyId: number): Effect.fn.Return<string, LinkError> {
    const found = yield* existing(surveyId)
    if (found !== undefined) return found
    return yield* supplierLinks.create({ ...path(surveyId), body: request }).pipe(
      Effect.map(liveLinkOf),
      // If the request fails, the link may exist nevertheless, because another process has created it or because the response to this call was lost.
      Effect.catch((failure) =>
        Effect.flatMap(existing(surveyId), (created) =>
          created === undefined ? Effect.fail(failure) : Effect.succeed(created)
        )
      )
    )
  })

  const createAndStore = Effect.fnUntraced(function* (surveyId: number): Effect.fn.Return<string, LinkError> {
    const liveLink = yield* create(surveyId).pipe(Effect.onError(() => Effect.ignore(write(surveyId, null))))
    if (liveLink === "") {
      yield* write(surveyId, null)
      return yield* Effect.fail(new NoLiveLinkError({ surveyId }))
    }
    yield* write(surveyId, liveLink)
    return liveLink
  })

  const read = Effect.fnUntraced(function* (surveyId: number): Effect.fn.Return<string, LinkError> {
    const until = (yield* Clock.currentTimeMillis) + claimMillis
    while ((yield* Clock.currentTimeMillis) <= until) {
      const liveLink = yield* stored(surveyId)
      if (liveLink !== undefined) return liveLink
      if (yield* claimLink(store, supplierCode, surveyId, claimMillis)) return yield* createAndStore(surveyId)
      yield* Effect.sleep(pollMillis)
    }
    return yield* Effect.fail(new LinkClaimedError({ surveyId }))
  })

  const linkFor = Effect.fnUntraced(function* (surveyId: number): Effect.fn.Return<string, LinkError> {
    const liveLink = known.get(surveyId) ?? (yield* read(surveyId))
    known.set(surveyId, liveLink)
    return liveLink
  })

  return {
    for: linkFor,
    entry: (surveyId, respondent) =>
      Effect.flatMap(linkFor(surveyId), (liveLink) => Effect.promise(() => entryUrl({ ...respondent, liveLink }, sign)))
  }
}
