/** Returns a function that computes the value for each argument only once. It is used to cache SQL, which depends only on table definitions. */
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
