/**
 * Returns a function that calls `compute` only once for each argument and caches the value. Used for SQL, which depends only on table definitions.
 */
export const onceFor = <Key, A>(compute: (key: Key) => A): ((key: Key) => A) => {
  const known = new Map<Key, A>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const made = compute(key)
    known.set(key, made)
    return made
  }
}
