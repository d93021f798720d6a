/** The metrics of the inbox. Their labels never identify a respondent, a survey or a key. */
import { Metric } from "effect"

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Counts callbacks by result. Labels: `stream` and `result` (`accepted`, `known` (a duplicate), `refused`, `overloaded`, `failed` or `released`).
 * Refused callbacks also have the `reason` label. Released callbacks, which were held until their key was known, also have the `status` label.
 */
export const callbacks = Metric.counter("fieldwork_inbox_callbacks_total", {
  description: "Callbacks by the result of the response",
  incremental: true
})
export const bytes = Metric.counter("fieldwork_inbox_bytes_total", {
  description: "Size of the accepted bodies before compression",
  incremental: true
})
/**
 * Counts callbacks that were accepted although the difference between their signature time and the local clock exceeded the configured tolerance.
 * Labels: `stream` and `timing` (`late` or `ahead`).
 */
export const untimely = Metric.counter("fieldwork_inbox_untimely_total", {
  description: "Accepted callbacks whose signature time is outside the tolerance",
  incremental: true
})
export const responseSeconds = Metric.histogram("fieldwork_inbox_response_seconds", {
  description: "Time from the first byte of a callback to its response",
  boundaries: seconds
})
/** Counts log entries that have been applied to the projections. Label: `stream`. */
export const projected = Metric.counter("fieldwork_inbox_projected_total", {
  description: "Log entries applied to the projections",
  incremental: true
})
export const projectSeconds = Metric.histogram("fieldwork_inbox_project_seconds", {
  description: "Time to apply one log entry",
  boundaries: seconds
})
/** Counts failures after which a projector restarted from its stored position. Label: `stream`. */
export const projectorFailures = Metric.counter("fieldwork_inbox_projector_failures_total", {
  description: "Number of times that a projector lost its lease or its store",
  incremental: true
})
/** The number of log entries that have not been applied yet. Label: `stream`. */
export const waiting = Metric.gauge("fieldwork_inbox_waiting_entries", {
  description: "Log entries that are not applied yet"
})
export const waitingSeconds = Metric.gauge("fieldwork_inbox_waiting_seconds", {
  description: "Waiting time of the oldest log entry that is not applied yet"
})
/** The time in seconds since a projector last renewed its lease, according to the database's clock. Label: `stream`. */
export const leaseAgeSeconds = Metric.gauge("fieldwork_inbox_lease_age_seconds", {
  description: "Time since a projector last renewed its lease, by the database's clock"
})
/** 1 while this process holds the stream's projection lease, otherwise 0. Label: `stream`. */
export const leaseHeld = Metric.gauge("fieldwork_inbox_lease_held", {
  description: "1 if this process projects the stream, otherwise 0"
})
/** The time in seconds since the last callback was accepted, or since startup if none has been accepted yet. Label: `stream`. */
export const sinceAcceptedSeconds = Metric.gauge("fieldwork_inbox_since_accepted_seconds", {
  description: "Time since the last accepted callback, or since startup if none has been accepted"
})
/** The duration of store calls in seconds, both successful and failed. Label: `operation`. */
export const storeSeconds = Metric.histogram("fieldwork_inbox_store_call_seconds", {
  description: "Duration of a store call, whether it succeeds or fails",
  boundaries: seconds
})
/** Counts changes and messages that a relay has delivered and the receiving system (the sink) has acknowledged. Labels: `reader` and `stream`. */
export const relayed = Metric.counter("fieldwork_inbox_relayed_total", {
  description: "Changes and messages that a sink has acknowledged",
  incremental: true
})
/** Counts failures after which a relay redelivered a batch or restarted from its stored position. Labels: `reader` and `stream`. */
export const relayFailures = Metric.counter("fieldwork_inbox_relay_failures_total", {
  description: "Number of times that a relay could not deliver, or lost its lease or its store",
  incremental: true
})
/**
 * The number of changes, or of callbacks in `messages` mode, that a relay has not delivered yet. Labels: `reader` (the name under which the relay
 * stores its position) and `stream`.
 */
export const readerWaiting = Metric.gauge("fieldwork_inbox_reader_waiting", {
  description: "Changes (callbacks in the mode messages) that a reader has not delivered yet"
})
export const readerWaitingSeconds = Metric.gauge("fieldwork_inbox_reader_waiting_seconds", {
  description: "Time since the callback of the oldest change that a reader has not delivered yet was received"
})
export const spoolBytes = Metric.gauge("fieldwork_inbox_spool_held_bytes", {
  description: "Size of the accepted callbacks in the spool that may not be in the log yet"
})
export const databaseBytes = Metric.gauge("fieldwork_inbox_database_bytes", {
  description: "Size of the database"
})
export const walBytes = Metric.gauge("fieldwork_inbox_write_ahead_log_bytes", {
  description: "Size of SQLite's write-ahead log"
})
export const diskFreeBytes = Metric.gauge("fieldwork_inbox_disk_free_bytes", {
  description: "Free space on the disk of the database file or the spool"
})
export const unknownKeyBytes = Metric.gauge("fieldwork_inbox_unknown_key_bytes", {
  description: "Size of the callbacks that are held because their key is not known yet"
})
export const quarantined = Metric.gauge("fieldwork_inbox_quarantined_items", {
  description: "Items in the quarantine, which were applied partly or not at all"
})
/**
 * The number of surveys whose state differs between the exchange and the inbox. The `mark` label is the kind of difference: `stale` (the exchange has
 * sent the survey again since the last message that was received), `unknown` (the exchange lists the survey, but no message about it was received) or
 * `gone` (the survey is live in the inbox, but no longer listed).
 */
export const marked = Metric.gauge("fieldwork_inbox_marked_surveys", {
  description: "Surveys for which the exchange and the local state differ"
})
export const eventLoopSeconds = Metric.gauge("fieldwork_inbox_event_loop_p99_seconds", {
  description: "Delay of the event loop since the last measurement, 99th percentile"
})
/** The longest event loop delay since the last measurement, in seconds. It should stay low even while batches of several megabytes are processed. */
export const eventLoopMaxSeconds = Metric.gauge("fieldwork_inbox_event_loop_max_seconds", {
  description: "Maximum delay of the event loop since the last measurement"
})
export const checkpointSeconds = Metric.gauge("fieldwork_inbox_checkpoint_seconds", {
  description: "Time that this process took to write its last checkpoint"
})
export const checkpointAt = Metric.gauge("fieldwork_inbox_checkpoint_timestamp_seconds", {
  description: "Unix time at which this process last wrote a checkpoint"
})
export const pruneSeconds = Metric.gauge("fieldwork_inbox_prune_seconds", {
  description: "Duration of the last pruning by this process"
})
export const pruneAt = Metric.gauge("fieldwork_inbox_prune_timestamp_seconds", {
  description: "Unix time at which this process last pruned successfully"
})
export const prunedBodies = Metric.counter("fieldwork_inbox_pruned_bodies_total", {
  description: "Removed bodies of old callbacks",
  incremental: true
})
export const memoryBytes = Metric.gauge("fieldwork_inbox_resident_memory_bytes", {
  description: "Resident memory of the process"
})

export const withAttributes = <Input, State>(
  metric: Metric.Metric<Input, State>,
  attributes: Readonly<Record<string, string>>
) => Metric.withAttributes(metric, attributes)
