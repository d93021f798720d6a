/**
 * `ApiError` as a schema, so that it crosses the border of a process: a queue, a worker, an RPC.
 */
export * from "@fieldwork/core/schema"
