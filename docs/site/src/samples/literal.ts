/**
 * Formats a JSON value as a TypeScript literal, with unquoted keys and with short objects on one line.
 */

const width = 76

const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name))

const member = (name: string, value: unknown, indent: string): string =>
  `${key(name)}: ${literal(value, indent, key(name).length + 3)}`

const wrap = (open: string, parts: ReadonlyArray<string>, close: string, indent: string, before: number): string => {
  if (parts.length === 0) return `${open}${close}`
  const space = open === "{" ? " " : ""
  const line = `${open}${space}${parts.join(", ")}${space}${close}`
  if (indent.length + before + line.length <= width && !line.includes("\n")) return line
  return `${open}\n${parts.map((part) => `${indent}  ${part}`).join(",\n")}\n${indent}${close}`
}

/**
 * Formats a literal. `indent` is the indentation of the line on which the literal starts. `before` is the number of other characters on that line.
 */
export const literal = (value: unknown, indent = "", before = 0): string => {
  if (Array.isArray(value)) {
    return wrap(
      "[",
      value.map((each) => literal(each, `${indent}  `)),
      "]",
      indent,
      before
    )
  }
  if (typeof value !== "object" || value === null) return JSON.stringify(value)
  return wrap(
    "{",
    Object.entries(value).map(([name, each]) => member(name, each, `${indent}  `)),
    "}",
    indent,
    before
  )
}
