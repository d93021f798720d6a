/**
 * What the rating asks of a bundled document: which components a caller sends, and what stands at or above a pointer.
 */

type Node = Readonly<Record<string, unknown>>

export interface Document extends Node {
  readonly paths?: Readonly<Record<string, Node>>
  readonly webhooks?: Readonly<Record<string, Node>>
  readonly components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null

const stepsOf = (pointer: string): ReadonlyArray<string> =>
  pointer
    .replace(/^#?\//, "")
    .split("/")
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))

/** What stands on the way to `pointer`, the document first, as far as the way exists. */
export const wayTo = (document: Document, pointer: string): ReadonlyArray<unknown> => {
  const way: Array<unknown> = [document]
  for (const step of stepsOf(pointer)) {
    const at = way.at(-1)
    if (!isNode(at) || !(step in at)) break
    way.push(at[step])
  }
  return way
}

/** Whether the source of what stands at `pointer` is a guess of ours, said there or above. */
export const isInferred = (document: Document, pointer: string): boolean => {
  const said = wayTo(document, pointer).findLast((node) => isNode(node) && "x-provenance" in node)
  const provenance = isNode(said) ? said["x-provenance"] : undefined
  return isNode(provenance) && provenance["kind"] === "inferred"
}

const references = (value: unknown, found: Set<string>): void => {
  if (!isNode(value)) return
  if (typeof value["$ref"] === "string") found.add(value["$ref"])
  for (const each of Object.values(value)) references(each, found)
}

const operationsOf = (items: Document["paths"]): ReadonlyArray<Node> =>
  Object.values(items ?? {}).flatMap((item) => [item, ...Object.values(item).filter(isNode)])

/**
 * The pointers of the components that a caller sends, directly or through others: parameters and request bodies, and the answers to
 * webhooks, where the caller is the server.
 */
export const sentComponents = (document: Document): ReadonlySet<string> => {
  const sent = new Set<string>()
  for (const { parameters, requestBody } of operationsOf(document.paths)) references([parameters, requestBody], sent)
  for (const { responses } of operationsOf(document.webhooks)) references(responses, sent)
  // A set visits what is added to it on the way.
  for (const pointer of sent) references(wayTo(document, pointer)[stepsOf(pointer).length], sent)
  return sent
}

/** Whether a caller sends what stands at `pointer`, which lies in a component or in a path. */
export const isSent = (document: Document, pointer: string, sent = sentComponents(document)): boolean => {
  const [kind, ...steps] = stepsOf(pointer)
  if (kind === "components") return sent.has(`#/${[kind, ...steps.slice(0, 2)].join("/")}`)
  const isRequest = steps.includes("requestBody") || steps.includes("parameters")
  return kind === "webhooks" ? !isRequest : kind === "paths" && isRequest
}

/** The values of every open enum by its pointer; they stand alone, or beside their meaning. */
export const knownValuesOf = (
  node: unknown,
  pointer = "#",
  found = new Map<string, ReadonlyArray<unknown>>()
): ReadonlyMap<string, ReadonlyArray<unknown>> => {
  if (!isNode(node)) return found
  const known = node["x-known-values"]
  if (Array.isArray(known)) {
    found.set(
      pointer,
      known.map((each: unknown) => (isNode(each) && "value" in each ? each["value"] : each))
    )
  }
  for (const [key, each] of Object.entries(node)) {
    knownValuesOf(each, `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`, found)
  }
  return found
}
