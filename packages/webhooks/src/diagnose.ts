/**
 * Guesses what happened to a body that does not match its signature, for the message in the receiver's log.
 *
 * Nothing here accepts anything: a variant that matches only proves what was changed on the way. Bodies over a bound are
 * not looked at, so that a forger cannot make it costly.
 */
import type { BodyHint } from "./reason.ts"
import type { SignedBody } from "./verified.ts"

/** Bytes. Parsing and checking twice what is below costs less than a millisecond. */
const maxDiagnosedBytes = 64 * 1024

/** `matches` says whether a variant of the body is what was signed. */
export const diagnose = async (
  body: SignedBody,
  matches: (variant: string) => Promise<boolean>
): Promise<BodyHint | undefined> => {
  if (body.size > maxDiagnosedBytes) return undefined
  if (body.size === 0) return "no body was passed"
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
