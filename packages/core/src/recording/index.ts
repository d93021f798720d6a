/**
 * Recorded sessions for tests: real traffic once, without secrets and identifiers of persons, and then with the network off.
 */
export { record, type Recording, type RecordOptions } from "./record.ts"
export { NotRecordedError, replay, type ReplayOptions } from "./replay.ts"
export type { Exchanged, Session } from "./Session.ts"
