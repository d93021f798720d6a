/**
 * Finds a shorter script, which is a sequence of calls, that still shows a failure.
 *
 * The rules that a document states only in words depend on the state of the service. If a call is removed, the state may change in such a way that
 * the response is correct. A shorter script is therefore accepted only if it passes on a sandbox, which serves as a reference that is known to be
 * correct. Schema violations do not need this check, because each message is validated separately.
 */
import type { CheckedInteraction } from "../run/Call.ts"
import type { Session } from "../run/Session.ts"
import type { Found } from "../rules/Rule.ts"
import { runScript, type ScriptResult } from "./runScript.ts"
import { type Script, scriptOf, withOnly } from "./Script.ts"

export interface Shrunk extends ScriptResult {
  readonly script: Script
}

const maxAttempts = 80

/** Removes read-only calls, except the calls to which the rule is applied. */
const relevant = (
  trace: ReadonlyArray<CheckedInteraction>,
  about: ReadonlyArray<CheckedInteraction>
): ReadonlyArray<CheckedInteraction> =>
  trace.filter((interaction) => interaction.call.method !== "GET" || about.includes(interaction))

const range = (length: number): ReadonlyArray<number> => Array.from({ length }, (_, index) => index)

/** Yields scripts with a sequence of consecutive steps removed, longest sequences first. Steps to which the rule is applied are not removed. */
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

/** Yields scripts with one body property or one query parameter removed from a step to which the rule is applied. */
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

/**
 * Shrinks a failure. `reference` is a service that is known to be correct. It is undefined if no such service exists or the rule does not need one.
 */
export const shrink = async (
  session: Session,
  reference: Session | undefined,
  found: Found
): Promise<Shrunk | undefined> => {
  const { details, interactions: about, rule, trace } = found
  let attempts = 0
  const attempt = async (script: Script): Promise<Shrunk | undefined> => {
    if (attempts++ > maxAttempts) return undefined
    const played = await runScript(session, script, rule, details)
    if (played.message === undefined) return undefined
    if (rule.isStateless !== true) {
      const proof = reference === undefined ? undefined : await runScript(reference, script, rule, details)
      if (proof === undefined || proof.message !== undefined) return undefined
    }
    return { ...played, script }
  }
  const seen = trace.includes(about.at(-1) as CheckedInteraction) ? trace : [...trace, ...about]
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
  if (rule.isStateless === true) while (await better(simpler(best.script)));
  return best
}
