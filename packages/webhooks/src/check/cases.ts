/**
 * Reads the conformance cases. `conformance/README.md` describes them.
 */
import { readFileSync } from "node:fs"

export type KeyName = "current" | "next" | "untrusted"

export interface TestKey {
  readonly key_id: string
  /** The public key as base64 of its SubjectPublicKeyInfo. */
  readonly public_key: string
  readonly private_jwk: Readonly<Record<"kty" | "crv" | "x" | "y" | "d", string>>
}

/** A literal string, or a string that is repeated between a prefix and a suffix. */
export type BodyRecipe =
  | { readonly text: string }
  | { readonly before: string; readonly repeat: string; readonly times: number; readonly after: string }

/** The fields that describe the request of a case. Fields that a case omits have the values in `defaults`. */
export interface Recipe {
  /** The body of the request that is sent to the receiver. */
  readonly body: BodyRecipe
  /** The body that is signed, if it differs from the body that is sent. */
  readonly signed?: BodyRecipe
  /** The template for the signed bytes, with the placeholders `{t}` (the timestamp), `{t -5}` (the timestamp minus 5 s) and `{body}`. */
  readonly signed_as: string
  /** The template for the value of the signature header. If null, the header is not sent. */
  readonly header: string | null
  readonly second_header?: string
  readonly header_name?: "upper" | "lower"
  /** The headers other than the signature header. A null value removes the default header of that name. */
  readonly headers: Readonly<Record<string, string | null>>
  /** The age of the timestamp in seconds. */
  readonly age?: number
  /** The number of seconds by which the timestamp exceeds the receiver's tolerance. Negative if the timestamp is within the tolerance. */
  readonly window?: number
  /** Whether the timestamp is in the future. Applies only if `window` is set. */
  readonly ahead?: boolean
  readonly compress?: "gzip" | "deflate" | "br"
  /** Whether the body is signed before or after compression. Default: `plain`, which is before compression. */
  readonly sign?: "plain" | "compressed"
  readonly transfer?: "chunked" | "pieces"
  readonly method?: string
  readonly times?: number
}

export interface Case extends Partial<Recipe> {
  readonly id: string
  readonly title: string
  readonly expect: "accept" | "refuse"
  /**
   * Whether the case is mandatory (`must`) or recommended (`should`). A receiver that fails a `should` case gets a note instead of a failure.
   * Default: `must`.
   */
  readonly level?: "must" | "should"
  /**
   * The expected status code. A receiver that accepts or refuses the callback as expected, but with another status code, gets a note instead of a
   * failure.
   */
  readonly status?: number
  /** Whether the receiver may refuse the callback by closing the connection instead of responding with a status code. */
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
