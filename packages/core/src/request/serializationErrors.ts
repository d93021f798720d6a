/**
 * Describes why a part of an input cannot be serialised.
 */
import { fieldName } from "./fieldName.ts"
import type { FieldErrors } from "./requestErrors.ts"
import type { SerializationFault, SerializationError } from "./wireValue.ts"

const sentences: Readonly<Record<SerializationFault, string>> = {
  body: "must be absent: the operation takes no body",
  "built-in": "must be a plain object, array, string, number or boolean",
  circular: "must not contain itself",
  date: "must be a valid date",
  "empty list": "must not be empty: an empty list is omitted and selects everything",
  form: "must be an object with one field per part",
  huge: "must be between -(2^53 - 1) and 2^53 - 1, as larger integers are rounded",
  infinite: "must be a finite number",
  input: "the input must be an object of parameters, such as { id }",
  nested: "must be a string, number, boolean or date",
  null: "must not be null: omit it instead",
  path: 'must be a number or string other than "", "." and ".."',
  surrogate: "must be well-formed Unicode",
  undefined: "must not be undefined",
  function: "must not be a function",
  symbol: "must not be a symbol"
}

/** The maximum number of path segments in a message, because the path in a circular value can have hundreds of segments. */
const maxPathLength = 12

export const serializationErrors = ({ path, why }: SerializationError): FieldErrors => ({
  [fieldName(path.slice(0, maxPathLength))]: [sentences[why]]
})
