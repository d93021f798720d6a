/**
 * A `multipart/form-data` body: texts are plain fields, files carry their own type, and everything else is written as JSON.
 */
import { inMember, UnwritableError, wireValue } from "./wireValue.ts"

export type FormParts = Readonly<Record<string, unknown>>

/** The parts as they are written. Parts that are `undefined` are absent. Throws `UnwritableError`. */
export const formParts = (given: unknown): FormParts => {
  if (typeof given !== "object" || given === null || Array.isArray(given) || given instanceof FormData) {
    throw new UnwritableError("must be an object with one member per part")
  }
  const parts = Object.entries(given as FormParts).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    parts.map(([name, value]) => [name, value instanceof Blob ? value : inMember(name, () => wireValue(value))])
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
