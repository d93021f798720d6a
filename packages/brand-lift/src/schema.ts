/**
 * A schema for `ApiError`, which allows errors to be passed between processes, for example through a queue, a worker or an RPC.
 */
export * from "@fieldwork/core/schema"
