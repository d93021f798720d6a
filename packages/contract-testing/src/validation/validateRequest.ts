/**
 * Validates the credentials, parameters and body of a request against its operation.
 */
import { below, type Operation, type Parameter } from "@fieldwork/specs/openapi"
import { missingCredential } from "./Credentials.ts"
import { validateContent } from "./validateContent.ts"
import { lowerCased, type SentRequest, type Violation } from "./Message.ts"
import { parametersOf, unknownNames } from "./Parameters.ts"
import type { Found } from "./ContractDocument.ts"
import { plain, violationOf } from "./violations.ts"

interface Pointers {
  readonly required: string
  readonly schema: string
}

const known = new WeakMap<Operation, ReadonlyMap<Parameter, Pointers>>()

/** Returns the JSON pointer of each parameter of an operation. The result is cached for each operation. */
const pointersByParameter = (operation: Operation): ReadonlyMap<Parameter, Pointers> => {
  const found = known.get(operation)
  if (found !== undefined) return found
  const pointers = new Map<Parameter, Pointers>()
  for (const [index, pointer] of operation.parameterPointers.entries()) {
    const parameter = operation.parameters[index]
    if (parameter !== undefined)
      pointers.set(parameter, { required: below(pointer, "required"), schema: below(pointer, "schema") })
  }
  known.set(operation, pointers)
  return pointers
}

const validateParameters = (
  { operation, contractDocument, path }: Found,
  query: URLSearchParams,
  headers: SentRequest["headers"]
): ReadonlyArray<Violation> => {
  const pointers = pointersByParameter(operation)
  const ofKnown = parametersOf(contractDocument.document, operation, path, query, headers).flatMap(
    ({ parameter, value }) => {
      const { in: where, name, required = false, schema } = parameter
      const place = `${where} ${name}`
      const pointer = pointers.get(parameter)
      if (value === undefined)
        return required ? [plain("parameter", operation, place, "is required and is missing", pointer?.required)] : []
      if (schema === undefined || pointer === undefined) return []
      return contractDocument.schemas
        .mismatches(pointer.schema, value)
        .map((mismatch) => violationOf(contractDocument, "parameter", operation, place, mismatch))
    }
  )
  const unknown = unknownNames(contractDocument.document, operation, query, contractDocument.credentials).map((name) =>
    plain("unknown parameter", operation, `query ${name}`, "is not a parameter of this operation")
  )
  return [...ofKnown, ...unknown]
}

const validateRequestBody = (found: Found, headers: SentRequest["headers"], body: SentRequest["body"]) => {
  const { body: documented, bodyPointer } = found.operation
  if (documented === undefined) return []
  const contentType = headers["content-type"] ?? ""
  if (body?.length === 0)
    return documented.required === true
      ? [plain("request body", found.operation, "", "is required and is missing", bodyPointer)]
      : []
  if (body === undefined && contentType === "") return []
  return validateContent(found, "request body", documented.content, bodyPointer, contentType, body)
}

export const validateRequest = (
  found: Found,
  query: URLSearchParams,
  { body, headers: given }: SentRequest,
  checksCredentials: boolean
): ReadonlyArray<Violation> => {
  const headers = lowerCased(given)
  const { operation, contractDocument } = found
  const missing = checksCredentials
    ? missingCredential(contractDocument.document, operation, query, headers)
    : undefined
  return [
    ...(missing === undefined ? [] : [plain("credential", operation, "", `requires ${missing}`)]),
    ...validateParameters(found, query, headers),
    ...validateRequestBody(found, headers, body)
  ]
}
