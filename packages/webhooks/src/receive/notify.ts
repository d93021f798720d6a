/**
 * Calls a listener whose failure must not have any effect: an error while logging must neither change the response nor end the process.
 */
export const notify = <A extends ReadonlyArray<unknown>>(
  listener: ((...values: A) => unknown) | undefined,
  ...values: A
): void => {
  void (async () => listener?.(...values))().catch(() => {
    // No listener remains to receive this error.
  })
}
