/**
 * Guesses why a body does not match its signature, for the message in the receiver's log.
 *
 * It never accepts a callback; a matching variant only proves what was changed in transit. Large bodies are not examined, and only a small share of
 * the time is spent, so that a forger cannot make it costly.
 */
import type { BodyHint } from "./reason.ts"
import type { SignedBody } from "./Verified.ts"

/** Diagnoses a body. `matches` returns whether a variant of the body was signed. */
export type Diagnosis = (
  body: SignedBody,
  matches: (variant: string) => Promise<boolean>
) => Promise<BodyHint | undefined>

/** The maximum number of bytes to examine. Parsing and checking a smaller body twice takes less than a millisecond. */
const maxDiagnosedBytes = 64 * 1024

/** The initial time allowance in milliseconds, which is enough for the first few hundred bodies of a misconfigured receiver. */
const burstMillis = 20

/** The maximum share of the elapsed time to spend once the initial allowance is used up. */
const share = 0.01

/** Creates the diagnosis of one verifier. `now` is a monotonic clock in milliseconds. */
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
  // A byte order mark counts as whitespace here.
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
