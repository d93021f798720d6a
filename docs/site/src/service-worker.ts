/**
 * Registers the service worker. On the first visit, the worker caches the files that the page has already loaded.
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

/** Makes the site available offline. If the page is not served over HTTPS or the browser blocks service workers, the site still works online. */
export const keepOffline = (base: string): void => {
  if ("serviceWorker" in navigator) addEventListener("load", () => void register(base).catch(() => {}))
}
