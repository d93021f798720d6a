/**
 * Violations, with where their rules come from.
 */
import { counted } from "../counted.ts"
import { below, type Operation } from "@fieldwork/specs/openapi"
import { markOf } from "@fieldwork/specs/provenance"
import type { Check, Violation } from "./Message.ts"
import type { Part } from "./Part.ts"
import type { Misfit } from "./Schemas.ts"

/** What a value may not be, with where its rule comes from. */
export const violationOf = (
  part: Part,
  check: Check,
  operation: Operation,
  place: string,
  misfit: Misfit
): Violation => {
  const { facet, schema } = misfit
  const mark = schema === undefined ? undefined : markOf(part.document, schema, facet)
  const [first = "", ...others] = mark?.sections ?? []
  const more = others.length === 0 ? "" : ` and ${counted(others.length, "other place")}`
  return {
    check,
    operation: operation.id,
    at: `${place}${misfit.at}`,
    message: misfit.message,
    rule: schema && below(schema, facet.replace(/\..*/, "")),
    origin: mark && `${mark.kind}${first === "" ? "" : ` in ${first}${more}`}`
  }
}

export const plain = (
  check: Check,
  operation: Operation | undefined,
  at: string,
  message: string,
  rule?: string
): Violation => ({
  check,
  operation: operation?.id,
  at,
  message,
  rule,
  origin: undefined
})
