/**
 * Caches the recent results of functions, because clients repeatedly send the same paths, URLs and times.
 */

/**
 * The default maximum number of cached results. When it is reached, the cache is cleared. Results for keys longer than `maxKeyLength` are not cached.
 */
const defaultMaxEntries = 1000
const maxKeyLength = 256

/** Returns a function that caches the results of `compute`. The result `undefined` is not cached, so unknown keys do not fill the cache. */
export const memoize = <A, Key extends string | number = string>(
  compute: (key: Key) => A,
  maxEntries: number = defaultMaxEntries
): ((key: Key) => A) => {
  let results = new Map<Key, A>()
  return (key) => {
    const known = results.get(key)
    if (known !== undefined) return known
    const found = compute(key)
    if (found === undefined || (typeof key === "string" && key.length > maxKeyLength)) return found
    if (results.size >= maxEntries) results = new Map()
    results.set(key, found)
    return found
  }
}

/** Returns a function that caches the result of `compute` for each object, for as long as the object exists. */
export const memoizeByObject = <Key extends object, A>(compute: (key: Key) => A): ((key: Key) => A) => {
  const known = new WeakMap<Key, A>()
  return (key) => {
    const found = known.get(key) ?? compute(key)
    known.set(key, found)
    return found
  }
}
