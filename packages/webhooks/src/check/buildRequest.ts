/**
 * Builds the request for a conformance case, signed at the current time.
 */
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib"
import type { BodyRecipe, Case, CaseFile, KeyName, Recipe } from "./cases.ts"
import { fill } from "./template.ts"

export interface BuiltRequest {
  readonly method: string
  /** The headers, with their names spelled as they are sent. A list of values is sent as several headers with the same name. */
  readonly headers: Readonly<Record<string, string | Array<string>>>
  readonly body: Uint8Array
  readonly transfer: Recipe["transfer"]
}

export interface BuildOptions {
  readonly file: CaseFile
  readonly headerName: string
  /** The current time in Unix milliseconds. */
  readonly now: number
  /** The maximum age in seconds that the receiver accepts for a timestamp. */
  readonly toleranceSeconds: number
}

const compressors = { gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync }

export const buildRequest = async (
  one: Case,
  { file, headerName, now, toleranceSeconds }: BuildOptions
): Promise<BuiltRequest> => {
  const recipe: Recipe = { ...file.defaults, ...one, headers: { ...file.defaults.headers, ...one.headers } }
  const timestamp = Math.floor(now / 1000) - ageOf(recipe, toleranceSeconds)
  const plain = bodyOf(recipe.body)
  const body = recipe.compress === undefined ? plain : compressors[recipe.compress](plain)
  const covered = recipe.sign === "compressed" ? body : recipe.signed === undefined ? plain : bodyOf(recipe.signed)

  const sign = async (name: KeyName): Promise<Uint8Array<ArrayBuffer>> => {
    const key = await crypto.subtle.importKey("jwk", file.keys[name].private_jwk, algorithm, false, ["sign"])
    return new Uint8Array(await crypto.subtle.sign(algorithm, key, signedBytes(recipe.signed_as, timestamp, covered)))
  }
  const context = { timestamp, keys: file.keys, sign }
  const values = await Promise.all(
    [recipe.header, recipe.second_header]
      .filter((template) => typeof template === "string")
      .map((template) => fill(template, context))
  )

  const headers: Record<string, string | Array<string>> = {}
  for (const [name, value] of Object.entries(recipe.headers)) if (value !== null) headers[name] = value
  if (recipe.compress !== undefined) headers["content-encoding"] = recipe.compress
  const [value, ...more] = values
  if (value !== undefined) headers[spelled(headerName, recipe.header_name)] = more.length === 0 ? value : values
  return { method: recipe.method ?? "POST", headers, body, transfer: recipe.transfer }
}

const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" }

const bodyOf = (recipe: BodyRecipe): Uint8Array =>
  Buffer.from("text" in recipe ? recipe.text : recipe.before + recipe.repeat.repeat(recipe.times) + recipe.after)

/** Returns the age of the timestamp in seconds. Negative if the timestamp is in the future. */
const ageOf = ({ age = 0, ahead = false, window }: Recipe, toleranceSeconds: number): number => {
  if (window === undefined) return age
  return (toleranceSeconds + window) * (ahead ? -1 : 1)
}

const signedBytes = (template: string, timestamp: number, body: Uint8Array): Uint8Array<ArrayBuffer> => {
  const filled = template.replaceAll(/\{t( -?\d+)?\}/g, (_all, change = "0") => `${timestamp + Number(change)}`)
  const [before = "", after] = filled.split("{body}")
  // A template without `{body}` produces signed bytes that do not contain the body.
  if (after === undefined) return Uint8Array.from(Buffer.from(before))
  return Uint8Array.from(Buffer.concat([Buffer.from(before), body, Buffer.from(after)]))
}

const spelled = (name: string, spelling: Recipe["header_name"]): string => {
  if (spelling === "upper") return name.toUpperCase()
  return spelling === "lower" ? name.toLowerCase() : name
}
