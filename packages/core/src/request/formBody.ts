/**
 * Serialises a `multipart/form-data` body: strings become plain fields, files keep their own type, and all other values are written as JSON.
 */
import type { BodyFormat } from "./BodyFormat.ts"
import type { Json } from "../errors/Problem.ts"
import { atPath, isPlain, SerializationError, wireValue } from "./wireValue.ts"

type FormParts = Readonly<Record<string, unknown>>

/** Returns the value of a form part. Throws for an unpaired surrogate, which JSON can escape but a form cannot. */
const partValue = (input: unknown): Json => {
  const value = wireValue(input)
  if (typeof value === "string" && !value.isWellFormed()) throw new SerializationError("surrogate")
  return value
}

/** Serialises the parts of a form, except those that are undefined. */
const copy = (input: unknown): FormParts => {
  if (typeof input !== "object" || input === null || !isPlain(input)) throw new SerializationError("form")
  const parts = Object.entries(input as FormParts).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    parts.map(([name, value]) => [name, value instanceof Blob ? value : atPath(name, () => partValue(value))])
  )
}

const write = (parts: unknown): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts as FormParts)) {
    if (value instanceof Blob) form.append(name, value, value instanceof File ? value.name : name)
    else form.append(name, typeof value === "string" ? value : JSON.stringify(value))
  }
  return form
}

export const formBody: BodyFormat = { copy, write }
