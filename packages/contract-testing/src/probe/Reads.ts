/**
 * Calls each read operation once if the values of its parameters are known, and determines how the service spells its path (for example, with another
 * prefix, in another letter case, or with a trailing slash).
 */
import { type Document, type Operation, operationsOf } from "@fieldwork/specs/openapi"
import type { Account, Reply } from "./Account.ts"
import { type PathConvention, pathConventions } from "./pathConventions.ts"
import type { Values } from "./Values.ts"

/** The result of calling one read operation. */
export interface Read {
  readonly operation: Operation
  /**
   * The path that the service recognises for the operation, which may differ from the documented path. Undefined if the service does not recognise
   * any of the paths that were tried.
   */
  readonly path: string | undefined
  readonly convention: PathConvention | undefined
  /** The response from `path`. If `path` is undefined, the response from the first path that was tested. */
  readonly reply: Reply
  /** The values of the path parameters. */
  readonly values: ReadonlyMap<string, string>
  /** The query string with the required parameters, including the `?`. Empty if the operation does not have any required query parameters. */
  readonly search: string
}

export interface Reads {
  readonly all: ReadonlyArray<Read>
  /** The read operations that were not called, each with the names of the parameters whose values are unknown. */
  readonly skipped: ReadonlyMap<Operation, ReadonlyArray<string>>
  /** Whether the service requires, refuses or permits a trailing slash in paths. Undefined if no response has shown which. */
  readonly slash: "required" | "refused" | "optional" | undefined
  /** Calls a read operation again, at the path that the service recognises. Returns undefined if the first call to the operation did not succeed. */
  readonly repeat: (
    id: string,
    search?: string,
    values?: Readonly<Record<string, string>>
  ) => Promise<Reply | undefined>
  readonly of: (id: string) => Read | undefined
  /** Returns the path of a read operation with its parameter values. Returns undefined if the first call to the operation did not succeed. */
  readonly address: (id: string) => string | undefined
}

const isGood = ({ status }: Reply): boolean => status >= 200 && status < 300

/**
 * Returns a path that belongs to no operation and has the same prefix as the given path. The prefix matters because two generations of a service
 * behind one base URL return different errors for unknown paths.
 */
const unknownPathNear = (path: string): string => `${path.split("/").slice(0, 3).join("/")}/no-such-path-anywhere`

/** Returns the body of a response without the substrings that differ between calls, such as the path or a request id. */
const shapeOf = ({ text }: Reply): string => text.replaceAll(/[\w-]*\d[\w-]*|\/[\w/{}.-]+/g, "")

const fill = (path: string, values: ReadonlyMap<string, string>): string =>
  path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ""))

const redirectsToSlash = ({ headers, status }: Reply, path: string): boolean =>
  [301, 302, 307, 308].includes(status) && (headers.get("location") ?? "").split("?")[0]?.endsWith(`${path}/`) === true

/** Returns whether to call an operation. The CSV export is excluded because the file may be large. */
const isSmall = ({ id }: Operation): boolean => id !== "exportRespondentsCsv"

