/**
 * A schema for `ApiError`, with which errors can be passed between processes, for example through a queue, a worker or RPC.
 */
export * from "@fieldwork/core/schema"
