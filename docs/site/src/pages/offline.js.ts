/**
 * Writes the service worker, which makes visited pages available offline.
 *
 * Pages are loaded from the network if possible, and from the cache otherwise. Files with a hash in their name are loaded from the cache first. Each
 * build has its own cache.
 */
import type { APIRoute } from "astro"

const code = (build: number): string => `const own = "fieldwork " + registration.scope + " "
const store = own + "${build}"
const keep = async (request, response) => {
  if (response.ok && response.type === "basic") await (await caches.open(store)).put(request, response.clone())
  return response
}
const load = async (request) => {
  try {
    return await keep(request, await fetch(request))
  } catch (cause) {
    const cached = await caches.match(request, { ignoreSearch: true })
    if (cached === undefined) throw cause
    return cached
  }
}
const keepAll = async (urls) => {
  const open = await caches.open(store)
  await Promise.all(urls.map((url) => open.add(url).catch(() => {})))
}
const begin = async () => {
  for (const name of await caches.keys()) if (name.startsWith(own) && name !== store) await caches.delete(name)
  await clients.claim()
}
addEventListener("install", () => skipWaiting())
addEventListener("activate", (event) => event.waitUntil(begin()))
addEventListener("message", (event) => event.waitUntil(keepAll(event.data)))
addEventListener("fetch", (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== "GET" || url.origin !== location.origin) return
  const isHashed = url.pathname.includes("/_astro/")
  event.respondWith(isHashed ? caches.match(request).then((cached) => cached ?? load(request)) : load(request))
})
`

export const GET: APIRoute = () => new Response(code(Date.now()))
