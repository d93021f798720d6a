/**
 * Caches the recent results of functions, because clients repeatedly send the same paths, URLs and times.
 */

/** The default maximum number of cached results, at which the cache is cleared. `longest` is the maximum length of a cached key. */
const usual = 1000
const longest = 256

/** Returns a function that caches the results of `compute`. The result `undefined` is not cached, so unknown keys do not fill the cache. */
export const remembered = <A, Key extends string | number = string>(
  compute: (key: Key) => A,
  most: number = usual
): ((key: Key) => A) => {
  let recent = new Map<Key, A>()
  return (key) => {
    const known = recent.get(key)
    if (known !== undefined) return known
    const found = compute(key)
    if (found === undefined || (typeof key === "string" && key.length > longest)) return found
    if (recent.size >= most) recent = new Map()
    recent.set(key, found)
    return found
  }
}

/** Returns a function that caches the result of `compute` for each object, for as long as the object exists. */
export const rememberedBy = <Key extends object, A>(compute: (key: Key) => A): ((key: Key) => A) => {
  const known = new WeakMap<Key, A>()
  return (key) => {
    const found = known.get(key) ?? compute(key)
    known.set(key, found)
    return found
  }
}
