/**
 * Replaces the identifiers of respondents in a recorded body. The same identifier becomes the same mask; every other byte stays as it was, as
 * numbers that are read and written again would not.
 */
import { createHmac, randomBytes } from "node:crypto"

export interface Masked {
  readonly body: string
  /** How many identifiers were replaced. */
  readonly count: number
}

export type Mask = (body: string) => Masked

/** Members that are an identifier, and the one that is a list of them. */
const single: ReadonlySet<string> = new Set(["panelist_id", "session_id"])
const list = "respondent_pids"

const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g

/** A secret of this process: nobody can find a PID by masking guesses. */
const secret = randomBytes(32)

const maskOf = (identifier: string): string =>
  `masked-${createHmac("sha256", secret).update(identifier).digest("hex").slice(0, 20)}`

/** `body` is JSON. A blank identifier stays blank. */
export const mask: Mask = (body) => {
  let [masked, from, count] = ["", 0, 0]
  let [name, before] = ["", ""]
  let isInList = false
  const replace = (text: string, at: number) => {
    const identifier: unknown = JSON.parse(text)
    if (typeof identifier !== "string" || identifier === "") return
    masked += body.slice(from, at) + JSON.stringify(maskOf(identifier))
    from = at + text.length
    count++
  }
  for (const { 0: text, index } of body.matchAll(token)) {
    if (text === ":") name = JSON.parse(before) as string
    else if (text === "[" && name === list && before === ":") isInList = true
    else if (text === "]") isInList = false
    else if (text.startsWith('"') && (isInList || (before === ":" && single.has(name)))) replace(text, index)
    before = text
  }
  return { body: masked + body.slice(from), count }
}
