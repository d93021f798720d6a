/**
 * Parses TypeScript files, and iterates over the nodes of their syntax trees.
 */
import { parse } from "@babel/parser"

export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [member: string]: unknown
}

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string" && "start" in value

/** Parses a TypeScript file. Throws if it contains a syntax error. */
export const parsed = (source: string): Node =>
  parse(source, { sourceType: "module", plugins: ["typescript"] }).program as unknown as Node

export const isTypeScript = (source: string): boolean => {
  try {
    parsed(source)
    return true
  } catch {
    return false
  }
}

/** Checks whether a node consists only of types, which are erased before the program runs. */
const isTypeOnly = (type: string): boolean => type.startsWith("TS") && !/^TS(As|Satisfies|NonNull)/.test(type)
const skipped = new Set(["ImportDeclaration", "ExportAllDeclaration"])

/** Yields each node that can run, with its parent and the name of the parent's property, in source order. */
export function* running(node: Node, parent?: Node, member = ""): Generator<readonly [Node, Node | undefined, string]> {
  if (isTypeOnly(node.type) || skipped.has(node.type)) return
  yield [node, parent, member]
  for (const [name, value] of Object.entries(node)) {
    if (/^(loc|typeAnnotation|typeParameters|typeArguments|returnType|leadingComments|trailingComments)$/.test(name))
      continue
    for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) yield* running(each, node, name)
  }
}
