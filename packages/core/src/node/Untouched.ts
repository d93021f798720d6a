/**
 * Whether the global `fetch` is as Node made it: only then may its place be taken.
 *
 * A `fetch` that was replaced, and a proxy or an agent that was set as undici's global dispatcher, were set to be used: requests then go
 * through `fetch`. Whatever is not recognised counts as set.
 */

const globals = globalThis as unknown as Readonly<Record<symbol, unknown>>

/** Where Node's own copy of undici looks for the global dispatcher: another place since version 8. A later copy sets both. */
const place = Symbol.for(`undici.globalDispatcher.${Number.parseInt(process.versions["undici"] ?? "") >= 8 ? 2 : 1}`)

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
  const maker: unknown = Reflect.get(prototype, "constructor")
  if (typeof maker !== "function" || maker.name !== "Agent") return false
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

let seen: { readonly fetch: unknown; readonly dispatcher: unknown; readonly verdict: boolean } | undefined

/** Looked at for each request, as each may be set at any time; judged anew only when one has changed. */
export const isUntouched = (): boolean => {
  const { fetch } = globalThis
  const dispatcher = globals[place]
  if (seen === undefined || seen.fetch !== fetch || seen.dispatcher !== dispatcher) {
    seen = { fetch, dispatcher, verdict: isNodes(fetch) && isUnset(dispatcher) }
  }
  return seen.verdict
}
