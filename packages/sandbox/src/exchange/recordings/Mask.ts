/**
 * Replaces the identifiers of respondents in a recorded body. Within one process, the same identifier always gets the same mask. The body is not
 * parsed and re-serialized, because that could alter numbers. All other bytes are unchanged.
 */
import { toHex } from "../../bytes.ts"
import type { Hashes } from "../../platform/Platform.ts"

export interface MaskedBody {
  readonly body: string
  /** The number of replaced identifiers. */
  readonly count: number
}

export type Mask = (body: string, hashes: Hashes) => MaskedBody

/** The properties whose value is an identifier. `list` is the property whose value is an array of identifiers. */
const single: ReadonlySet<string> = new Set(["panelist_id", "session_id"])
const list = "respondent_pids"

const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g

/** A random secret of this process. It prevents anyone from finding a PID by masking guesses. */
const secret = crypto.getRandomValues(new Uint8Array(32))

const maskOf = (identifier: string, { hmac }: Hashes): string =>
  `masked-${toHex(hmac("sha256", secret, identifier)).slice(0, 20)}`

/** Masks the identifiers in `body`, which must be JSON. Empty identifiers are unchanged. */
export const mask: Mask = (body, hashes) => {
  let [masked, from, count] = ["", 0, 0]
  let [name, before] = ["", ""]
  let isInList = false
  const replace = (text: string, at: number) => {
    const identifier: unknown = JSON.parse(text)
    if (typeof identifier !== "string" || identifier === "") return
    masked += body.slice(from, at) + JSON.stringify(maskOf(identifier, hashes))
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
