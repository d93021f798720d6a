/**
 * Creates violations, each with the source of the violated rule.
 */
import { counted } from "../counted.ts"
import { below, type Operation } from "@fieldwork/specs/openapi"
import { markOf } from "@fieldwork/specs/provenance"
import type { Check, Violation } from "./Message.ts"
import type { ContractDocument } from "./ContractDocument.ts"
import type { Mismatch } from "./Schemas.ts"

/** Creates a violation from a mismatch between a value and its schema. */
export const violationOf = (
  contractDocument: ContractDocument,
  check: Check,
  operation: Operation,
  place: string,
  mismatch: Mismatch
): Violation => {
  const { facet, schema } = mismatch
  const mark = schema === undefined ? undefined : markOf(contractDocument.document, schema, facet)
  const [first = "", ...others] = mark?.sections ?? []
  const more = others.length === 0 ? "" : ` and ${counted(others.length, "other place")}`
  return {
    check,
    operation: operation.id,
    at: `${place}${mismatch.at}`,
    message: mismatch.message,
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
