/**
 * The OpenAPI reader of this repository: pointers, references, operations.
 *
 * Clients' generators, sandbox, docs and tools read the documents through it, so a `$ref` is followed in one way only. A test compares it with
 * a parser that others wrote.
 *
 * @since 0.1.0
 */
export type * from "./Document.ts"
export {
  examplesOf,
  matcherOf,
  type Operation,
  operationsOf,
  repliesOf,
  type Reply,
  schemaPointer,
  webhooksOf
} from "./operations.ts"
export { at, below, pointerOf, stepsOf, wayTo } from "./pointer.ts"
export { isReference, placeOf, referencesIn, resolve, type Resolved, resolveSchema } from "./resolve.ts"
