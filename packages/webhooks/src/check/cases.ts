/**
 * The conformance cases as conformance/README.md describes them.
 */
import { readFileSync } from "node:fs"

export type KeyName = "current" | "next" | "stranger"

export interface TestKey {
  readonly key_id: string
  /** Base64 SubjectPublicKeyInfo. */
  readonly public_key: string
  readonly private_jwk: Readonly<Record<"kty" | "crv" | "x" | "y" | "d", string>>
}

/** Text as it is, or a text repeated between two others. */
export type BodyRecipe =
  | { readonly text: string }
  | { readonly before: string; readonly repeat: string; readonly times: number; readonly after: string }

/** What a case may say; what it leaves out is as in `defaults`. */
export interface Recipe {
  /** What is sent. */
  readonly body: BodyRecipe
  /** What is signed, when it is not what is sent. */
  readonly signed?: BodyRecipe
  /** Template of the signed bytes, with `{t}`, `{t -5}` and `{body}`. */
  readonly signed_as: string
  /** Template of the header's value; null sends none. */
  readonly header: string | null
  readonly second_header?: string
  readonly header_name?: "upper" | "lower"
  /** Other headers; null removes one. */
  readonly headers: Readonly<Record<string, string | null>>
  /** Seconds by which the timestamp lies in the past. */
  readonly age?: number
  /** Seconds by which its age is more than the tolerance of the receiver; less when negative. */
  readonly window?: number
  /** With `window`: the timestamp lies in the future. */
  readonly ahead?: boolean
  readonly compress?: "gzip" | "deflate" | "br"
  /** Which bytes are signed where the body is compressed. Default `plain`. */
  readonly sign?: "plain" | "compressed"
  readonly transfer?: "chunked" | "pieces"
  readonly method?: string
  readonly times?: number
}

export interface Case extends Partial<Recipe> {
  readonly id: string
  readonly title: string
  readonly expect: "accept" | "refuse"
  /** `should`: another behaviour is noted and does not fail the receiver. Default `must`. */
  readonly level?: "must" | "should"
  /** The status that fits best; another one of the right kind is noted. */
  readonly status?: number
  /** Whether closing the connection is a refusal too. */
  readonly may_close?: boolean
}

export interface CaseFile {
  readonly format: 2
  readonly keys: Readonly<Record<KeyName, TestKey>>
  readonly defaults: Recipe
  readonly cases: ReadonlyArray<Case>
}

/** The file that is published with this package. */
export const readCases = (): CaseFile =>
  JSON.parse(readFileSync(new URL("../../conformance/cases.json", import.meta.url), "utf8"))
