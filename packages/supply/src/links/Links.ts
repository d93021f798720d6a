/**
 * The entry links of a supplier. Each link is created once, stored in the database, and shared by all processes.
 *
 * Before a process creates a link, it claims the link in the database. It then checks whether the exchange already has the link, because an earlier
 * process may have been killed after creating the link. If the exchange refuses to create a second link, the existing link is read. An existing link whose
 * redirect URLs differ from the configured ones is updated.
 */
import { type ApiError, EntryLink } from "@fieldwork/exchange"
import type { Store, StoreError } from "@fieldwork/inbox"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { claimLink } from "./claimLink.ts"
import { entryUrl, type EntryUrlOptions } from "./entryUrl.ts"
import { LinkClaimedError, type LinkNotUpdatedError, NoLiveLinkError } from "./LinkErrors.ts"
import { obtainLink } from "./obtainLink.ts"
import { redirectsText, type SupplierLinkRequest } from "./redirects.ts"
import { makeStoredLinks } from "./StoredLinks.ts"
import type { SupplierLinkCalls } from "./SupplierLinkCalls.ts"

/** The options for `makeLinks`: where links are stored, and how links are created and signed. */
export interface LinksOptions {
  /** A store that was opened with the projection `supplyRecords`, which contains the table of links. */
  readonly store: Store
  /** The `supplierLinks` service of the exchange client. */
  readonly supplierLinks: SupplierLinkCalls
  /** The code of the supplier to whom the links belong. */
  readonly supplierCode: string
  /**
   * The body of the request that creates a link. If an existing link has redirect URLs that differ from those in `request`, the link is updated. If
   * `request` contains no redirect URLs, existing links are not changed. Default: type `OWS`, no tracking, and the supplier's default redirects.
   */
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
export type LinkError = ApiError | StoreError | LinkClaimedError | LinkNotUpdatedError | NoLiveLinkError

/** The entry links of a supplier. */
export interface Links {
  /**
   * Returns the `LiveLink` for a survey, which is the base URL of its entry links. Creates the link if it does not exist, and updates it if its
   * redirect URLs differ from the configured ones. Fails with `NotFoundError` if the survey is not allocated to the supplier, and with
   * `LinkNotUpdatedError` if the exchange refuses the update.
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
 * a link, the existing link is used, and updated if its redirect URLs differ from those in `request`. `createSupply` calls this function.
 *
 * @example
 * ```ts
 * import { Effect } from "effect"
 * import { SqliteStore } from "@fieldwork/inbox"
 * import { makeLinks, supplyRecords } from "@fieldwork/supply"
 *
 * const LiveLink = "https://exchange.example/s?SID=1&PID="
 * const link = Effect.succeed({ ApiResult: 0, ResultCount: 1, SupplierLink: { LiveLink } })
 * const supplierLinks = { get: () => link, create: () => link, update: () => link } // or the service SupplierLinks
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
  const { read: stored, write } = makeStoredLinks(store, supplierCode, redirectsText(request))
  /** The surveys whose link could not be updated. One warning is logged for each. */
  const warned = new Set<number>()

  const warnOnce = (error: LinkError): Effect.Effect<void> =>
    Effect.suspend(() => {
      if (error._tag !== "LinkNotUpdatedError" || warned.has(error.surveyId)) return Effect.void
      warned.add(error.surveyId)
      return Effect.logWarning(error.message)
    })

  const createAndStore = Effect.fnUntraced(function* (surveyId: number): Effect.fn.Return<string, LinkError> {
    const path = { SurveyNumber: surveyId, SupplierCode: supplierCode }
    const liveLink = yield* obtainLink(supplierLinks, path, request).pipe(
      Effect.tapError(warnOnce),
      Effect.onError(() => Effect.ignore(write(surveyId, null)))
    )
    if (liveLink === "") {
      yield* write(surveyId, null)
      return yield* Effect.fail(new NoLiveLinkError({ surveyId }))
    }
    yield* write(surveyId, liveLink)
    warned.delete(surveyId)
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
