/**
 * The OpenAPI reader of this repository: pointers, references and operations.
 *
 * The client generators, the sandbox, the documentation and the tools read the documents with this module, so references are resolved in only one
 * way. A test compares the reader with an independent parser.
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
export { at, below, pointerOf, stepsOf, nodesTo } from "./pointer.ts"
export { isReference, resolvePointer, referencesIn, resolve, type Resolved, resolveSchema } from "./resolve.ts"
