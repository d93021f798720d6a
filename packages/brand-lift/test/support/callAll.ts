/**
 * Calls every method of the services to determine which operations they send.
 */
import { Effect, Stream } from "effect"
import type { Request } from "./fakeService.ts"

/** Calls every method of every service with the given path parameters, once without a body and once with a body. */
export const callAll = async (services: object, path: Readonly<Record<string, string>>): Promise<void> => {
  for (const service of Object.values(services) as ReadonlyArray<object>) {
    for (const method of Object.values(service) as ReadonlyArray<(input: object) => Effect.Effect<unknown, unknown>>) {
      for (const input of [path, { ...path, body: {} }]) {
        const outcome: unknown = method(input)
        const effect = Stream.isStream(outcome) ? Stream.runDrain(outcome) : outcome
        await Effect.runPromise(Effect.ignore(effect as Effect.Effect<unknown, unknown>))
      }
    }
  }
}

interface Row {
  readonly operationId: string
  readonly method: string
  readonly path: string
}

/** Returns the ids of the operations for which no request was sent. */
export const uncalled = (table: ReadonlyArray<object>, requests: ReadonlyArray<Request>): ReadonlyArray<string> => {
  const called = new Set(requests.map(({ method, path }) => `${method} ${path.replace(/\?.*/, "")}`))
  return table
    .filter((row): row is Row => "operationId" in row)
    .filter(({ method, path }) => !called.has(`${method} ${path.replace(/\{\w+\}/g, "1")}`))
    .map(({ operationId }) => operationId)
}
