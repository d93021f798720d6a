/**
 * The register of one API: what each statement of its document became.
 */
import { readFileSync } from "node:fs"
import type { ApiName } from "@fieldwork/specs/documents"
import type { Claims } from "@fieldwork/specs/provenance"
import { parse } from "yaml"

/** What a statement says: a shape, a limit, values, a default, a rule, a transition; that something is not shown; or words alone. */
export type StatementKind = "shape" | "limit" | "enum" | "default" | "rule" | "transition" | "silence" | "prose"

export interface Entry {
  readonly id: string
  readonly place: string
  readonly hash: string
  readonly kinds: ReadonlyArray<StatementKind>
  readonly claims?: Claims
  /** `<file> > <title>` of the tests that fail when a claim changes. */
  readonly tests?: ReadonlyArray<string>
  /** Page of the docs, with its anchor; where it is absent, the page of the first claim. */
  readonly page?: string
}

/** By the package and not by this file, which may be bundled elsewhere. */
const specs = new URL("../", import.meta.resolve("@fieldwork/specs/brand-lift"))

const read = (api: ApiName, file: string): string => readFileSync(new URL(`${api}/${file}`, specs), "utf8")

export const statementsOf = (api: ApiName): ReadonlyArray<Entry> => parse(read(api, "statements.yaml"))

/** The hashes of all statements of the document, in its order. */
export const hashesOf = (api: ApiName): ReadonlyArray<string> => read(api, "statements.txt").trimEnd().split("\n")
