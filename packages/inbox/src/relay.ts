/**
 * Delivers changes and messages to other systems: message brokers, HTTP receivers, or an outbox table. Each sink has a separate entry point, such as
 * `@fieldwork/inbox/relay/nats`.
 */
export { type Envelope, encodeEnvelope, encodeNotice, type EpochNotice } from "./relay/Envelope.ts"
export { relay, type RelayOptions } from "./relay/relay.ts"
export { RelayError } from "./relay/RelayError.ts"
export { type Fence, type Sink, SinkError } from "./relay/Sink.ts"
export type { ReaderMode } from "./store/Readers.ts"
