/**
 * The shortest script that still shows a failure.
 *
 * A rule in words is about the state of the service, and a call less may make another state, in which the service is right. So a shorter script counts
 * only when the reference service, a sandbox, passes it. What the judge says of a message needs no such proof: it judges each message again.
 */
import type { Exchange } from "../run/Call.ts"
import type { Session } from "../run/Session.ts"
import type { Found } from "../rules/Rule.ts"
import { play, type Played } from "./play.ts"
import { type Script, scriptOf, withOnly } from "./Script.ts"

export interface Shrunk extends Played {
  readonly script: Script
}

const mostAttempts = 80

/** Without calls that only read, as far as the rule is not about them. */
const relevant = (trace: ReadonlyArray<Exchange>, about: ReadonlyArray<Exchange>): ReadonlyArray<Exchange> =>
  trace.filter((exchange) => exchange.call.method !== "GET" || about.includes(exchange))

const range = (length: number): ReadonlyArray<number> => Array.from({ length }, (_, index) => index)

/** Each candidate leaves out a run of steps that the rule is not about, long runs first. */
function* shorter(script: Script): Generator<Script | undefined> {
  const { about, steps } = script
  const others = range(steps.length).filter((index) => !about.includes(index))
  for (let size = others.length; size >= 1; size = Math.floor(size / 2)) {
    for (let end = others.length; end > 0; end -= size) {
      const removed = new Set(others.slice(Math.max(0, end - size), end))
      yield withOnly(
        script,
        range(steps.length).filter((index) => !removed.has(index))
      )
    }
  }
}

/** Bodies and queries with one member less each. */
function* simpler(script: Script): Generator<Script> {
  for (const index of script.about) {
    const step = script.steps[index]
    if (step === undefined) continue
    const replaced = (next: typeof step): Script => ({ ...script, steps: script.steps.with(index, next) })
    for (const [name] of step.query) yield replaced({ ...step, query: step.query.filter(([each]) => each !== name) })
    if (typeof step.body !== "object" || step.body === null || Array.isArray(step.body)) continue
    for (const name of Object.keys(step.body))
      yield replaced({ ...step, body: Object.fromEntries(Object.entries(step.body).filter(([each]) => each !== name)) })
  }
}

/** `reference` is a service that is right; undefined where there is none, or the rule needs none. */
export const shrink = async (
  session: Session,
  reference: Session | undefined,
  found: Found
): Promise<Shrunk | undefined> => {
  const { details, exchanges: about, rule, trace } = found
  let attempts = 0
  const attempt = async (script: Script): Promise<Shrunk | undefined> => {
    if (attempts++ > mostAttempts) return undefined
    const played = await play(session, script, rule, details)
    if (played.message === undefined) return undefined
    if (rule.judges !== true) {
      const proof = reference === undefined ? undefined : await play(reference, script, rule, details)
      if (proof === undefined || proof.message !== undefined) return undefined
    }
    return { ...played, script }
  }
  const seen = trace.includes(about.at(-1) as Exchange) ? trace : [...trace, ...about]
  let best =
    (await attempt(scriptOf(about, about))) ??
    (await attempt(scriptOf(relevant(seen, about), about))) ??
    (await attempt(scriptOf(seen, about)))
  if (best === undefined) return undefined
  const better = async (scripts: Iterable<Script | undefined>): Promise<boolean> => {
    for (const script of scripts) {
      const next: Shrunk | undefined = script && (await attempt(script))
      if (next === undefined) continue
      best = next
      return true
    }
    return false
  }
  while (await better(shorter(best.script)));
  if (rule.judges === true) while (await better(simpler(best.script)));
  return best
}
