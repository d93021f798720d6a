/**
 * Calls every method of the services to determine which operations are sent.
 */
import { Effect, Stream } from "effect"
import type { Request } from "./fakeService.ts"

/** Calls every method of every service twice, without a body and with an empty body. `path` contains the path parameters. */
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

/** Returns the ids of the operations in a table that no request has called. */
export const uncalled = (table: ReadonlyArray<object>, requests: ReadonlyArray<Request>): ReadonlyArray<string> => {
  const called = new Set(requests.map(({ method, path }) => `${method} ${path.replace(/\?.*/, "")}`))
  return table
    .filter((row): row is Row => "operationId" in row)
    .filter(({ method, path }) => !called.has(`${method} ${path.replace(/\{\w+\}/g, "1")}`))
    .map(({ operationId }) => operationId)
}
