/** Runs `identify` on random services, each of which computes lift by its own convention (a set of formulas), and counts the wrong results. */
import { identify } from "../../src/index.ts"
import { uniform } from "../independent.ts"
import { explaining, type Rule, rules, show } from "./bruteForce.ts"

export interface Evaluation {
  readonly services: number
  /** The number of cases for which brute force leaves exactly one convention. A case is one service with one number of decimals. */
  readonly unique: number
  /** The number of cases counted in `unique` for which `identify` named a convention. */
  readonly named: number
  /** The number of cases for which `identify` named a convention that was not the convention of the service. */
  readonly wrong: number
  /** The number of cases for which `identify` reported that no convention fits. */
  readonly denied: number
}

const keyOf = (rule: { readonly [_ in keyof Rule]: string }): string =>
  [rule.scale, rule.liftScale, rule.standardError, rule.sides, rule.decision === "margin" ? "margin" : "other"].join(
    " "
  )

/**
 * Runs `identify` on random services, each with one to six results for groups of about 30 to 5,000 respondents, rounded to 1, 2, 3 and 4 decimals.
 */
export const evaluateIdentify = (services: number, seed: number): Evaluation => {
  const random = uniform(seed)
  const pick = <A>(from: ReadonlyArray<A>): A => from[Math.floor(random() * from.length)] as A
  const size = (): number => Math.round(Math.exp(3.5 + random() * 5))
  let [unique, named, wrong, denied] = [0, 0, 0, 0]
  for (let service = 0; service < services; service++) {
    const rule = pick(rules)
    const levels = pick([[0.8, 0.85, 0.9, 0.95], [0.9], [0.8, 0.95], [0.9, 0.95]])
    const studies = Array.from({ length: pick([1, 2, 3, 4, 5, 6]) }, () => {
      const [ne, nc, share] = [size(), size(), random()]
      const other = Math.min(1, Math.max(0, share + (random() - 0.5) * 0.2))
      return { ne, nc, xe: Math.round(ne * other), xc: Math.round(nc * share) }
    })
    for (const digits of [1, 2, 3, 4]) {
      const shown = studies.map((study) => show(rule, study, levels, digits))
      const { convention, kind } = identify(shown)
      if (kind === "noneFits") denied++
      if (convention !== null && keyOf(convention) !== keyOf(rule)) wrong++
      if (explaining(shown, studies, levels, digits).length !== 1) continue
      unique++
      if (convention !== null) named++
    }
  }
  return { services: services * 4, unique, named, wrong, denied }
}
