/**
 * Sends requests with Effect's `HttpClient`, for programs that already provide one.
 */
export * from "@fieldwork/core/http-client"
