/**
 * Reads OpenAPI documents: resolves pointers and references, and lists operations.
 *
 * The client generators, the sandbox, the documentation and the tools all read the documents with this module, so references are resolved
 * consistently. A test compares the module with an independent parser.
 *
 * @since 0.1.0
 */
export type * from "./Document.ts"
export { matcherOf } from "./matcherOf.ts"
export {
  examplesOf,
  type Operation,
  operationsOf,
  repliesOf,
  type Reply,
  schemaPointer,
  webhooksOf
} from "./operations.ts"
export { at, below, pointerOf, stepsOf, nodesTo } from "./pointer.ts"
export { isReference, resolvePointer, referencesIn, resolve, type Resolved, resolveSchema } from "./resolve.ts"
export { sensitiveProperties, sensitivePropertiesIn, type Sensitivity } from "./sensitiveProperties.ts"
