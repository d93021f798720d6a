/**
 * Records sessions for tests: real traffic is recorded once, without secrets or personal identifiers, and replayed without a network.
 */
export { record, type Recording, type RecordOptions } from "./record.ts"
export { NotRecordedError, replay, type ReplayOptions } from "./replay.ts"
export type { Interaction, Session } from "./Session.ts"
