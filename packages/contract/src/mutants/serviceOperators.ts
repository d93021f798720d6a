/**
 * Mutation operators that simulate typical bugs in a service: a missing field, an off-by-one bound, a wrong state or status code, or a missing step.
 */
import { type Node, running } from "./syntax.ts"
import type { Edit } from "./Mutant.ts"

type Found = readonly [node: Node, parent: Node | undefined, member: string]

/** Checks whether a string is a name, a state, a code or a path rather than a sentence. */
const isConstant = (text: unknown): text is string => typeof text === "string" && text !== "" && !/\s/.test(text)

const isKey = (node: Node, parent: Node | undefined, member: string): boolean =>
  member === "key" && parent?.["computed"] !== true && node !== undefined

/**
 * The status code that replaces each documented status code. The replacement is a status code that callers must handle differently from the original.
 */
const otherStatus: Readonly<Record<number, number>> = {
  200: 201,
  201: 200,
  204: 200,
  400: 200,
  401: 403,
  403: 401,
  404: 200,
  405: 404,
  406: 400,
  409: 200,
  413: 400,
  415: 400,
  422: 200,
  429: 503
}

const isStatus = (node: Node, parent: Node | undefined): boolean =>
  parent?.type === "ObjectProperty" && (parent["key"] as Node)["name"] === "status" && node.type === "NumericLiteral"

const numberOf = (node: Node): number => Number(node["value"])

/** Creates a mutant for each member of an object literal by removing that member. Destructuring patterns are not changed. */
function* droppedMembers([node]: Found): Generator<Edit> {
  if (node.type !== "ObjectExpression") return
  const members = node["properties"] as ReadonlyArray<Node>
  for (const [index, member] of members.entries()) {
    const next = members[index + 1]
    const before = members[index - 1]
    const [start, end] = next !== undefined ? [member.start, next.start] : [before?.end ?? member.start, member.end]
    yield { operator: "member dropped", start, end, replacement: "" }
  }
}

function* constants([node, parent]: Found): Generator<Edit> {
  if (node.type !== "NumericLiteral" || isStatus(node, parent) || parent?.type === "UnaryExpression") return
  const { end, start } = node
  for (const by of [1, -1])
    yield { operator: "constant off by one", start, end, replacement: `(${numberOf(node) + by})` }
}

function* statuses([node, parent]: Found): Generator<Edit> {
  if (!isStatus(node, parent)) return
  const replacement = String(otherStatus[numberOf(node)] ?? 500)
  yield { operator: "status code replaced", start: node.start, end: node.end, replacement }
}

const dropped = new Set(["ExpressionStatement", "IfStatement", "ForOfStatement", "ForStatement"])

/** Removes a statement, such as a validation, an update of a list, or the assignment of a date. */
function* droppedStatements([node]: Found): Generator<Edit> {
  if (dropped.has(node.type))
    yield { operator: "statement dropped", start: node.start, end: node.end, replacement: ";" }
}

/** Creates a mutant for each operand of `&&` or `||` by removing that operand. */
function* droppedConditions([node]: Found): Generator<Edit> {
  if (node.type !== "LogicalExpression" || node["operator"] === "??") return
  const [left, right] = [node["left"] as Node, node["right"] as Node]
  yield { operator: "condition dropped", start: node.start, end: right.start, replacement: "" }
  yield { operator: "condition dropped", start: left.end, end: node.end, replacement: "" }
}

/** Replaces each string constant with the next one in the same file, so that a state becomes another state, and a field name another field name. */
const swappedConstants = (all: ReadonlyArray<Found>): ReadonlyArray<Edit> => {
  const found = all.filter(
    ([node, parent, member]) =>
      node.type === "StringLiteral" && isConstant(node["value"]) && !isKey(node, parent, member)
  )
  const values = [...new Set(found.map(([node]) => String(node["value"])))]
  if (values.length < 2) return []
  return found.map(([node]) => {
    const next = values[(values.indexOf(String(node["value"])) + 1) % values.length]
    return { operator: "constant swapped", start: node.start, end: node.end, replacement: JSON.stringify(next) }
  })
}

export const serviceEdits = (tree: Node): ReadonlyArray<Edit> => {
  const all = [...running(tree)]
  return [
    ...all.flatMap((found) => [
      ...droppedMembers(found),
      ...constants(found),
      ...statuses(found),
      ...droppedStatements(found),
      ...droppedConditions(found)
    ]),
    ...swappedConstants(all)
  ]
}
