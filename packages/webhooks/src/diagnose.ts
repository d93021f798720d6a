/**
 * Determines a likely reason why a body does not match its signature, for the message in the receiver's log.
 *
 * A diagnosis never causes a callback to be accepted. If a variant of the body matches the signature, that only indicates how the body was changed in
 * transit. Large bodies are not examined, and the share of time spent on diagnoses is limited, so forgers cannot use diagnoses to overload the
 * receiver.
 */
import type { BodyHint } from "./reason.ts"
import type { SignedBody } from "./Verified.ts"

/** Diagnoses a body. `matches` checks whether a variant of the body matches a signature. */
export type Diagnosis = (
  body: SignedBody,
  matches: (variant: string) => Promise<boolean>
) => Promise<BodyHint | undefined>

/** The maximum size in bytes of a body to examine. Parsing and checking a smaller body twice takes less than a millisecond. */
const maxDiagnosedBytes = 64 * 1024

/** The initial time budget in milliseconds. It is enough for the first few hundred bodies that a misconfigured receiver refuses. */
const burstMillis = 20

/** The maximum share of the elapsed time to spend on diagnoses once the initial budget is used up. */
const share = 0.01

/** Creates the diagnosis function for a verifier. `now` returns the time of a monotonic clock in milliseconds. */
export const makeDiagnosis = (now: () => number = () => performance.now()): Diagnosis => {
  let spent = 0
  let countedAt = now()

  return async (body, matches) => {
    if (body.size > maxDiagnosedBytes) return undefined
    if (body.size === 0) return "no body was passed"
    const begun = now()
    spent = Math.max(0, spent - (begun - countedAt) * share)
    countedAt = begun
    if (spent > burstMillis) return undefined
    const found = await diagnose(body, matches)
    spent += now() - begun
    return found
  }
}

const diagnose: Diagnosis = async (body, matches) => {
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(body.bytes())
  // `trim` also removes a byte order mark.
  const trimmed = text.trim()
  if (trimmed !== text && (await matches(trimmed))) return "whitespace was added"
  const compact = reserialise(text)
  if (compact !== undefined && compact !== text && (await matches(compact))) return "whitespace was added"
  return compact === text ? "it looks re-serialised" : undefined
}

const reserialise = (text: string): string | undefined => {
  try {
    return JSON.stringify(JSON.parse(text))
  } catch {
    return undefined
  }
}
