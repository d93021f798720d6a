/**
 * The secrets a client holds, and their removal from text that leaves it.
 *
 * A server may echo a credential, and a runtime puts an unusable header value into its error: whatever goes into an error, a log or a
 * span passes through here first.
 */
import type { Json } from "./Problem.ts"

/** Shorter values are not taken for secrets: their removal would eat ordinary text. */
const shortest = 4

/** How many passing secrets (tokens) are remembered: more than can be in flight at once. */
const remembered = 16

const placeholder = "<redacted>"

/** A secret as it may stand in text: plain, inside JSON, inside a URL, as base64. */
const forms = (secret: string): ReadonlyArray<string> => {
  const base64 = btoa(String.fromCharCode(...new TextEncoder().encode(secret))).replace(/=+$/, "")
  return [...new Set([secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret), base64])]
}

export interface Secrets {
  /** For good: a key, a client secret. */
  readonly keep: (secret: string) => void
  /** Until enough newer ones have come: a token. */
  readonly remember: (secret: string) => void
  readonly scrub: (text: string) => string
  /** A copy with every text and key scrubbed. */
  readonly scrubJson: (value: Json) => Json
}

export const make = (): Secrets => {
  const kept: Array<ReadonlyArray<string>> = []
  const passing: Array<ReadonlyArray<string>> = []
  let needles: ReadonlyArray<string> = []
  const refresh = () => {
    // The longest first: a secret may be a part of another.
    needles = [...kept, ...passing].flat().toSorted((a, b) => b.length - a.length)
  }
  const scrub = (text: string): string => {
    let clean = text
    for (const needle of needles) if (clean.includes(needle)) clean = clean.replaceAll(needle, placeholder)
    return clean
  }
  const scrubJson = (value: Json): Json => {
    if (typeof value === "string") return scrub(value)
    if (Array.isArray(value)) return value.map(scrubJson)
    if (typeof value !== "object" || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [scrub(key), scrubJson(item)]))
  }
  return {
    keep: (secret) => {
      if (secret.length < shortest) return
      kept.push(forms(secret))
      refresh()
    },
    remember: (secret) => {
      if (secret.length < shortest) return
      passing.push(forms(secret))
      if (passing.length > remembered) passing.shift()
      refresh()
    },
    scrub,
    scrubJson
  }
}
