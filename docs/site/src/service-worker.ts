/**
 * Registers the service worker, and has it keep what the first page has loaded already.
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

/** A host without HTTPS, or a reader who forbids it, has the site without it. */
export const keepOffline = (base: string): void => {
  if ("serviceWorker" in navigator) addEventListener("load", () => void register(base).catch(() => {}))
}
