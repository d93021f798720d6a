/**
 * Delivers changes and messages to other systems: brokers, HTTP receivers, an outbox table. The sinks are entries of their own, `@fieldwork/inbox/relay/nats` and so on.
 */
export { type Envelope, encodeEnvelope, encodeNotice, type EpochNotice } from "./relay/Envelope.ts"
export { relay, type RelayOptions } from "./relay/Relay.ts"
export { RelayError } from "./relay/RelayError.ts"
export { type Fence, type Sink, SinkError } from "./relay/Sink.ts"
export type { ReaderMode } from "./store/Readers.ts"
