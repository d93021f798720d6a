/** Parses the `--name value` pairs on the command line. A flag that is not given has its default value. Throws an error for an unknown flag. */
export const flags = <const Defaults extends Readonly<Record<string, string>>>(
  defaults: Defaults
): Readonly<Record<keyof Defaults, string>> => {
  const args = process.argv.slice(2)
  const values = new Map<string, string>()
  for (let at = 0; at < args.length; at += 2) values.set((args[at] ?? "").replace(/^--/, ""), args[at + 1] ?? "")
  const unknown = [...values.keys()].filter((name) => !(name in defaults))
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(", ")}. Known: ${Object.keys(defaults).join(", ")}`)
  return Object.fromEntries(
    Object.entries(defaults).map(([name, standard]) => [name, values.get(name) ?? standard])
  ) as Readonly<Record<keyof Defaults, string>>
}

/** Returns the value of a flag as a non-negative integer. Throws an error for any other value. */
export const count = <Name extends string>(values: Readonly<Record<Name, string>>, name: Name): number => {
  if (!/^\d{1,15}$/.test(values[name])) throw new Error(`--${name} takes a whole number, not "${values[name]}"`)
  return Number(values[name])
}

export const oneOf = <Name extends string, const Choice extends string>(
  values: Readonly<Record<Name, string>>,
  name: Name,
  choices: ReadonlyArray<Choice>
): Choice => {
  const found = choices.find((choice) => choice === values[name])
  if (found === undefined) throw new Error(`--${name} takes ${choices.join(", ")}, not "${values[name]}"`)
  return found
}
