/**
 * Calls a progress listener. An error that the listener throws, or with which its Promise rejects, is ignored, so it does not interrupt the
 * operation.
 */
export const notifyProgress = <Progress>(
  onProgress: ((progress: Progress) => unknown) | undefined,
  progress: Progress
): void => {
  if (onProgress !== undefined) new Promise((resolve) => resolve(onProgress(progress))).catch(() => undefined)
}
