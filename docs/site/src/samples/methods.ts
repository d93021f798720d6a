/**
 * Maps operations to the service methods that call them. The map is created by calling every method and examining the request that it sends.
 *
 * Because the map is created from real requests, samples never show a method that does not exist or that calls a different operation.
 */
import { createBrandLift } from "@fieldwork/brand-lift/promise"
import { createExchange } from "@fieldwork/exchange/promise"
import type { ApiName } from "../spec/documents.ts"
import { operations, type Route } from "../spec/operations.ts"
import type { ServiceMethod } from "./sample-route.ts"

interface Sent {
  readonly method: string
  readonly path: string
}

type Service = Readonly<Record<string, unknown>>
type Callable = (input: unknown) => unknown

const everyPathParameter = Object.fromEntries(
  operations.flatMap(({ parameters }) => parameters.filter((each) => each.in === "path").map(({ name }) => [name, "x"]))
)

/** Creates a fake service that records every request and responds with 404. */
const listen = () => {
  const sent: Array<Sent> = []
  const fetch = async (url: string, init?: { readonly method?: string }): Promise<Response> => {
    const path = new URL(url).pathname
    if (path === "/oauth/token") return Response.json({ access_token: "x", token_type: "Bearer", expires_in: 36_000 })
    sent.push({ method: init?.method ?? "GET", path })
    return Response.json({}, { status: 404 })
  }
  return { sent, fetch: (url: string, init?: RequestInit) => fetch(url, init) }
}

const matches = ({ method, path }: Route, sent: Sent): boolean =>
  method.toUpperCase() === sent.method && new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, "[^/]+")}$`).test(sent.path)

/**
 * The operations, sorted by the number of path parameters. For example, `/demand/v2-beta/errors` must be matched before `/demand/v2-beta/{property}`.
 */
const byPrecision = operations.toSorted((a, b) => a.path.split("{").length - b.path.split("{").length)

/**
 * Calls a method with path parameters only. If a body were passed, a method whose operation has no body would fail before sending a request. Returns
 * whether the method returns a list.
 */
const call = async (method: Callable): Promise<boolean> => {
  const result = method(everyPathParameter)
  const isList = typeof result === "object" && result !== null && Symbol.asyncIterator in result
  try {
    if (isList) for await (const _ of result as AsyncIterable<unknown>) break
    else await result
  } catch {
    // The fake service responds to every request with an error.
  }
  return isList
}

const methodsOf = async (
  api: ApiName,
  client: Service,
  sent: ReadonlyArray<Sent>
): Promise<ReadonlyArray<readonly [string, ServiceMethod]>> => {
  const found: Array<readonly [string, ServiceMethod]> = []
  for (const [service, members] of Object.entries(client)) {
    if (typeof members !== "object" || members === null) continue
    for (const [method, member] of Object.entries(members)) {
      if (typeof member !== "function") continue
      const before = sent.length
      const isList = await call(member as Callable)
      const request = sent[before]
      if (request === undefined) continue
      const route = byPrecision.find((each) => each.api.name === api && matches(each, request))
      if (route !== undefined) found.push([route.operation.operationId, { service, method, isList }])
    }
  }
  return found
}

const quiet = {
  requestValidation: "off" as const,
  retry: { maxAttempts: 1 },
  onDeprecation: () => {},
  onDrift: () => {}
}

const find = async (): Promise<ReadonlyMap<string, ServiceMethod>> => {
  const [lift, supply] = [listen(), listen()]
  const baseUrl = "https://service.example"
  const credentials = { clientId: "x", clientSecret: "x", audience: "x" }
  const brandLift = createBrandLift({ baseUrl, authUrl: baseUrl, ...credentials, ...quiet, fetch: lift.fetch })
  const exchange = createExchange({ baseUrl, apiKey: "x", ...quiet, fetch: supply.fetch })
  const pairs = [
    ...(await methodsOf("brand-lift", { ...brandLift }, lift.sent)),
    ...(await methodsOf("exchange", { ...exchange }, supply.sent))
  ]
  // If several methods call the same operation, the first method is used, because later methods are convenience methods. The list is reversed because
  // the last entry for a key takes precedence in a Map.
  return new Map(pairs.toReversed())
}

/** The service method for each `operationId`. */
export const serviceMethods: ReadonlyMap<string, ServiceMethod> = await find()
