/**
 * Sends requests with Effect's `HttpClient`, for programs that already use it.
 */
export * from "@fieldwork/core/http-client"
