/**
 * Creates the samples of an operation at build time. The samples use ids that exist in the in-page sandbox, so each sample can be run as shown.
 */
import { inputs } from "@fieldwork/contract/src/inputs.ts"
import type { Ids } from "@fieldwork/contract/src/TestData.ts"
import { createSandbox } from "@fieldwork/sandbox"
import type { Route } from "../spec/operations.ts"
import { arrangeBrandLift, arrangeExchange } from "../try/Arrange.ts"
import { serviceMethods } from "./methods.ts"
import type { Input, SampleRoute } from "./sample-route.ts"
import { writeSamples } from "./samples.ts"
import type { Sample } from "./sample.ts"

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

const newSandbox = () => createSandbox({ send: async () => new Response(null, { status: 200 }) })

/** The ids of the objects that operations require, as they are in the in-page sandbox before the first run. */
const ids: Ids = { ...(await arrangeBrandLift(newSandbox())), ...(await arrangeExchange(newSandbox())) }

const pick = (values: Readonly<Record<string, unknown>>, names: ReadonlyArray<string>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))

/** Returns a valid input for the operation. In tests, `known` contains the ids from another sandbox. */
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
