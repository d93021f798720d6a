/**
 * Calls a listener whose failure must change nothing: a log that is full must not change the response, nor end the process.
 */
export const notify = <A extends ReadonlyArray<unknown>>(
  listener: ((...values: A) => unknown) | undefined,
  ...values: A
): void => {
  void (async () => listener?.(...values))().catch(() => {
    // There is nobody left to tell.
  })
}
