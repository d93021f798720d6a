import { EntryLink } from "@fieldwork/exchange"
import * as Effect from "effect/Effect"
import type { Profile } from "../eligibility/Profile.ts"

type InvalidEntryLinkError = EntryLink.InvalidEntryLinkError

/**
 * Runs the effect after checking that an entry link can contain the PID. The effect fails with an `InvalidEntryLinkError` instead of dying with it.
 * All other defects remain defects.
 */
export const linkable = <A, E>(
  { pid }: Profile,
  effect: Effect.Effect<A, E>
): Effect.Effect<A, E | InvalidEntryLinkError> =>
  Effect.sync(() => EntryLink.make("https://exchange.example/", { pid, mid: "m" })).pipe(
    Effect.andThen(effect),
    Effect.catchDefect((defect) =>
      defect instanceof EntryLink.InvalidEntryLinkError ? Effect.fail(defect) : Effect.die(defect)
    )
  )
