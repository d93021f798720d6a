/**
 * Good inputs for the operations of a service, with what has to be there for them to be good.
 */
import type { Input } from "../run/callOf.ts"

export interface World {
  /** Prepares what an operation needs, once more for an operation that uses it up, and returns an input that the service accepts. */
  readonly inputOf: (operationId: string) => Promise<Input>
  /** Forgets what was prepared, as after a reset. */
  readonly forget: () => void
}

/** Makes each thing when it is first needed, until it is forgotten. */
export const lazily = () => {
  let known = new Map<string, unknown>()
  return {
    once: async <A>(name: string, make: () => Promise<A>): Promise<A> => {
      if (known.has(name)) return known.get(name) as A
      const made = await make()
      known.set(name, made)
      return made
    },
    forget: () => {
      known = new Map()
    }
  }
}
