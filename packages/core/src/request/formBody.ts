/**
 * A `multipart/form-data` body: texts are plain fields, files carry their own type, and everything else is written as JSON.
 */
import type { Json } from "../errors/Problem.ts"
import { inMember, isPlain, UnwritableError, wireValue } from "./wireValue.ts"

export type FormParts = Readonly<Record<string, unknown>>

/** Unlike JSON, a form has no escape for half a character, and would replace it. */
const partValue = (given: unknown): Json => {
  const value = wireValue(given)
  if (typeof value === "string" && !value.isWellFormed()) throw new UnwritableError("must be well-formed Unicode")
  return value
}

/** The parts as they are written. Parts that are `undefined` are absent. Throws `UnwritableError`. */
export const formParts = (given: unknown): FormParts => {
  if (typeof given !== "object" || given === null || !isPlain(given)) {
    throw new UnwritableError("must be an object with one member per part")
  }
  const parts = Object.entries(given as FormParts).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    parts.map(([name, value]) => [name, value instanceof Blob ? value : inMember(name, () => partValue(value))])
  )
}

export const formBody = (parts: FormParts): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) {
    if (value instanceof Blob) form.append(name, value, value instanceof File ? value.name : name)
    else form.append(name, typeof value === "string" ? value : JSON.stringify(value))
  }
  return form
}
