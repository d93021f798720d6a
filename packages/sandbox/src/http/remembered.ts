/**
 * Caches the latest results of a function, because clients send the same few paths and URLs repeatedly, and read the
 * same times and pages.
 */

/** The default number of results after which the cache is cleared, and the maximum length of a key. */
const usual = 1000
const longest = 256

/** `undefined` is not cached, so that unknown keys do not fill the cache. */
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

/** Caches results by an object for as long as it exists. */
export const rememberedBy = <Key extends object, A>(compute: (key: Key) => A): ((key: Key) => A) => {
  const known = new WeakMap<Key, A>()
  return (key) => {
    const found = known.get(key) ?? compute(key)
    known.set(key, found)
    return found
  }
}
