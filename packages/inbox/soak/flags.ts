/** Parses the `--name value` pairs of the command line, each with a default. */
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

/** Parses a flag that is a whole number from 0. */
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
