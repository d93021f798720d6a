/**
 * The samples of an operation of the documents: what is written at build time. Ids are those of the sandbox in the page, so that the sample that
 * is shown is the sample that runs.
 */
import { inputs } from "@fieldwork/contract/src/inputs.ts"
import { arrange, type Ids } from "@fieldwork/contract/src/world.ts"
import { createSandbox } from "@fieldwork/sandbox"
import type { Route } from "../spec/operations.ts"
import { serviceMethods } from "./methods.ts"
import type { Input, SampleRoute } from "./sample-route.ts"
import { type Sample, writeSamples } from "./samples.ts"

export const sampleRouteOf = (route: Route): SampleRoute => {
  const { api, method, operation, parameters, path } = route
  const service = serviceMethods.get(operation.operationId)
  return {
    api: api.name,
    operationId: operation.operationId,
    method,
    path,
    isFree: operation.security?.length === 0,
    isAuthentication: operation.servers !== undefined,
    joined: parameters.filter(({ explode }) => explode === false).map(({ name }) => name),
    ...(service !== undefined && { service })
  }
}

/** One of everything that an operation may need, as the sandbox in the page begins. */
const { ids } = await arrange({ sandbox: createSandbox({ send: async () => new Response(null, { status: 200 }) }) })

const pick = (values: Readonly<Record<string, unknown>>, names: ReadonlyArray<string>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))

/** A good input for the operation. `known` are the ids of another sandbox, for tests. */
export const inputOf = (route: Route, known: Ids = ids): Input => {
  const { body, ...values } = inputs[route.operation.operationId]?.(known) ?? {}
  const names = (place: string) => route.parameters.filter((each) => each.in === place).map(({ name }) => name)
  const mediaType = Object.keys(route.body?.content ?? {})[0] ?? "application/json"
  return {
    path: pick(values, names("path")),
    query: pick(values, names("query")),
    ...(body !== undefined && { body: { mediaType, value: body } })
  }
}

export const samplesOf = (route: Route, input: Input = inputOf(route)): ReadonlyArray<Sample> =>
  writeSamples(sampleRouteOf(route), input)
