/** Translates request and response bodies for a service that differs from its API document in the names, types or scales of fields. */
import type { FieldCorrection } from "@fieldwork/specs/corrections"
import { fromLatin1, toLatin1 } from "../bytes.ts"
import type { Encoded } from "../http/Message.ts"
import { read, write } from "./valueTranslation.ts"

/** A node in the tree of fields that differ from the API document: such a field, or a field that contains such fields. */
interface CorrectionNode {
  field: FieldCorrection | undefined
  readonly members: Map<string, CorrectionNode>
}

const createNode = (): CorrectionNode => ({ field: undefined, members: new Map() })

const nodesOf = (fields: ReadonlyArray<FieldCorrection>): CorrectionNode => {
  const root = createNode()
  for (const field of fields) {
    let current = root
    for (const name of field.at) {
      let next = current.members.get(name)
      if (next === undefined) current.members.set(name, (next = createNode()))
      current = next
    }
    current.field = field
  }
  return root
}

type Step = (name: string, at: CorrectionNode) => { readonly name: string; readonly at: CorrectionNode | undefined }

const toService: Step = (name, { members }) => {
  const at = members.get(name) ?? members.get("*")
  return { name: at?.field?.name ?? name, at }
}

/**
 * Translates the service's name for a field to the documented name. If the service has renamed a field, the documented name is treated as the name of
 * an unknown field.
 */
const toDocument: Step = (name, { members }) => {
  for (const [documented, at] of members) if (at.field?.name === name) return { name: documented, at }
  const at = members.get(name)
  return at?.field?.name === undefined
    ? { name, at: at ?? members.get("*") }
    : { name: `unknown ${name}`, at: undefined }
}

const change = (value: unknown, at: CorrectionNode, step: Step, convert: typeof read): unknown => {
  const own = at.field === undefined ? value : convert(value, at.field)
  if (Array.isArray(own)) {
    const items = at.members.get("*")
    return items === undefined ? own : own.map((item) => change(item, items, step, convert))
  }
  if (typeof own !== "object" || own === null || at.members.size === 0) return own
  return Object.fromEntries(
    Object.entries(own).map(([key, member]) => {
      const { at: below, name } = step(key, at)
      return [name, below === undefined ? member : change(member, below, step, convert)]
    })
  )
}

const utf8 = new TextDecoder()
const bytes = new TextEncoder()

/** Renames the fields of a multipart body. The names are in the headers of the parts, which are ASCII. */
const renameParts = (body: Uint8Array, fields: ReadonlyArray<FieldCorrection>): Uint8Array => {
  let text = toLatin1(body)
  for (const { at, name } of fields)
    if (at.length === 1 && name !== undefined) text = text.replaceAll(`name="${name}"`, `name="${at[0]}"`)
  return fromLatin1(text)
}

/** Translates a request body to its documented form. A body that is not valid JSON is returned unchanged, so validation rejects it. */
export const toDocumentBody = (
  body: Uint8Array,
  contentType: string,
  fields: ReadonlyArray<FieldCorrection>
): Uint8Array => {
  if (fields.length === 0 || body.length === 0) return body
  if (contentType.startsWith("multipart/form-data")) return renameParts(body, fields)
  try {
    return bytes.encode(JSON.stringify(change(JSON.parse(utf8.decode(body)), nodesOf(fields), toDocument, read)))
  } catch {
    return body
  }
}

const textOf = (body: Encoded["body"]): string => {
  if (typeof body === "string") return body
  return body instanceof Uint8Array ? utf8.decode(body) : [...body].join("")
}

/** Translates a response body to the service's form. A body that a fault has made malformed is not translated. */
export const toServiceBody = (body: Encoded["body"], fields: ReadonlyArray<FieldCorrection>): string | Uint8Array => {
  const text = textOf(body)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return body instanceof Uint8Array ? body : text
  }
  return JSON.stringify(change(value, nodesOf(fields), toService, write))
}
