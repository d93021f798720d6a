/**
 * A name and its description, shown as one entry in the help.
 */
export interface Line {
  readonly name: string
  readonly text: string
}

const wrap = (text: string, width: number): ReadonlyArray<string> => {
  const lines: Array<string> = []
  let line = ""
  for (const word of text.split(/\s+/)) {
    if (line !== "" && line.length + word.length >= width) {
      lines.push(line)
      line = ""
    }
    line += line === "" ? word : ` ${word}`
  }
  return [...lines, line]
}

export const paragraph = (text: string, width: number): string => wrap(text, width).join("\n")

const widestName = 34

/** Returns the lines as text in two columns. A name that is too long for its column is written on a separate line above its description. */
export const list = (lines: ReadonlyArray<Line>, width: number): string => {
  const left = Math.min(widestName, Math.max(0, ...lines.map(({ name }) => name.length)))
  const indent = " ".repeat(left + 4)
  return lines
    .map(({ name, text }) => {
      const [first = "", ...more] = wrap(text, Math.max(30, width - indent.length))
      const head = name.length > left ? `  ${name}\n${indent}${first}` : `  ${name.padEnd(left)}  ${first}`
      return [head, ...more.map((each) => `${indent}${each}`)].join("\n").trimEnd()
    })
    .join("\n")
}

export const section = (title: string, body: string): string => `${title}\n${body}`

export const page = (parts: ReadonlyArray<string | undefined>): string =>
  `${parts.filter((part) => part !== undefined && part !== "").join("\n\n")}\n`
