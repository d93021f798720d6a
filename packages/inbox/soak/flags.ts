/** Parses the `--name value` pairs on the command line. A flag that is not given has its default value. Throws an error for an unknown flag. */
export const flags = <const Defaults extends Readonly<Record<string, string>>>(
  defaults: Defaults
): Readonly<Record<keyof Defaults, string>> => {
  const args = process.argv.slice(2)
  const given = new Map<string, string>()
  for (let at = 0; at < args.length; at += 2) given.set((args[at] ?? "").replace(/^--/, ""), args[at + 1] ?? "")
  const unknown = [...given.keys()].filter((name) => !(name in defaults))
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(", ")}. Known: ${Object.keys(defaults).join(", ")}`)
  return Object.fromEntries(
    Object.entries(defaults).map(([name, standard]) => [name, given.get(name) ?? standard])
  ) as Readonly<Record<keyof Defaults, string>>
}

/** Returns the value of a flag as a non-negative integer. Throws an error for any other value. */
export const count = <Name extends string>(given: Readonly<Record<Name, string>>, name: Name): number => {
  if (!/^\d{1,15}$/.test(given[name])) throw new Error(`--${name} takes a whole number, not "${given[name]}"`)
  return Number(given[name])
}

export const oneOf = <Name extends string, const Choice extends string>(
  given: Readonly<Record<Name, string>>,
  name: Name,
  choices: ReadonlyArray<Choice>
): Choice => {
  const found = choices.find((choice) => choice === given[name])
  if (found === undefined) throw new Error(`--${name} takes ${choices.join(", ")}, not "${given[name]}"`)
  return found
}
