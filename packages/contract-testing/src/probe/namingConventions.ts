/**
 * The naming conventions that a service may use for its fields.
 */

const words = (name: string): ReadonlyArray<string> =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .split(/[\s_]+/)
    .filter((word) => word !== "")

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

/** Converts the leading capitals of a name to lower case: `CPIValue` becomes `cpiValue`. */
const lowered = (name: string): string => name.replace(/^[A-Z]+(?![a-z])|^[A-Z]/, (begin) => begin.toLowerCase())

export const namingConventions: Readonly<Record<string, (name: string) => string>> = {
  camelCase: (name) =>
    name.includes("_") && !/^[A-Z]/.test(name)
      ? words(name)
          .map((word, index) => (index === 0 ? word.toLowerCase() : capital(word.toLowerCase())))
          .join("")
      : lowered(name),
  snake_case: (name) =>
    words(name)
      .map((word) => word.toLowerCase())
      .join("_"),
  PascalCase: (name) => words(name).map(capital).join(""),
  "lower case": (name) => name.toLowerCase()
}

interface Pair {
  readonly name: string
  readonly service: string
}

/** Returns the naming style of a name. A service with two generations of operations can use two styles. */
const styleOf = (name: string): string => (/^[A-Z]/.test(name) ? "Pascal" : name.includes("_") ? "snake" : "plain")

/** Returns the items whose names are in the same style as the name `first`. */
export const sameStyle = <A>(first: string, items: ReadonlyArray<A>, nameOf: (item: A) => string): ReadonlyArray<A> =>
  items.filter((item) => styleOf(nameOf(item)) === styleOf(first))

/**
 * Returns the naming convention that explains all changed names and is consistent with all unchanged names. Returns undefined if there is no such
 * convention.
 */
export const conventionOf = (renamed: ReadonlyArray<Pair>, kept: ReadonlyArray<string>): string | undefined => {
  const [first] = renamed
  if (first === undefined || renamed.length < 2) return undefined
  const alike = sameStyle(first.name, kept, (name) => name)
  return Object.entries(namingConventions).find(
    ([, spell]) =>
      renamed.every(({ name, service }) => spell(name) === service) && alike.every((name) => spell(name) === name)
  )?.[0]
}
