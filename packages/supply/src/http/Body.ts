/**
 * Parses and validates the request bodies of the HTTP API.
 */
import type { Profile } from "../eligibility/Profile.ts"

/** The error for an invalid request body. The message states what the body or the field must contain. */
export class BodyError extends Error {}

export type Body = Readonly<Record<string, unknown>>

/**
 * Parses a JSON object that may contain only the fields named in `members`. Throws `BodyError` for any other body. Unknown fields are rejected
 * because a misspelt field would otherwise be ignored.
 */
export const readBody = (text: string, members: ReadonlyArray<string>): Body => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new BodyError("the body is not JSON")
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new BodyError("the body must be an object")
  const unknown = Object.keys(value).find((name) => !members.includes(name))
  if (unknown !== undefined) throw new BodyError(`unknown field: the fields are ${members.join(", ")}`)
  return value as Body
}

/**
 * Returns the profile from a request body. Throws `BodyError` if the profile is not an object or its locale is not a string. All other fields are
 * validated by the operation that uses the profile.
 */
export const profileIn = ({ profile }: Body): Profile => {
  if (typeof profile !== "object" || profile === null) throw new BodyError("profile: it must be an object")
  const { country_language } = profile as { readonly country_language?: unknown }
  if (country_language !== undefined && typeof country_language !== "string") {
    throw new BodyError("profile.country_language: it must be a string such as eng_us")
  }
  return profile as Profile
}

export const integerIn = (body: Body, name: string, min: number, max: number): number => {
  const value = body[name]
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= min && value <= max) return value
  throw new BodyError(`${name}: it must be a whole number from ${min} to ${max}`)
}

export const textIn = (body: Body, name: string): string => {
  const value = body[name]
  if (typeof value === "string") return value
  throw new BodyError(`${name}: it must be a string`)
}
