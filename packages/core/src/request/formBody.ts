/**
 * A `multipart/form-data` body: texts are plain fields, files carry their own type, and everything else is written as JSON.
 */
import type { BodyFormat } from "./buildRequest.ts"
import type { Json } from "../errors/Problem.ts"
import { inMember, isPlain, UnwritableError, wireValue } from "./wireValue.ts"

type FormParts = Readonly<Record<string, unknown>>

/** Unlike JSON, a form has no escape for half a character, and would replace it. */
const partValue = (given: unknown): Json => {
  const value = wireValue(given)
  if (typeof value === "string" && !value.isWellFormed()) throw new UnwritableError("must be well-formed Unicode")
  return value
}

/** Parts that are `undefined` are absent. */
const copy = (given: unknown): FormParts => {
  if (typeof given !== "object" || given === null || !isPlain(given)) {
    throw new UnwritableError("must be an object with one member per part")
  }
  const parts = Object.entries(given as FormParts).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    parts.map(([name, value]) => [name, value instanceof Blob ? value : inMember(name, () => partValue(value))])
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
