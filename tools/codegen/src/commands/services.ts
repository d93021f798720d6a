/**
 * Determines the commands of a client's services, and which method calls which operation.
 */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Operation } from "@fieldwork/specs/openapi"
import { type Service, type ServiceMethod, servicesIn } from "../promise/serviceMethods.ts"

export interface Call {
  readonly operationId: string
  /** The client method that gives the command its name. Absent for the token operation, which no client method calls. */
  readonly name?: string
  /** The client method that the command calls. For a response that can be large, this is the method that streams it. */
  readonly method?: string
  readonly form: "method" | "list" | "download"
  readonly from?: string | undefined
}

export interface ServiceCalls {
  readonly name: string
  readonly calls: ReadonlyArray<Call>
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/**
 * Finds the operation behind a method that does more than call one operation. If the service has exactly one such method, and the service's source
 * code names exactly one operation that no other method calls directly, the method is assumed to call that operation, and a list with this call is
 * returned. Otherwise, returns an empty list.
 */
const wrapped = (folder: string, service: Service, methods: ReadonlyArray<ServiceMethod>): ReadonlyArray<Call> => {
  const source = readFileSync(join(folder, `${capital(service.name)}.ts`), "utf8")
  const direct = new Set(service.methods.flatMap(({ call }) => (call === undefined ? [] : [call.operationId])))
  const named = [...new Set(Array.from(source.matchAll(/\bdefinitions\.(\w+)/g), ([, id = ""]) => id))]
  const left = named.filter((id) => !direct.has(id))
  const [method] = methods
  const [operationId] = left
  return methods.length === 1 && left.length === 1 && method !== undefined && operationId !== undefined
    ? [{ operationId, name: method.name, method: method.name, form: "method" }]
    : []
}

const callsOf = (folder: string, service: Service): ReadonlyArray<Call> => {
  const direct = service.methods.flatMap(({ call, name }) =>
    call === undefined ? [] : [{ ...call, name, method: name }]
  )
  const downloads = new Map(
    direct.flatMap(({ form, method, operationId }) =>
      form === "download" ? [[operationId, { form, method }] as const] : []
    )
  )
  const others = service.methods.filter(({ call }) => call === undefined)
  return [...direct.filter(({ form }) => form !== "download"), ...wrapped(folder, service, others)].map((call) => ({
    ...call,
    ...downloads.get(call.operationId)
  }))
}

const servicesOf = (folder: string, module: string): ReadonlyArray<ServiceCalls> => {
  const text = readFileSync(join(folder, `${module}.ts`), "utf8")
  return servicesIn(folder, text).map((service) => ({ name: service.name, calls: callsOf(folder, service) }))
}

/** Returns every operation with its command. The token operation, which clients call automatically, is in a separate service. */
export const callsOfApi = (
  root: string,
  name: string,
  module: string,
  operations: ReadonlyArray<Operation>
): ReadonlyArray<ServiceCalls> => {
  const services = servicesOf(join(root, `packages/${name}/src`), module).filter(({ calls }) => calls.length > 0)
  const known = new Set(services.flatMap(({ calls }) => calls.map(({ operationId }) => operationId)))
  const left = operations.filter(({ id }) => !known.has(id))
  const uncovered = left.filter(({ secured }) => secured)
  if (uncovered.length > 0) throw new Error(`no command calls ${uncovered.map(({ id }) => id).join(", ")}`)
  return [
    ...services,
    ...(left.length === 0
      ? []
      : [{ name: "tokens", calls: left.map(({ id }) => ({ operationId: id, form: "method" as const })) }])
  ]
}
