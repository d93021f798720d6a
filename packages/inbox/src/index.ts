/**
 * Durable, verified ingestion of the exchange's callbacks.
 */
export { Inbox, type InboxOptions } from "./Inbox.ts"
export type { EvidenceState, Entry, OrderKey, LogPosition, StreamName, Timing } from "./Message.ts"
export type { ReceiverOptions } from "./receive/Receiver.ts"
export type { Change, ChangesOptions } from "./query/Changes.ts"
export { CursorError } from "./query/Cursor.ts"
export { PrunedMessagesError } from "./query/MessageFeed.ts"
export type {
  KnownOpportunity,
  Opportunities,
  OpportunityChange,
  OpportunityMessage,
  OpportunityVersion
} from "./query/Opportunities.ts"
export type { KnownOutcome, OutcomeChange, Outcomes, SentOutcome } from "./query/Outcomes.ts"
export type { OpportunityStatus } from "./store/Rows.ts"
export { type Count, type Lag, type Mark, type OpportunityFilter, type OutcomeFilter, Store } from "./store/Store.ts"
export * from "./store/StoreError.ts"
export * as SqliteStore from "./sqlite/LoadedLater.ts"
export * as PostgresStore from "./postgres/LoadedLater.ts"
export { toNanos } from "@fieldwork/webhooks/events"
export { compare as compareListing, detectGaps, type GapOptions, type Gaps, watchGaps } from "./gap/GapDetector.ts"
export { type ExchangeKeysOptions, makeExchangeKeys } from "./ExchangeKeys.ts"
export { lastKeys, rememberedKeys } from "./RememberedKeys.ts"
export { type FollowOptions, followKeys } from "./serve/FollowKeys.ts"
export { holdFile } from "./serve/OpenStore.ts"
export { SettingsError } from "./serve/SettingsError.ts"
export { makeExchangeListing } from "./gap/ExchangeListing.ts"
export type { ListedSurvey, Listing } from "./gap/Listing.ts"
export { checkpoint } from "./operate/Checkpoint.ts"
export { fingerprint } from "./operate/TableDump.ts"
export { DamagedEvidenceError } from "./operate/DamagedEvidence.ts"
export { erase, type Erased } from "./operate/Erase.ts"
export { UnknownIdentifierError } from "./operate/Identifiers.ts"
export type { Report, Step } from "./operate/Progress.ts"
export { defaultHistoryDays, defaultRetentionDays, prune, type Pruned } from "./operate/Prune.ts"
export { listQuarantine, moveQuarantined, retryQuarantine } from "./operate/Quarantine.ts"
export { rebuild, type RebuildOptions, type Rebuilt } from "./operate/Rebuild.ts"
export { MissingEvidenceError } from "./operate/Recompute.ts"
export { replay, ReplayError, type Replayed, type ReplayOptions } from "./operate/Replay.ts"
export { verifyEvidence, type Verification } from "./operate/Verify.ts"
export { isWhole, type StoreVerification, verify, type VerifyOptions } from "./operate/VerifyStore.ts"
