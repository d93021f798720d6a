/**
 * The operation table of the online sampling exchange API. For each operation, it contains the method, the path, the authentication, whether the
 * request may be sent twice, the pagination and the deprecation.
 *
 * @since 0.1.0
 */
export * from "@fieldwork/specs/exchange/operations"
