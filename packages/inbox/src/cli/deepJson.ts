/**
 * Serialises values that are nested too deeply for `JSON.stringify`. Stored documents can be nested that deeply, because they are stored as they were
 * received.
 */

const indentation = "  "

interface Open {
  readonly entries: ReadonlyArray<readonly [name: string | undefined, value: unknown]>
  readonly end: string
  next: number
}

const open = (value: object): Open =>
  Array.isArray(value)
    ? { entries: value.map((item: unknown) => [undefined, item === undefined ? null : item]), end: "]", next: 0 }
    : { entries: Object.entries(value).filter(([, member]) => member !== undefined), end: "}", next: 0 }

/** Returns the same JSON as `JSON.stringify`. With `isIndented`, the JSON is indented by two spaces per level, up to 100 levels. */
export const deepJson = (value: unknown, isIndented = false): string => {
  const parts: Array<string> = []
  const stack: Array<Open> = []
  const line = (): string => (isIndented ? `\n${indentation.repeat(Math.min(stack.length, 100))}` : "")
  const write = (item: unknown): void => {
    const plain: unknown = item instanceof Date ? item.toJSON() : item
    if (typeof plain !== "object" || plain === null) return void parts.push(JSON.stringify(plain))
    const opened = open(plain)
    parts.push(opened.end === "]" ? "[" : "{")
    if (opened.entries.length === 0) parts.push(opened.end)
    else stack.push(opened)
  }
  write(value)
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const entry = top.entries[top.next]
    if (entry === undefined) {
      stack.pop()
      parts.push(line(), top.end)
      continue
    }
    const [name, item] = entry
    parts.push(top.next > 0 ? "," : "", line())
    if (name !== undefined) parts.push(JSON.stringify(name), isIndented ? ": " : ":")
    top.next += 1
    write(item)
  }
  return parts.join("")
}
