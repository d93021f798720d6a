/**
 * Calls a listener and ignores its errors. An error while logging must neither change the response nor terminate the process.
 */
export const notify = <A extends ReadonlyArray<unknown>>(
  listener: ((...values: A) => unknown) | undefined,
  ...values: A
): void => {
  void (async () => listener?.(...values))().catch(() => {
    // An error in the listener is ignored, because there is no other place to report it.
  })
}
