/**
 * Finds the operations for a path. Literal paths are looked up directly, and path templates are matched segment by segment.
 *
 * A trailing slash is always optional. A path parameter matches exactly one segment.
 */
import type { Operation } from "@fieldwork/specs/openapi"
import { memoize } from "./memoize.ts"

interface Node {
  readonly literal: Map<string, Node>
  parameter: Node | undefined
  /** The operations by method. */
  operations: Map<string, Operation> | undefined
}

export interface Match {
  /** The operations by method. If the path exists but the requested method does not, the response has status 405. */
  readonly operations: ReadonlyMap<string, Operation>
  /** The percent-decoded values of the path parameters, in the order of the template. */
  readonly values: ReadonlyArray<string>
}

const node = (): Node => ({ literal: new Map(), parameter: undefined, operations: undefined })

/** Returns the length of the path without a trailing slash. */
const endOf = (path: string): number => (path.length > 1 && path.endsWith("/") ? path.length - 1 : path.length)

const decode = (text: string): string => {
  if (!text.includes("%")) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export interface Routes {
  readonly match: (path: string) => Match | undefined
}

export const make = (operations: ReadonlyArray<Operation>): Routes => {
  const root = node()
  for (const operation of operations) {
    let at = root
    for (const segment of operation.path.split("/").slice(1)) {
      if (segment.startsWith("{")) at = at.parameter ??= node()
      else {
        const next = at.literal.get(segment) ?? node()
        at.literal.set(segment, next)
        at = next
      }
    }
    at.operations ??= new Map()
    at.operations.set(operation.method, operation)
  }

  /** Matches the segments of `path` between `from` and `end`, and adds the values of path parameters to `values`. */
  const walk = (at: Node, path: string, from: number, end: number, values: Array<string>): Match | undefined => {
    if (from > end) return at.operations && { operations: at.operations, values }
    const slash = path.indexOf("/", from)
    const stop = slash < 0 ? end : Math.min(slash, end)
    const part = path.slice(from, stop)
    const literal = at.literal.get(part)
    const found = literal && walk(literal, path, stop + 1, end, values)
    if (found !== undefined || at.parameter === undefined || part === "") return found
    values.push(decode(part))
    const match = walk(at.parameter, path, stop + 1, end, values)
    if (match === undefined) values.pop()
    return match
  }

  const search = (path: string) => walk(root, path, 1, endOf(path), [])

  /** The operations for paths without parameters, keyed by path. */
  const literal = new Map<string, Match>()
  for (const { path } of operations) {
    const found = path.includes("{") ? undefined : search(path)
    if (found !== undefined) literal.set(path, found)
  }

  const lately = memoize(search)
  return { match: (path) => literal.get(path) ?? lately(path) }
}

/** Returns the names of a path template's parameters, in order. */
export const namesOf = (path: string): ReadonlyArray<string> =>
  [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? "")
