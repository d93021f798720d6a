/**
 * Calls a listener and ignores its errors. An error while logging must neither change the response nor terminate the process.
 */
export const notify = <A extends ReadonlyArray<unknown>>(
  listener: ((...values: A) => unknown) | undefined,
  ...values: A
): void => {
  void (async () => listener?.(...values))().catch(() => {
    // The error is ignored, because there is no other listener that could handle it.
  })
}
