/**
 * Guesses what happened to a body that does not match its signature, for the message in the receiver's log.
 *
 * Nothing here accepts anything: a variant that matches only proves what was changed on the way. Large bodies are not
 * looked at, and no more than a small share of the time goes into it, so that a forger cannot make it costly.
 */
import type { BodyHint } from "./reason.ts"
import type { SignedBody } from "./verified.ts"

/** `matches` says whether a variant of the body is what was signed. */
export type Diagnosis = (
  body: SignedBody,
  matches: (variant: string) => Promise<boolean>
) => Promise<BodyHint | undefined>

/** Bytes. Parsing and checking twice what is below costs less than a millisecond. */
const maxDiagnosedBytes = 64 * 1024

/** Milliseconds of work that may be owed at any moment: the first few hundred bodies of a faulty setup. */
const burstMillis = 20

/** The share of elapsed time that is spent on it at most, once the burst is used up. */
const share = 0.01

/** One for each verifier. `now` is a monotonic clock in milliseconds. */
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
