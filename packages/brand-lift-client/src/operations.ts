/**
 * The operation table of the brand lift measurement API, with the method, path, authentication, retry class, pagination and deprecation of each
 * operation.
 *
 * @since 0.1.0
 */
export * from "@fieldwork/specs/brand-lift/operations"
