/**
 * Creates the event for the end of an attempt or a call.
 */
import type { TextRedactor } from "../auth/textRedactor.ts"
import type { AttemptState } from "../call/AttemptState.ts"
import type { EndEvent, EndReason } from "../client/Listeners.ts"
import { responseFacts } from "../response/responseFacts.ts"

/** Returns the event. `begin` contains the fields that were known at the start, and `state` is the state of the last attempt. */
export const endEvent = <Begin extends object>(
  redactor: TextRedactor,
  begin: Begin,
  durationMillis: number,
  state: AttemptState | undefined,
  reason: EndReason | undefined
): Begin & EndEvent => {
  const { requestId } = state === undefined ? {} : responseFacts(redactor, state.headers, state.headersAdded)
  return {
    ...begin,
    durationMillis,
    ...(state !== undefined && state.status !== 0 && { status: state.status }),
    ...(reason !== undefined && { reason }),
    ...(requestId !== undefined && { requestId })
  }
}
