/**
 * A function of texts that remembers its latest results: clients send the same few paths and addresses again and again.
 */

/** How many texts are remembered before all are forgotten, and how long one may be. */
const most = 1000
const longest = 256

/** `undefined` is not remembered, so that what nobody knows pushes out nothing. */
export const remembered = <A>(compute: (text: string) => A): ((text: string) => A) => {
  let recent = new Map<string, A>()
  return (text) => {
    const known = recent.get(text)
    if (known !== undefined) return known
    const found = compute(text)
    if (found === undefined || text.length > longest) return found
    if (recent.size >= most) recent = new Map()
    recent.set(text, found)
    return found
  }
}
