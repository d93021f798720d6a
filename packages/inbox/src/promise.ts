/** The entry point for programs without Effect. The methods of the inbox return Promises. */
export { createInbox } from "./promise/createInbox.ts"
export type { ReadApi, ReadApiOptions } from "./http/ReadApiOptions.ts"
export type * from "./promise/Inbox.ts"
export type { StreamName } from "./Message.ts"
export type { InboxSettings, PublicKeyEntry } from "./open/InboxSettings.ts"
export type * from "./query/QueryTypes.ts"
export type { Count, Mark, OpportunityFilter, OpportunityStatus, OutcomeFilter } from "./store/Filters.ts"
