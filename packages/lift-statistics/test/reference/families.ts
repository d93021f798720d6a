/**
 * Computes the results of this package for comparison with R. A family is a set of test cases for one statistical method.
 *
 * The inputs are in CSV files written by `reference.R`. Lists in a single cell are separated by spaces.
 */
import type { Comparison, Row, Family } from "./agreement.ts"
import * as S from "../../src/index.ts"

const one = (row: Row, name: string): number => row[name]?.[0] ?? Number.NaN
const list = (row: Row, name: string): ReadonlyArray<number> => row[name] ?? []
const exposed = (row: Row) => ({ x: one(row, "xe"), n: one(row, "ne") })
const control = (row: Row) => ({ x: one(row, "xc"), n: one(row, "nc") })

/** Pairs each result of this package with the reference column of the same name. */
const beside = (row: Row, ours: Readonly<Record<string, number | null | undefined>>): ReadonlyArray<Comparison> =>
  Object.entries(ours).map(([name, value]) => ({ name, ours: value, reference: row[name]?.[0] }))

const besideLists = (
  row: Row,
  ours: Readonly<Record<string, ReadonlyArray<number | null>>>
): ReadonlyArray<Comparison> =>
  Object.entries(ours).flatMap(([name, values]) =>
    list(row, name).map((reference, i) => ({ name: `${name}[${i}]`, ours: values[i], reference }))
  )

const strataOf = (row: Row) =>
  list(row, "xe").map((x, i) => ({
    exposed: { x, n: list(row, "ne")[i] ?? 0 },
    control: { x: list(row, "xc")[i] ?? 0, n: list(row, "nc")[i] ?? 0 }
  }))

const groupSequential = (row: Row, design: "pocock" | "obrienFleming") =>
  S.groupSequential({ design, information: list(row, "information"), alpha: one(row, "alpha") }).z

const spending = (row: Row, design: "lanDeMetsObrienFleming" | "lanDeMetsPocock") =>
  S.groupSequentialSpending({ design, information: list(row, "information"), alpha: one(row, "alpha") })

const conditional = (row: Row, assume: S.Assumption) =>
  S.conditionalPower({
    exposed: exposed(row),
    control: control(row),
    finalExposed: one(row, "finalExposed"),
    finalControl: one(row, "finalControl"),
    level: one(row, "level"),
    assume
  })

