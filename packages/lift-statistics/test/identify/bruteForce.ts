/**
 * Simulates services that compute lift by any convention (a set of formulas), independently of `src`, and finds by brute force the conventions that
 * reproduce given values.
 */
import { quantile } from "../independent.ts"

export interface Rule {
  readonly scale: "percent" | "proportion"
  readonly liftScale: "points" | "relative" | "headroom"
  readonly standardError: "pooled" | "unpooled"
  readonly sides: "one" | "two"
  readonly decision: "margin" | "otherP"
}

export interface Study {
  readonly xe: number
  readonly ne: number
  readonly xc: number
  readonly nc: number
}

const product = <A, B>(left: ReadonlyArray<A>, right: ReadonlyArray<B>) =>
  left.flatMap((a) => right.map((b) => ({ ...a, ...b })))
const axis = <K extends string, V extends string>(key: K, values: ReadonlyArray<V>) =>
  values.map((value) => ({ [key]: value }) as Record<K, V>)

/** All 48 conventions: the combinations of scale, lift scale, standard error, sides and decision. */
export const rules: ReadonlyArray<Rule> = product(
  product(
    product(
      product(axis("scale", ["percent", "proportion"]), axis("liftScale", ["points", "relative", "headroom"])),
      axis("standardError", ["pooled", "unpooled"])
    ),
    axis("sides", ["one", "two"])
  ),
  axis("decision", ["margin", "otherP"])
) as ReadonlyArray<Rule>

const z = new Map<string, number>()
const critical = (level: number, sides: Rule["sides"]): number => {
  const key = `${level} ${sides}`
  const known = z.get(key)
  if (known !== undefined) return known
  const found = quantile(sides === "two" ? (1 + level) / 2 : level)
  z.set(key, found)
  return found
}

const error = ({ nc, ne, xc, xe }: Study, pooling: Rule["standardError"]): number => {
  const [pe, pc, p] = [xe / ne, xc / nc, (xe + xc) / (ne + nc)]
  return pooling === "pooled"
    ? Math.sqrt((p - p * p) / ne + (p - p * p) / nc)
    : Math.sqrt((pe - pe * pe) / ne + (pc - pc * pc) / nc)
}

/** Returns the values that a service with this convention returns for a study. Values are rounded to `digits` decimals after all computations. */
export const show = (rule: Rule, study: Study, levels: ReadonlyArray<number>, digits: number) => {
  const { nc, ne, xc, xe } = study
  const factor = rule.scale === "percent" ? 100 : 1
  const round = (value: number) => Number((factor * value).toFixed(digits))
  const [pe, pc] = [xe / ne, xc / nc]
  const d = pe - pc
  const base = rule.liftScale === "points" ? 1 : rule.liftScale === "relative" ? pc : 1 - pc
  const other = rule.standardError === "pooled" ? "unpooled" : "pooled"
  const deciding = error(study, rule.decision === "margin" ? rule.standardError : other)
  const tests = levels.map((level) => ({
    confidence_level: level,
    margin_of_error: round(critical(level, rule.sides) * error(study, rule.standardError)),
    statistically_significant: Math.abs(d) > critical(level, rule.sides) * deciding
  }))
  return {
    exposed_count: ne,
    control_count: nc,
    in_target_exposed_count: xe,
    in_target_control_count: xc,
    total_count: ne + nc,
    exposed_percentage: round(pe),
    control_percentage: round(pc),
    lift_percentage: base === 0 ? null : round(d / base),
    statistical_test: tests
  }
}

/** Returns the conventions that reproduce exactly these values. */
export const explaining = (
  shown: ReadonlyArray<ReturnType<typeof show>>,
  studies: ReadonlyArray<Study>,
  levels: ReadonlyArray<number>,
  digits: number
): ReadonlyArray<Rule> =>
  rules.filter((rule) =>
    studies.every((study, i) => JSON.stringify(show(rule, study, levels, digits)) === JSON.stringify(shown[i]))
  )
