/**
 * Extracts the values of path parameters from a path.
 */

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

interface Template {
  readonly names: ReadonlyArray<string>
  readonly pattern: RegExp
}

const templates = new Map<string, Template>()

/** Returns the names of the parameters in a path template, with the pattern of their values. The result is cached for each path template. */
const templateOf = (template: string): Template => {
  const known = templates.get(template)
  if (known !== undefined) return known
  const literal = template.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
  const found = {
    names: [...template.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => name),
    pattern: new RegExp(`^${literal.replaceAll(/\{[^}]+\}/g, "([^/]*)")}/?$`)
  }
  templates.set(template, found)
  return found
}

/**
 * Returns the decoded values of the path parameters as strings, keyed by name. A segment of the template can contain literal text beside a parameter,
 * as in `/files/{name}.json`.
 */
export const pathTexts = (template: string, path: string): Readonly<Record<string, string>> => {
  const { names, pattern } = templateOf(template)
  const values = pattern.exec(path)?.slice(1) ?? []
  const texts: Record<string, string> = {}
  for (const [index, name] of names.entries()) texts[name] = decoded(values[index] ?? "")
  return texts
}
