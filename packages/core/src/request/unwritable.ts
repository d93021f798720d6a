/**
 * Describes why a part of an input cannot be serialized.
 */
import { memberName } from "./memberName.ts"
import type { Complaints } from "./requestComplaints.ts"
import type { Unwritable, UnwritableError } from "./wireValue.ts"

const sentences: Readonly<Record<Unwritable, string>> = {
  body: "must be absent: the operation takes no body",
  "built-in": "must be a plain object, a list, a text, a number or a boolean",
  circular: "must not contain itself",
  date: "must be a valid date",
  "empty list": "must not be empty: an empty list would be left out, and select all",
  form: "must be an object with one member per part",
  huge: "must be between -(2^53 - 1) and 2^53 - 1, as larger integers are rounded",
  infinite: "must be a finite number",
  input: "the input must be an object of parameters, such as { id }",
  nested: "must be a text, a number, a boolean or a date",
  null: "must not be null: leave it out instead",
  path: 'must be a number or a text other than "", "." and ".."',
  surrogate: "must be well-formed Unicode",
  undefined: "must not be undefined",
  function: "must not be a function",
  symbol: "must not be a symbol"
}

/** The maximum number of path segments in a message, because the path in a circular value can have hundreds of segments. */
const longestPath = 12

export const unwritableComplaints = ({ path, why }: UnwritableError): Complaints => ({
  [memberName(path.slice(0, longestPath))]: [sentences[why]]
})
