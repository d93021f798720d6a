/**
 * Sessions with a predefined outcome, similar to the test cards of a payment provider. The outcome is set by the PID or through the control API.
 *
 * `test-complete-a1` completes, `test-40-a1` is terminated as quota full, and `test-10-26-11-a1` completes and is then adjusted to a terminate and
 * back. A number is a marketplace code if there is such a code and no client code precedes it. Otherwise it is a client code. The prefixes in `m40`
 * and `c40` select a marketplace code or a client code explicitly. The suffix after the last code distinguishes respondents. A suffix that starts
 * with a letter is not parsed as a code.
 */
import { spec } from "../spec.ts"
import { client, hasReachedClient, marketplace, type Statuses } from "./ResponseCodes.ts"
import { entryStep } from "./Script.ts"
import type { Step } from "./Session.ts"

const outcomeNames: Readonly<Record<string, ReadonlyArray<string> | undefined>> = {
  complete: ["c10"],
  terminate: ["c20"],
  quality: ["c30"],
  overquota: ["m40"],
  closed: ["m42"],
  duplicate: ["m35"],
  abandon: ["c1"]
}

const token = /-(?:([a-z]{2,})|([mc]?)(-?\d+))(?=-|_|$)/y

/**
 * Returns the two statuses of a session that ends with a marketplace status. Only with marketplace status 3 has the respondent entered the client
 * survey.
 */
const atExchange = (code: number): Statuses => ({
  marketplaceStatus: code,
  clientStatus: code === marketplace.inClient ? client.started : client.notReached
})

/**
 * Returns the statuses for a client code. If the code means that the respondent has not reached the client survey, the respondent is in the screener.
 */
const atClient = (code: number): Statuses => ({
  marketplaceStatus: code === client.notReached ? marketplace.inScreener : marketplace.inClient,
  clientStatus: code
})

/** Returns the statuses for one code in a test PID, or undefined if the number is not a known code. */
const statusesOf = (letter: string, digits: string, isInClient: boolean): Statuses | undefined => {
  // A number with a leading zero is not a code. It belongs to the suffix of the PID, which distinguishes respondents.
  if (/^-?0\d/.test(digits)) return undefined
  const code = Number(digits)
  const isMarketplace = letter === "m" || (letter === "" && !isInClient && spec.marketplaceCodes.has(code))
  if (isMarketplace) return spec.marketplaceCodes.has(code) ? atExchange(code) : undefined
  return spec.clientCodes.has(code) ? atClient(code) : undefined
}

/** Returns the statuses that a PID specifies, in order, or undefined if the PID is not a test PID. */
export const statusesInPid = (pid: string): ReadonlyArray<Statuses> | undefined => {
  if (!pid.startsWith("test-")) return undefined
  const found: Array<Statuses> = []
  token.lastIndex = "test".length
  for (let match = token.exec(pid); match !== null; match = token.exec(pid)) {
    const [, word, letter = "", digits = ""] = match
    const all = word === undefined ? [`${letter}${digits}`] : outcomeNames[word]
    if (all === undefined) break
    const isInClient = found.some(hasReachedClient)
    const read = all
      .map((text) => /^([mc]?)(-?\d+)$/.exec(text))
      .map((parts) => statusesOf(parts?.[1] ?? "", parts?.[2] ?? "", isInClient))
    const known = read.filter((statuses) => statuses !== undefined)
    if (known.length < read.length) break
    found.push(...known)
  }
  return found.length === 0 ? undefined : found
}

const second = 1_000
const minute = 60 * second
const day = 24 * 60 * minute

const started: Statuses = { marketplaceStatus: marketplace.inClient, clientStatus: client.started }

/**
 * Converts the statuses to the steps of a session. The first step is the respondent's entry. The screener takes half a minute and the interview five
 * minutes. Each adjustment follows a day later.
 */
export const stepsFor = (codes: ReadonlyArray<Statuses>): ReadonlyArray<Step> => {
  const steps: Array<Step> = [entryStep]
  let after = 30 * second
  const push = (statuses: Statuses, later: number) => {
    const last = steps.at(-1)
    const isSame = last?.marketplaceStatus === statuses.marketplaceStatus && last.clientStatus === statuses.clientStatus
    if (isSame) return
    steps.push({ after, ...statuses })
    after += later
  }
  for (const [index, code] of codes.entries()) {
    const before = codes[index - 1]
    const isFirstInClient = hasReachedClient(code) && (before === undefined || !hasReachedClient(before))
    if (isFirstInClient && code.clientStatus !== client.started) push(started, 5 * minute)
    push(code, hasReachedClient(code) && code.clientStatus !== client.started ? day : 5 * minute)
  }
  return steps
}
