/**
 * Creates a Promise API client whose methods are fakes, for use in tests.
 */

import { collectable } from "./asyncIterable.ts"

/** A result that contains only the properties that a test needs. */
type Some<Result> = Result extends ReadonlyArray<infer Item> ? ReadonlyArray<Partial<Item>> : Partial<Result>

/** A fake method for a test, which returns a result, a Promise of a result, or, for a list, an array or other iterable of its items. */
export type FakeMethod<Method> = Method extends (...args: infer Args) => AsyncIterable<infer Item>
  ? (...args: Args) => Iterable<Partial<Item>> | AsyncIterable<Partial<Item>>
  : Method extends (...args: infer Args) => Promise<infer Result>
    ? (...args: Args) => Some<Result> | Promise<Some<Result>>
    : never

/** Fakes for any of the methods of a client's services. */
export type Fakes<Client> = {
  readonly [Service in keyof Client]?: {
    readonly [Method in keyof Client[Service]]?: FakeMethod<Client[Service][Method]>
  }
}

type AnyMethod = (input?: unknown, options?: unknown) => unknown

const members = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {}

/** Wraps a fake so that its result is both a Promise and an async iterable, because a fake does not show which of the two its callers expect. */
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

/** Returns an object that creates every requested property with `memberOf`. The object has no `then`, so it is not treated as a Promise. */
const every = (memberOf: (name: string) => unknown): object =>
  new Proxy({}, { get: (_, name) => (typeof name === "symbol" || name === "then" ? undefined : memberOf(name)) })

/**
 * Creates a test client with the given methods, grouped by service. Calling any other method throws an error. Cast the result to the client's type.
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
        throw new Error(`${service}.${method} is not faked: pass { ${service}: { ${method}: … } }`)
      }
    })
  })
}
