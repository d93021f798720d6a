/**
 * A client of the Promise face for tests, made of the methods that a test gives.
 */

import { collectable } from "./asyncIterable.ts"

/** The members of a result that a test needs. */
type Some<Result> = Result extends ReadonlyArray<infer Item> ? ReadonlyArray<Partial<Item>> : Partial<Result>

/** A method as a test gives it: a result or a Promise of it; a list as an array or any other iterable of its items. */
export type FakeMethod<Method> = Method extends (...given: infer Given) => AsyncIterable<infer Item>
  ? (...given: Given) => Iterable<Partial<Item>> | AsyncIterable<Partial<Item>>
  : Method extends (...given: infer Given) => Promise<infer Result>
    ? (...given: Given) => Some<Result> | Promise<Some<Result>>
    : never

/** Some of the methods of some of the services. */
export type Fakes<Client> = {
  readonly [Service in keyof Client]?: {
    readonly [Method in keyof Client[Service]]?: FakeMethod<Client[Service][Method]>
  }
}

type AnyMethod = (input?: unknown, options?: unknown) => unknown

const members = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {}

/** Promise and async iterable at once, as only the caller knows which of the two the method is. */
const fakeCall = (fake: AnyMethod) => (input?: unknown, options?: unknown) => {
  const result = (async () => fake(input, options))()
  const items = async function* () {
    yield* (await result) as AsyncIterable<unknown>
  }
  return Object.assign(result, collectable({ [Symbol.asyncIterator]: items }))
}

const fakeMethod = (fake: AnyMethod) => {
  const call = fakeCall(fake)
  const withResponse = async (input?: unknown, options?: unknown) => ({
    data: await call(input, options),
    status: 200,
    headers: new Headers(),
    attempts: []
  })
  return Object.assign(call, { withResponse })
}

/** An object whose members `memberOf` makes, whatever they are called. It is no Promise. */
const every = (memberOf: (name: string) => unknown): object =>
  new Proxy({}, { get: (_, name) => (typeof name === "symbol" || name === "then" ? undefined : memberOf(name)) })

/**
 * A client for tests of the methods that are given, for a type that is declared elsewhere. A call of any other method throws.
 *
 * @example
 * ```ts
 * import { fakeClient } from "@fieldwork/core/promise"
 * interface Client { readonly names: { readonly get: () => Promise<string>; readonly list: () => Promise<string> } }
 * const { names } = fakeClient({ names: { get: async () => "Alder" } }) as Client
 * await names.get() // => "Alder"
 * names.list() // throws names.list is not faked
 * ```
 */
export const fakeClient = (fakes: object): object => {
  const services = members(fakes)
  return every((service) => {
    const methods = members(services[service])
    return every((method) => {
      const fake = methods[method]
      if (typeof fake === "function") return fakeMethod(fake as AnyMethod)
      return () => {
        throw new Error(`${service}.${method} is not faked: give { ${service}: { ${method}: … } }`)
      }
    })
  })
}
