/**
 * Calls a progress listener. A listener that throws, or an async one that rejects, must not break the operation.
 */
export const notifyProgress = <Progress>(
  onProgress: ((progress: Progress) => unknown) | undefined,
  progress: Progress
): void => {
  if (onProgress !== undefined) new Promise((resolve) => resolve(onProgress(progress))).catch(() => undefined)
}
