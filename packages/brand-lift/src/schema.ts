/**
 * A schema for `ApiError`, used to pass errors between processes, for example through a queue, a worker or RPC.
 */
export * from "@fieldwork/core/schema"
