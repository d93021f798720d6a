/**
 * The operation table of the online sampling exchange API, with the method, path, authentication, retry class, pagination and deprecation of each
 * operation.
 *
 * @since 0.1.0
 */
export * from "@fieldwork/specs/exchange/operations"
