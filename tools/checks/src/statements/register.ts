/**
 * The register of one API: the result of each statement of its document.
 */
import { readFileSync } from "node:fs"
import type { ApiName } from "@fieldwork/specs/documents"
import type { Claims } from "@fieldwork/specs/provenance"
import { parse } from "yaml"

/** The kind of a statement: a shape, a limit, values, a default, a rule, a transition, a point that is left open, or only prose. */
export type StatementKind = "shape" | "limit" | "enum" | "default" | "rule" | "transition" | "silence" | "prose"

export interface Entry {
  readonly id: string
  readonly place: string
  readonly hash: string
  readonly kinds: ReadonlyArray<StatementKind>
  readonly claims?: Claims
  /** The tests that fail if a claim changes, as `<file> > <title>`. */
  readonly tests?: ReadonlyArray<string>
  /** The documentation page with its anchor. Default: the page of the first claim. */
  readonly page?: string
}

/** Resolved through the package and not relative to this file, which may be bundled elsewhere. */
const specs = new URL("../", import.meta.resolve("@fieldwork/specs/brand-lift"))

const read = (api: ApiName, file: string): string => readFileSync(new URL(`${api}/${file}`, specs), "utf8")

export const statementsOf = (api: ApiName): ReadonlyArray<Entry> => parse(read(api, "statements.yaml"))

/** Returns the hashes of all statements in document order. */
export const hashesOf = (api: ApiName): ReadonlyArray<string> => read(api, "statements.txt").trimEnd().split("\n")
