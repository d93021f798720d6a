/**
 * Checks the hash of an entry link. If the hash is wrong, determines whether one of several common mistakes explains it.
 */
import type { EntryLink } from "@fieldwork/exchange/promise"
import { createHmac } from "node:crypto"
import type { Finding } from "./Finding.ts"

const algorithms = ["SHA-1", "SHA-256", "SHA-384", "SHA-512"] as const

const nodeName = (algorithm: (typeof algorithms)[number]): string => algorithm.replace("-", "").toLowerCase()

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Returns the string that must be hashed, followed by strings that are commonly hashed by mistake, each with a description of the mistake. `text` is
 * the URL up to and including the `&` before the hash parameter.
 */
const texts = (text: string, parameter: string): ReadonlyArray<readonly [mistake: string, text: string]> => [
  ["", text],
  ["the & before the parameter is left out", text.slice(0, -1)],
  ["the name of the parameter is included", `${text}${parameter}=`],
  ["only the query is covered", text.slice(text.indexOf("?") + 1)],
  ["only the query is covered, without its last &", text.slice(text.indexOf("?") + 1, -1)],
  ["the URL is decoded first", decoded(text)],
  ["the scheme and host are left out", text.replace(/^https?:\/\/[^/]+/i, "")],
  ["the URL is in lower case", text.toLowerCase()]
]

const mistakeIn = (actual: string, text: string, { algorithm = "SHA-1", key, parameter }: EntryLink.Hash) => {
  for (const other of algorithms) {
    for (const [mistake, covered] of texts(text, parameter)) {
      const digest = createHmac(nodeName(other), key).update(covered).digest()
      const forms: ReadonlyArray<readonly [form: string, value: string]> = [
        ["", digest.toString("base64url")],
        ["it is base64 instead of base64url", encodeURIComponent(digest.toString("base64"))],
        ["it is base64 instead of base64url", digest.toString("base64")],
        ["it is padded with =", digest.toString("base64url").padEnd(Math.ceil(digest.length / 3) * 4, "=")],
        ["it is hexadecimal instead of base64url", digest.toString("hex")]
      ]
      const form = forms.find(([, value]) => value === actual)
      if (form === undefined) continue
      return [
        other === algorithm ? "" : `it was computed with ${other} instead of ${algorithm}`,
        mistake,
        form[0]
      ].filter((part) => part !== "")
    }
  }
  return undefined
}

export const examineHash = async (url: string, hash: EntryLink.Hash): Promise<Finding> => {
  const { parameter } = hash
  const at = url.indexOf(`&${parameter}=`)
  const failed = (detail: string): Finding => ({ rule: "hash", isMet: false, detail })
  if (at < 0) return failed(`there is no parameter ${parameter}`)
  const [actual = "", ...after] = url.slice(at + parameter.length + 2).split("&")
  if (after.length > 0) {
    return failed(
      `${parameter} is not the last parameter: ${after.map((pair) => pair.split("=", 1)[0]).join(", ")} follows it`
    )
  }
  const text = url.slice(0, at + 1)
  const mistakes = mistakeIn(actual, text, hash)
  const covered = `${text.length} characters, up to and including the & before ${parameter}`
  if (mistakes?.length === 0) return { rule: "hash", isMet: true, detail: `it is correct and covers ${covered}` }
  if (mistakes !== undefined) return failed(`${mistakes.join("; ")}. It must cover ${covered}`)
  return failed(`it was not computed from this link with this key. It must cover ${covered}`)
}
