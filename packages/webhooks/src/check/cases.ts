/**
 * The conformance cases, which conformance/README.md describes.
 */
import { readFileSync } from "node:fs"

export type KeyName = "current" | "next" | "stranger"

export interface TestKey {
  readonly key_id: string
  /** The SubjectPublicKeyInfo as base64. */
  readonly public_key: string
  readonly private_jwk: Readonly<Record<"kty" | "crv" | "x" | "y" | "d", string>>
}

/** A literal text, or a text that is repeated between two other texts. */
export type BodyRecipe =
  | { readonly text: string }
  | { readonly before: string; readonly repeat: string; readonly times: number; readonly after: string }

/** The members of a case. Omitted ones have the values in `defaults`. */
export interface Recipe {
  /** The body that is sent. */
  readonly body: BodyRecipe
  /** The body that is signed, if it differs from the body that is sent. */
  readonly signed?: BodyRecipe
  /** The template of the signed bytes, with `{t}`, `{t -5}` and `{body}`. */
  readonly signed_as: string
  /** The template of the header's value; null means that no header is sent. */
  readonly header: string | null
  readonly second_header?: string
  readonly header_name?: "upper" | "lower"
  /** Other headers; null removes a header. */
  readonly headers: Readonly<Record<string, string | null>>
  /** How many seconds the timestamp is in the past. */
  readonly age?: number
  /** The seconds by which its age exceeds the receiver's tolerance; negative if it is below the tolerance. */
  readonly window?: number
  /** Whether the timestamp is in the future. Used with `window`. */
  readonly ahead?: boolean
  readonly compress?: "gzip" | "deflate" | "br"
  /** Which bytes are signed if the body is compressed. Default `plain`. */
  readonly sign?: "plain" | "compressed"
  readonly transfer?: "chunked" | "pieces"
  readonly method?: string
  readonly times?: number
}

export interface Case extends Partial<Recipe> {
  readonly id: string
  readonly title: string
  readonly expect: "accept" | "refuse"
  /** How strict the case is. With `should`, a different behaviour is noted but does not fail the receiver. Default `must`. */
  readonly level?: "must" | "should"
  /** The expected status. Another status with the same meaning is noted. */
  readonly status?: number
  /** Whether closing the connection counts as a refusal too. */
  readonly may_close?: boolean
}

export interface CaseFile {
  readonly format: 2
  readonly keys: Readonly<Record<KeyName, TestKey>>
  readonly defaults: Recipe
  readonly cases: ReadonlyArray<Case>
}

/** Reads the case file that is published with this package. */
export const readCases = (): CaseFile =>
  JSON.parse(readFileSync(new URL("../../conformance/cases.json", import.meta.url), "utf8"))