export const readAll = async (
  document: Document,
  account: Account,
  values: Values,
  given: Readonly<Record<string, string>>
): Promise<Reads> => {
  const operations = operationsOf(document).filter((operation) => operation.method === "GET" && isSmall(operation))
  const all: Array<Read> = []
  let waiting: ReadonlyArray<Operation> = operations
  let slash: Reads["slash"]
  let observedConventions: ReadonlyArray<PathConvention> = []
  const unknown = new Map<string, string>()

  const shapeOfUnknown = async (path: string): Promise<string> => {
    const address = unknownPathNear(path)
    const shape = unknown.get(address) ?? shapeOf(await account.get(address))
    unknown.set(address, shape)
    return shape
  }

  /** Returns whether the service recognises the path, even if it refuses the call for another reason or an id in the path is unknown. */
  const isServed = async (reply: Reply, path: string): Promise<boolean> =>
    reply.status === 404
      ? reply.json !== undefined && path.includes("{") && shapeOf(reply) !== (await shapeOfUnknown(path))
      : ![301, 302, 307, 308, 405].includes(reply.status)

  const trailingSlash = () => (slash === "required" ? "/" : "")

  const parametersOf = (operation: Operation) => {
    const requiredParameters = operation.parameters.filter(
      ({ in: place, required }) => place === "path" || required === true
    )
    const entries = requiredParameters.map((parameter) => [parameter, values.of(operation, parameter)] as const)
    const missing = entries.filter(([, value]) => value === undefined).map(([{ name }]) => name)
    const of = (place: string) =>
      entries.flatMap(([parameter, value = ""]) => (parameter.in === place ? [[parameter.name, value] as const] : []))
    const search = new URLSearchParams(of("query").map(([name, value]) => [name, value])).toString()
    return { missing, path: new Map(of("path")), search: search === "" ? "" : `?${search}` }
  }

  const trySlash = async (path: string, search: string): Promise<Reply | undefined> => {
    if (slash !== undefined) return undefined
    const reply = await account.get(`${path}/${search}`)
    if (isGood(reply)) slash = "required"
    return reply
  }

  const read = async (operation: Operation): Promise<Read> => {
    const { path, search } = parametersOf(operation)
    const result = (reply: Reply, served: string | undefined, convention?: PathConvention): Read => {
      return { operation, path: served, convention, reply, values: path, search }
    }
    const own = given[operation.id]
    const documented = own ?? operation.path
    const first = await account.get(`${fill(documented, path)}${trailingSlash()}${search}`)
    if (await isServed(first, documented)) return result(first, documented)
    if (redirectsToSlash(first, fill(documented, path)) || slash === undefined) {
      const reply = await trySlash(fill(documented, path), search)
      if (reply !== undefined && isGood(reply)) return result(reply, documented)
    }
    if (own === undefined)
      for (const convention of [
        ...observedConventions,
        ...pathConventions.filter((each) => !observedConventions.includes(each))
      ]) {
        const candidate = convention.apply(documented)
        if (candidate === documented) continue
        for (const end of slash === undefined ? ["", "/"] : [trailingSlash()]) {
          const reply = await account.get(`${fill(candidate, path)}${end}${search}`)
          if (!(await isServed(reply, candidate))) continue
          if (end === "/") slash = "required"
          observedConventions = [convention, ...observedConventions.filter((each) => each !== convention)]
          return result(reply, candidate, convention)
        }
      }
    return result(first, undefined)
  }

  // The responses provide parameter values for further operations, which are called in the next round.
  for (let isNew = true; isNew;) {
    const ready = waiting.filter((operation) => parametersOf(operation).missing.length === 0)
    waiting = waiting.filter((operation) => !ready.includes(operation))
    isNew = ready.length > 0
    for (const operation of ready) {
      const done = await read(operation)
      all.push(done)
      if (isGood(done.reply)) values.learn(operation, done.values, done.reply.json)
    }
  }

  const found = all.find(({ path, reply }) => path !== undefined && isGood(reply))
  if (slash === undefined && found?.path !== undefined)
    slash = isGood(await account.get(`${fill(found.path, found.values)}/${found.search}`)) ? "optional" : "refused"

  const of = (id: string): Read | undefined => all.find(({ operation }) => operation.id === id)
  const address = (id: string, other: Readonly<Record<string, string>> = {}): string | undefined => {
    const known = of(id)
    if (known?.path === undefined || !isGood(known.reply)) return undefined
    return `${fill(known.path, new Map([...known.values, ...Object.entries(other)]))}${trailingSlash()}`
  }

  return {
    all,
    address,
    skipped: new Map(waiting.map((operation) => [operation, parametersOf(operation).missing])),
    slash,
    of,
    repeat: async (id, search = "", other = {}) => {
      const place = address(id, other)
      if (place === undefined) return undefined
      const names = new Set(new URLSearchParams(search).keys())
      const kept = (of(id)?.search ?? "")
        .slice(1)
        .split("&")
        .filter((pair) => pair !== "" && !names.has(pair.split("=")[0] ?? ""))
      const query = [...kept, ...(search === "" ? [] : [search])].join("&")
      return account.get(`${place}${query === "" ? "" : `?${query}`}`)
    }
  }
}
