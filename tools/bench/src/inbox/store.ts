/**
 * Store operations that several parts of the benchmark share.
 */
import type { Store } from "@fieldwork/inbox"
import { Effect, Exit, Option, Scope } from "effect"

type Entry = Parameters<Store["append"]>[0]
type Lease = Parameters<Store["commit"]>[0]

/** Acquires a scoped resource, and returns it with a function that closes its scope. */
export const open = async <A, E>(make: Effect.Effect<A, E, Scope.Scope>) => {
  const scope = Scope.makeUnsafe()
  const opened = await Effect.runPromise(Scope.provide(make, scope))
  return { opened, close: () => Effect.runPromise(Scope.close(scope, Exit.void)) }
}

/** Returns the duration of `run` in milliseconds. */
export const timed = async (run: () => unknown): Promise<number> => {
  const begun = performance.now()
  const running = run()
  if (running instanceof Promise) await running
  return performance.now() - begun
}

let stamp = 0

/** Returns a log entry with an already compressed body. */
export const entryOf = (body: Uint8Array): Entry => {
  stamp += 1
  return {
    digest: `digest ${stamp}`,
    body,
    stream: "opportunities",
    kind: "callback",
    signedAt: stamp,
    keyId: "",
    signature: "",
    signedForm: "stored",
    timing: "fresh",
    receivedAt: 0,
    bytes: body.length
  }
}

/** Acquires the lease for applying opportunities to the tables, even if another process holds it. */
export const acquireLease = (store: Store): Promise<Lease> =>
  Effect.runPromise(
    Effect.map(
      store.acquireLease({
        stream: "opportunities",
        set: "live",
        holder: "bench",
        leaseMillis: 1000,
        force: "always"
      }),
      Option.getOrThrow
    )
  )
