/**
 * Checks that responses do not contain strings such as `undefined` or `NaN`, which programs write by mistake if a value is missing.
 */
import type { CheckedInteraction } from "../run/Call.ts"
import { register } from "./registry.ts"

const mistake = /^\W*(?:undefined|NaN|Infinity|Invalid Date|\[object \w+\])\W*$/

/** A pre-check for performance: only bodies that match this expression are parsed. */
const suspicious = /undefined|NaN|Infinity|Invalid Date|\[object /

const found = (value: unknown, at: string): readonly [at: string, text: string] | undefined => {
  if (typeof value === "string") return mistake.test(value) ? [at, value] : undefined
  if (typeof value !== "object" || value === null) return undefined
  for (const [name, inner] of Object.entries(value)) {
    const place = `${at}/${name}`
    if (name === "undefined") return [at, name]
    const inside = found(inner, place)
    if (inside !== undefined) return inside
  }
  return undefined
}

/** Returns whether the string was part of the request and is only repeated in the response. */
const isEcho = ({ call, sent }: CheckedInteraction, text: string): boolean =>
  call.path.includes(encodeURIComponent(text)) ||
  call.query.some(([name, value]) => name.includes(text) || value.includes(text)) ||
  (typeof sent.body === "string" && sent.body.includes(text))

export const writesValues = register({
  id: "no-text-in-place-of-a-value",
  isStateless: true,
  place: "RFC 8259, 3",
  sentence:
    "A response contains no string such as undefined, NaN or [object Object], which a program writes in place of a missing value.",
  broken: (interactions: ReadonlyArray<CheckedInteraction>) => {
    const last = interactions.at(-1)
    if (last?.operation === undefined || !suspicious.test(last.received.body)) return undefined
    const [at, text] = found(last.json, "") ?? []
    if (at === undefined || text === undefined || isEcho(last, text)) return undefined
    return `${at === "" ? "the body" : at.slice(1)} is ${JSON.stringify(text)}`
  }
})
