/**
 * Sends with Effect's `HttpClient`, for programs that have one.
 */
export * from "@fieldwork/core/http-client"
