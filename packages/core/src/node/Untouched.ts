/**
 * Whether the global `fetch` is as Node made it: only then may its place be taken.
 *
 * A `fetch` that was replaced, and a proxy or an agent that was set as undici's global dispatcher, were set to be used: requests then go
 * through `fetch`. Whatever is not recognised counts as set.
 */

/** Where undici keeps the global dispatcher: up to version 7, and since. Node brings its own copy of one or the other. */
const places = [Symbol.for("undici.globalDispatcher.1"), Symbol.for("undici.globalDispatcher.2")] as const

const globals: Readonly<Record<symbol, unknown>> = globalThis as never

/** The function that Node puts there says where it takes the real one from. */
const isNodes = (fetch: unknown): boolean =>
  typeof fetch === "function" && Function.prototype.toString.call(fetch).includes("internal/deps/undici")

/** What undici keeps under a symbol of its own. */
const hidden = (dispatcher: object, name: string): unknown => {
  const place = Object.getOwnPropertySymbols(dispatcher).find(({ description }) => description === name)
  return place === undefined ? undefined : Reflect.get(dispatcher, place)
}

/** An `Agent` without a setting, whose `dispatch` no interceptor stands before. */
const isStandard = (dispatcher: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(dispatcher)
  if (typeof prototype !== "object" || prototype === null) return false
  // What undici 8 leaves for older copies of itself passes on to its own global dispatcher, which is looked at as well.
  if (prototype.constructor.name === "Dispatcher1Wrapper") return true
  if (prototype.constructor.name !== "Agent") return false
  if (Reflect.get(dispatcher, "dispatch") !== Reflect.get(prototype, "dispatch")) return false
  const factory = hidden(dispatcher, "factory")
  if (typeof factory !== "function" || factory.name !== "defaultFactory") return false
  const options = hidden(dispatcher, "options")
  if (typeof options !== "object" || options === null) return false
  return Object.entries(options).every(
    ([name, value]) => value === undefined || (name === "maxOrigins" && value === Infinity)
  )
}

const isUnset = (dispatcher: unknown): boolean =>
  dispatcher === undefined || (typeof dispatcher === "object" && dispatcher !== null && isStandard(dispatcher))

let seen:
  | { readonly fetch: unknown; readonly dispatchers: readonly [unknown, unknown]; readonly verdict: boolean }
  | undefined

/** Looked at for each request, as each may be set at any time; judged anew only when one has changed. */
export const isUntouched = (): boolean => {
  const fetch: unknown = globalThis.fetch
  const first = globals[places[0]]
  const second = globals[places[1]]
  if (seen === undefined || seen.fetch !== fetch || seen.dispatchers[0] !== first || seen.dispatchers[1] !== second) {
    const verdict = isNodes(fetch) && isUnset(first) && isUnset(second)
    seen = { fetch, dispatchers: [first, second], verdict }
  }
  return seen.verdict
}
