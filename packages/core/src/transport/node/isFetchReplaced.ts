/**
 * Detects whether the global `fetch` or its dispatcher has been replaced. Only Node's own `fetch` and dispatcher may be bypassed.
 *
 * If `fetch` is replaced, or a proxy or an agent is set as undici's global dispatcher, requests must be sent with `fetch`. Any function or dispatcher
 * that is not recognised counts as replaced.
 */

/** The symbol of the global dispatcher in Node's built-in undici. The symbol changed in undici 8, and later versions set both symbols. */
export const dispatcherSymbol = Symbol.for(
  `undici.globalDispatcher.${Number.parseInt(process.versions["undici"] ?? "") >= 8 ? 2 : 1}`
)

/** Checks whether the function is Node's own `fetch`, whose source contains the name of the module that it loads. */
const isNodes = (fetch: unknown): boolean =>
  typeof fetch === "function" && Function.prototype.toString.call(fetch).includes("internal/deps/undici")

/** Returns the value of the dispatcher's property whose key is a symbol with the description `name`, or undefined if there is none. */
const hidden = (dispatcher: object, name: string): unknown => {
  const symbol = Object.getOwnPropertySymbols(dispatcher).find(({ description }) => description === name)
  return symbol === undefined ? undefined : Reflect.get(dispatcher, symbol)
}

/** Checks whether the dispatcher is an `Agent` without settings or interceptors. */
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

export const isFetchReplaced = (fetch: unknown, dispatcher: unknown): boolean => !isNodes(fetch) || !isUnset(dispatcher)
