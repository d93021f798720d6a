/**
 * The register of the statements in one API's document. Each entry lists the claims in the spec that result from the statement, and the tests that
 * verify these claims.
 */
import { readFileSync } from "node:fs"
import type { ApiName } from "@fieldwork/specs/documents"
import type { Claims } from "@fieldwork/specs/provenance"
import { parse } from "yaml"

/**
 * The kind of a statement: the shape of data, a limit, an enum, a default, a rule, a state transition, a point that the document leaves open
 * (`"silence"`), or only prose.
 */
export type StatementKind = "shape" | "limit" | "enum" | "default" | "rule" | "transition" | "silence" | "prose"

export interface Entry {
  readonly id: string
  readonly place: string
  readonly hash: string
  readonly kinds: ReadonlyArray<StatementKind>
  readonly claims?: Claims
  /** The tests that fail if a claim changes, as `<file> > <title>`. */
  readonly tests?: ReadonlyArray<string>
  /** The path of the documentation page about the statement, such as `/events/`. Default: the page of the first schema or operation in `claims`. */
  readonly page?: string
}

/** The URL is resolved through the package and not relative to this file, because this file may be bundled elsewhere. */
const specs = new URL("../", import.meta.resolve("@fieldwork/specs/brand-lift"))

const read = (api: ApiName, file: string): string => readFileSync(new URL(`${api}/${file}`, specs), "utf8")

export const statementsOf = (api: ApiName): ReadonlyArray<Entry> => parse(read(api, "statements.yaml"))

/** Returns the hashes of all statements, in the order in which the statements occur in the document. */
export const hashesOf = (api: ApiName): ReadonlyArray<string> => read(api, "statements.txt").trimEnd().split("\n")
