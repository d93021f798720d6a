/** A named reader whose lease is held by this process. */
import { Effect, Option } from "effect"
import type { ReaderLease, ReaderLeaseOptions, ReaderPosition, Readers } from "./Readers.ts"
import type { StoreError } from "./StoreError.ts"
import { withTimeLimit } from "./TimeLimit.ts"

export interface HeldReader {
  /** Returns the current lease. */
  readonly lease: () => ReaderLease
  /** Moves the reader to a new position. Fails with `FencedError` if another process holds the lease. */
  readonly move: (to: ReaderPosition) => Effect.Effect<void, StoreError>
}

/**
 * Acquires the lease on a reader and runs `work`. The lease is renewed while `work` is running and released afterwards. If the lease is lost, `work`
 * is interrupted. Returns `None` if another process holds the lease.
 */
export const withReader = <A, E>(
  { readers }: { readonly readers: Readers },
  options: ReaderLeaseOptions,
  work: (held: HeldReader) => Effect.Effect<A, E>
): Effect.Effect<Option.Option<A>, E | StoreError> => {
  const { leaseMillis } = options
  const limited = <B>(operation: string, call: Effect.Effect<B, StoreError>) =>
    withTimeLimit(operation, Math.max(leaseMillis * 0.8, 2000), call)
  const acquireAndRun = Effect.fnUntraced(function* (
    restore: <B, F>(effect: Effect.Effect<B, F>) => Effect.Effect<B, F>
  ): Effect.fn.Return<Option.Option<A>, E | StoreError> {
    const got = yield* limited("acquireReader", readers.acquire(options))
    if (Option.isNone(got)) return Option.none()
    let lease = got.value
    const move: HeldReader["move"] = (to) =>
      // Not interruptible, because an interrupted commit might still succeed.
      Effect.uninterruptible(
        Effect.map(
          limited(
            "commitReader",
            Effect.suspend(() => readers.commit(lease, to, leaseMillis))
          ),
          (moved) => void (lease = moved)
        )
      )
    const renewing = Effect.forever(
      Effect.delay(
        Effect.suspend(() => readers.renew(lease, leaseMillis)),
        leaseMillis / 3
      )
    )
    return Option.some(
      yield* restore(Effect.raceFirst(work({ lease: () => lease, move }), renewing)).pipe(
        Effect.ensuring(
          Effect.ignore(Effect.suspend(() => withTimeLimit("releaseReader", 1000, readers.release(lease))))
        )
      )
    )
  })
  // The acquisition is not interruptible, because an interrupted call might still acquire the lease, which no process would then release.
  return Effect.uninterruptibleMask(acquireAndRun)
}
