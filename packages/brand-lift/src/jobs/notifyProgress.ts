/**
 * Calls a progress listener. Errors that the listener throws and Promises that it rejects are ignored, so they do not interrupt the operation.
 */
export const notifyProgress = <Progress>(
  onProgress: ((progress: Progress) => unknown) | undefined,
  progress: Progress
): void => {
  if (onProgress !== undefined) new Promise((resolve) => resolve(onProgress(progress))).catch(() => undefined)
}
