/** Whether a supply service is ready and, if it is not, the reason as the name of an error and a sentence. */
export type Readiness =
  | { readonly ready: true }
  | {
      readonly ready: false
      /**
       * `KeysUnavailableError` if no callback can be verified, `StaleIndexError` if the router is behind, `NotProjecting` if received callbacks are not
       * applied, or the name of the error for which a callback could not be accepted.
       */
      readonly reason: string
      readonly detail: string
    }