export const families: Readonly<Record<string, Family>> = {
  msprt: {
    reference: "dnorm: the likelihood ratio of two normal densities",
    tolerance: 1e-9,
    compare: (row) => {
      const found = S.msprt({
        exposed: exposed(row),
        control: control(row),
        tau: one(row, "tau"),
        alpha: one(row, "alpha")
      })
      // If the likelihood ratio is infinite, only the other results are compared.
      const isFinite = found !== null && found.lambda < Infinity
      const logLambda = isFinite ? { logLambda: Math.log(found.lambda) } : {}
      return beside(row, { ...logLambda, p: found?.p, halfWidth: found?.halfWidth })
    }
  },
  asymptoticCs: {
    reference: "the boundary as printed by Waudby-Smith et al.",
    tolerance: 1e-9,
    compare: (row) => {
      const look = { exposed: exposed(row), control: control(row), alpha: one(row, "alpha") }
      return beside(row, {
        halfWidth: S.asymptoticCs({ ...look, rho: one(row, "rho") })?.halfWidth,
        halfWidthTuned: S.asymptoticCs({ ...look, tightestAt: one(row, "tightestAt") })?.halfWidth
      })
    }
  },
  multiplicity: {
    reference: "p.adjust; Šidák by definition",
    tolerance: 1e-9,
    compare: (row) =>
      besideLists(
        row,
        Object.fromEntries(
          (Object.keys(S.multiplicityMethods) as Array<S.MultiplicityMethod>).map((method) => [
            method,
            S.adjustPValues(list(row, "p"), method)
          ])
        )
      )
  },
  srm: {
    reference: "chisq.test",
    tolerance: 1e-9,
    compare: (row) => {
      const found = S.sampleRatio({ observed: list(row, "observed"), expected: list(row, "expected") })
      return beside(row, { chiSquare: found?.chiSquare, df: found?.df, p: found?.p })
    }
  },
  heterogeneity: {
    reference: "metafor rma.uni, measure RD, fixed effect",
    tolerance: 1e-9,
    compare: (row) => {
      const found = S.heterogeneity(strataOf(row))
      return beside(row, { pooled: found?.pooled, sePooled: found?.sePooled, q: found?.q, p: found?.p })
    }
  },
  mantelHaenszel: {
    reference: "metafor rma.mh, measure RD",
    tolerance: 1e-9,
    compare: (row) => {
      const found = S.mantelHaenszel(strataOf(row))
      return beside(row, { points: found?.points, standardError: found?.standardError, p: found?.p })
    }
  },
  trend: {
    reference: "prop.trend.test; lm for the slope",
    tolerance: 1e-9,
    compare: (row) => {
      const found = S.cochranArmitage(
        list(row, "x").map((x, i) => ({ x, n: list(row, "n")[i] ?? 0, score: list(row, "scores")[i] ?? 0 }))
      )
      return beside(row, { chiSquare: found?.chiSquare, p: found?.p, slope: found?.slope })
    }
  },
  power: {
    reference: "pnorm; power.prop.test(strict = TRUE) for equal groups",
    tolerance: 1e-9,
    compare: (row) => {
      const design = { exposed: one(row, "exposed"), control: one(row, "control"), level: one(row, "level") }
      const sizes = { exposedRespondents: one(row, "ne"), controlRespondents: one(row, "nc") }
      const equal = { exposedRespondents: one(row, "ne"), controlRespondents: one(row, "ne") }
      return beside(row, {
        unpooledBothTails: S.power({ ...design, ...sizes }),
        unpooledOneTail: S.power({ ...design, ...sizes, tails: "effect" }),
        pooledNull: S.power({ ...design, ...sizes, pooling: "pooled", tails: "effect" }),
        pooledNullBothTails: S.power({ ...design, ...sizes, pooling: "pooled" }),
        equalGroups: S.power({ ...design, ...equal, pooling: "pooled" })
      })
    }
  },
  fleiss: {
    reference: "the formulas as printed by Fleiss, Levin and Paik",
    tolerance: 1e-9,
    compare: (row) => {
      const found = S.fleissSampleSize({
        exposed: one(row, "exposed"),
        control: one(row, "control"),
        controlPerExposed: one(row, "controlPerExposed"),
        level: one(row, "level"),
        power: one(row, "power")
      })
      return beside(row, { n: found.exposed, corrected: found.exposedContinuityCorrected })
    }
  },
  intervals: {
    reference: "prop.test for Wilson's limits; definitions for the others",
    tolerance: 1e-9,
    compare: (row) => {
      const [e, c, level] = [exposed(row), control(row), one(row, "level")]
      const wilson = S.wilsonInterval(e, level)
      const newcombe = S.newcombeInterval(e, c, level)
      const agrestiCaffo = S.agrestiCaffoInterval(e, c, level)
      const relative = S.relativeLiftInterval(e, c, level)
      return beside(row, {
        wilsonLower: wilson?.lower,
        wilsonUpper: wilson?.upper,
        newcombeLower: newcombe?.lower,
        newcombeUpper: newcombe?.upper,
        agrestiCaffoLower: agrestiCaffo?.lower,
        agrestiCaffoUpper: agrestiCaffo?.upper,
        relativeLower: relative?.lower,
        relativeUpper: relative?.upper
      })
    }
  },
  conditionalPower: {
    reference: "pnorm; the B-value of Lan and Wittes where groups grow alike",
    tolerance: 1e-9,
    compare: (row) => {
      const [e, c, t] = [exposed(row), control(row), one(row, "t")]
      return beside(row, {
        trend: conditional(row, "trend"),
        noEffect: conditional(row, "noEffect"),
        planned: conditional(row, { exposed: one(row, "assumedExposed"), control: one(row, "assumedControl") }),
        bValue: S.conditionalPower({
          exposed: e,
          control: c,
          finalExposed: e.n / t,
          finalControl: c.n / t,
          level: one(row, "level")
        })
      })
    }
  },
  chiSquare: {
    reference: "pchisq",
    tolerance: 1e-9,
    compare: (row) => beside(row, { p: S.chiSquareUpperTail(one(row, "x"), one(row, "df")) })
  },
  miettinenNurminen: {
    reference: "the likelihood maximised directly, limits by uniroot",
    tolerance: 1e-9,
    compare: (row) => {
      const [e, c, level] = [exposed(row), control(row), one(row, "level")]
      const mn = S.miettinenNurminenInterval(e, c, level)
      const mee = S.meeInterval(e, c, level)
      return beside(row, { mnLower: mn?.lower, mnUpper: mn?.upper, meeLower: mee?.lower, meeUpper: mee?.upper })
    }
  },
  koopman: {
    reference: "the likelihood maximised directly, limits by uniroot",
    tolerance: 1e-9,
    compare: (row) => {
      const found = S.relativeScoreInterval(exposed(row), control(row), one(row, "level"))
      return beside(row, { lower: found?.lower, upper: found?.upper })
    }
  },
  groupSequential: {
    reference: "recursive integration over the whole width, 240 points by eigenvalues, uniroot",
    tolerance: 1e-8,
    compare: (row) =>
      besideLists(row, { pocock: groupSequential(row, "pocock"), obrienFleming: groupSequential(row, "obrienFleming") })
  },
  spending: {
    reference: "recursive integration over the whole width, 240 points by eigenvalues, uniroot",
    tolerance: 1e-8,
    compare: (row) => {
      const [of, pocock] = [spending(row, "lanDeMetsObrienFleming"), spending(row, "lanDeMetsPocock")]
      return besideLists(row, {
        spentObrienFleming: of.spent,
        obrienFleming: of.z,
        spentPocock: pocock.spent,
        pocock: pocock.z
      })
    }
  },
  everSignificant: {
    reference: "recursive integration over the whole width, 240 points by eigenvalues",
    tolerance: 1e-9,
    compare: (row) =>
      beside(row, {
        probability: S.everSignificant({ information: list(row, "information"), level: one(row, "level") })
      })
  },
  raking: {
    reference: "calibration by Newton's method; residuals of lm for the variance",
    tolerance: 1e-9,
    compare: (row) => {
      const targets = (name: string) =>
        Object.fromEntries(list(row, name).map((share, i) => [String(i + 1), share] as const))
      const raked = S.rake({
        cells: list(row, "n").map((n, i) => ({
          n,
          x: list(row, "x")[i] ?? 0,
          a: String(list(row, "a")[i]),
          b: String(list(row, "b")[i])
        })),
        targets: { a: targets("targetA"), b: targets("targetB") }
      })
      const p = raked.weightedProportion ?? 0
      return [
        ...besideLists(row, { weights: raked.weights }),
        ...beside(row, {
          effective: raked.effective,
          weightedProportion: p,
          standardError: Math.sqrt((p * (1 - p)) / (raked.group?.n ?? 0))
        })
      ]
    }
  },
  betaBinomial: {
    reference: "integrate over dbeta and pbeta, limits by uniroot",
    tolerance: 1e-9,
    compare: (row) => {
      const prior = one(row, "prior")
      const found = S.betaBinomial({
        exposed: exposed(row),
        control: control(row),
        prior: { a: prior, b: prior },
        level: one(row, "level")
      })
      return beside(row, {
        probability: found.probabilityOfLift,
        mean: found.posteriorMean,
        lower: found.interval.lower,
        upper: found.interval.upper
      })
    }
  }
}
