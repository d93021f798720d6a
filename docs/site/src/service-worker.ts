/**
 * Registers the service worker, and makes it cache the files that the first page has already loaded.
 */
const here = (): ReadonlyArray<string> => [
  location.href,
  ...performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin))
]

const register = async (base: string): Promise<void> => {
  await navigator.serviceWorker.register(`${base}/offline.js`, { scope: `${base}/` })
  const { active } = await navigator.serviceWorker.ready
  if (navigator.serviceWorker.controller === null || active !== navigator.serviceWorker.controller)
    active?.postMessage(here())
}

/** Without HTTPS, or if the browser blocks service workers, the site works but is not available offline. */
export const keepOffline = (base: string): void => {
  if ("serviceWorker" in navigator) addEventListener("load", () => void register(base).catch(() => {}))
}
