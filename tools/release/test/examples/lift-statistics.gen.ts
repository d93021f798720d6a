// Written from docstrings by `vitest run test/examples -u`: edit those.
import * as fieldwork_lift_statistics from "@fieldwork/lift-statistics"
import type { Convention } from "@fieldwork/lift-statistics"
import type { Example } from "./Example.ts"

export const examples: ReadonlyArray<Example> = [
  {
    name: "chiSquareUpperTail",
    file: "ChiSquare",
    run: async (check) => {
      const { chiSquareUpperTail } = fieldwork_lift_statistics
      check(chiSquareUpperTail(3.841458820694124, 1), "0.05")
    }
  },
  {
    name: "defaultLevel",
    file: "Confidence",
    run: async (check) => {
      const { defaultLevel } = fieldwork_lift_statistics
      check(defaultLevel, "0.9")
    }
  },
  {
    name: "criticalValue",
    file: "Confidence",
    run: async (check) => {
      const { criticalValue } = fieldwork_lift_statistics
      check(criticalValue(0.9), "1.64485")
      check(criticalValue(0.9, "one"), "1.28155")
    }
  },
  {
    name: "minimumDetectableLift",
    file: "DetectableLift",
    run: async (check) => {
      const { minimumDetectableLift } = fieldwork_lift_statistics
      check(minimumDetectableLift({ control: 0.3, exposedRespondents: 50, controlRespondents: 50 }), "0.24")
    }
  },
  {
    name: "familyWiseErrorRate",
    file: "FalsePositives",
    run: async (check) => {
      const { familyWiseErrorRate } = fieldwork_lift_statistics
      check(familyWiseErrorRate(40), "0.98522")
    }
  },
  {
    name: "everSignificant",
    file: "FalsePositives",
    run: async (check) => {
      const { everSignificant } = fieldwork_lift_statistics
      check(everSignificant({ looks: 30 }), "0.46896")
      check(everSignificant({ information: [0.25, 0.5, 1], level: 0.9 }), "0.21355")
    }
  },
  {
    name: "fleissSampleSize",
    file: "Fleiss",
    run: async (check) => {
      const { fleissSampleSize } = fieldwork_lift_statistics
      check(fleissSampleSize({ exposed: 0.46, control: 0.4 }).exposed, "840.81")
    }
  },
  {
    name: "proportion",
    file: "Group",
    run: async (check) => {
      const { proportion } = fieldwork_lift_statistics
      check(proportion({ x: 230, n: 500 }), "0.46")
    }
  },
  {
    name: "defaultMinimumPerGroup",
    file: "Group",
    run: async (check) => {
      const { defaultMinimumPerGroup } = fieldwork_lift_statistics
      check(defaultMinimumPerGroup, "50")
    }
  },
  {
    name: "enoughSampleSize",
    file: "Group",
    run: async (check) => {
      const { enoughSampleSize } = fieldwork_lift_statistics
      check(enoughSampleSize(51, 49), "false")
    }
  },
  {
    name: "excludesZero",
    file: "Interval",
    run: async (check) => {
      const { excludesZero } = fieldwork_lift_statistics
      check(excludesZero({ lower: 0.01, upper: 0.2 }), "true")
    }
  },
  {
    name: "wilsonInterval",
    file: "Interval",
    run: async (check) => {
      const { wilsonInterval } = fieldwork_lift_statistics
      check(wilsonInterval({ x: 0, n: 30 }, 0.95)?.upper, "0.11351")
    }
  },
  {
    name: "waldInterval",
    file: "Interval",
    run: async (check) => {
      const { waldInterval } = fieldwork_lift_statistics
      check(waldInterval({ x: 230, n: 500 }, { x: 200, n: 500 })?.lower, "0.00859")
    }
  },
  {
    name: "newcombeInterval",
    file: "Interval",
    run: async (check) => {
      const { newcombeInterval } = fieldwork_lift_statistics
      check(newcombeInterval({ x: 5, n: 56 }, { x: 0, n: 29 }, 0.95)?.upper, "0.1926")
    }
  },
  {
    name: "smallCell",
    file: "Interval",
    run: async (check) => {
      const { smallCell } = fieldwork_lift_statistics
      check(smallCell, "10")
    }
  },
  {
    name: "liftInterval",
    file: "Interval",
    run: async (check) => {
      const { liftInterval } = fieldwork_lift_statistics
      check(liftInterval({ x: 5, n: 56 }, { x: 0, n: 29 })?.method, "\"newcombe\"")
    }
  },
  {
    name: "relativeLiftInterval",
    file: "Interval",
    run: async (check) => {
      const { relativeLiftInterval } = fieldwork_lift_statistics
      check(relativeLiftInterval({ x: 230, n: 500 }, { x: 200, n: 500 })?.lower, "0.01967")
    }
  },
  {
    name: "InvalidInputError",
    file: "InvalidInputError",
    run: async (_, fails) => {
      const { analyseLift } = fieldwork_lift_statistics
      await fails(async () => analyseLift({ exposed: { x: 3, n: 2 }, control: { x: 1, n: 2 } }), "exposed.x")
    }
  },
  {
    name: "analyseLift",
    file: "LiftAnalysis",
    run: async (check) => {
      const { analyseLift } = fieldwork_lift_statistics
      const analysis = analyseLift({ exposed: { x: 230, n: 500 }, control: { x: 200, n: 500 } })
      check(analysis.lift?.points, "0.06")
      check(analysis.tests[0]?.verdict.kind, "\"lift\"")
    }
  },
  {
    name: "multiplicityMethods",
    file: "Multiplicity",
    run: async (check) => {
      const { multiplicityMethods } = fieldwork_lift_statistics
      check(multiplicityMethods.holm, "{\"controls\":\"familyWiseErrorRate\",\"dependence\":\"any\"}")
    }
  },
  {
    name: "adjustPValues",
    file: "Multiplicity",
    run: async (check) => {
      const { adjustPValues } = fieldwork_lift_statistics
      check(adjustPValues([0.01, 0.02, null, 0.04], "holm"), "[0.03, 0.04, null, 0.04]")
    }
  },
  {
    name: "normalCdf",
    file: "Normal",
    run: async (check) => {
      const { normalCdf } = fieldwork_lift_statistics
      check(normalCdf(1.959963984540054), "0.975")
    }
  },
  {
    name: "normalUpperTail",
    file: "Normal",
    run: async (check) => {
      const { normalUpperTail } = fieldwork_lift_statistics
      check(normalUpperTail(8) * 1e16, "6.22096")
    }
  },
  {
    name: "normalQuantile",
    file: "Normal",
    run: async (check) => {
      const { normalQuantile } = fieldwork_lift_statistics
      check(normalQuantile(0.975), "1.95996")
    }
  },
  {
    name: "analyseParts",
    file: "PartsAnalysis",
    run: async (check) => {
      const { analyseParts } = fieldwork_lift_statistics
      const { parts, significantAdjusted } = analyseParts([
        { exposed: { x: 150, n: 300 }, control: { x: 105, n: 300 } },
        { exposed: { x: 130, n: 300 }, control: { x: 108, n: 300 } },
        { exposed: { x: 9, n: 12 }, control: { x: 2, n: 12 } }
      ], { method: "holm" })
      check(parts.map(({ verdict }) => verdict), "[\"significantAdjusted\", \"significantAdjusted\", \"tooFew\"]")
      check(significantAdjusted, "2")
    }
  },
  {
    name: "daysUntil",
    file: "Planning",
    run: async (check) => {
      const { daysUntil, requiredResponses } = fieldwork_lift_statistics
      const required = requiredResponses({ control: 0.4, lift: 0.06 })
      check(daysUntil({ required, perDay: { exposed: 60, control: 45 } }), "19")
    }
  },
  {
    name: "pacing",
    file: "Planning",
    run: async (check) => {
      const { pacing } = fieldwork_lift_statistics
      check(pacing({ respondents: 1200, planned: 4000, days: 10, plannedDays: 40 }).ratio, "1.2")
    }
  },
  {
    name: "likelyDay",
    file: "Planning",
    run: async (check) => {
      const { likelyDay } = fieldwork_lift_statistics
      const soFar = { exposed: { x: 92, n: 200 }, control: { x: 80, n: 200 } }
      check(likelyDay({ ...soFar, perDay: { exposed: 50, control: 50 } }), "12")
    }
  },
  {
    name: "rake",
    file: "Raking",
    run: async (check) => {
      const { rake } = fieldwork_lift_statistics
      const raked = rake({
        cells: [
          { gender: "f", age: "young", n: 30, x: 12 },
          { gender: "f", age: "old", n: 70, x: 21 },
          { gender: "m", age: "young", n: 20, x: 11 },
          { gender: "m", age: "old", n: 80, x: 40 }
        ],
        targets: { gender: { f: 0.51, m: 0.49 }, age: { young: 0.4, old: 0.6 } }
      })
      check(raked.designEffect, "1.12045")
      check(raked.weightedProportion, "0.4298")
    }
  },
  {
    name: "sampleRatio",
    file: "SampleRatio",
    run: async (check) => {
      const { sampleRatio } = fieldwork_lift_statistics
      check(sampleRatio({ observed: [821_588, 815_482], expected: [1, 1] })?.mismatch, "true")
    }
  },
  {
    name: "miettinenNurminenInterval",
    file: "ScoreInterval",
    run: async (check) => {
      const { miettinenNurminenInterval } = fieldwork_lift_statistics
      check(miettinenNurminenInterval({ x: 56, n: 70 }, { x: 48, n: 80 }, 0.95)?.lower, "0.05283")
    }
  },
  {
    name: "meeInterval",
    file: "ScoreInterval",
    run: async (check) => {
      const { meeInterval } = fieldwork_lift_statistics
      check(meeInterval({ x: 56, n: 70 }, { x: 48, n: 80 }, 0.95)?.lower, "0.05333")
    }
  },
  {
    name: "agrestiCaffoInterval",
    file: "ScoreInterval",
    run: async (check) => {
      const { agrestiCaffoInterval } = fieldwork_lift_statistics
      check(agrestiCaffoInterval({ x: 56, n: 70 }, { x: 48, n: 80 }, 0.95)?.lower, "0.05245")
    }
  },
  {
    name: "defaultAlpha",
    file: "Sequential",
    run: async (check) => {
      const { defaultAlpha } = fieldwork_lift_statistics
      check(defaultAlpha, "0.1")
    }
  },
  {
    name: "defaultTau",
    file: "Sequential",
    run: async (check) => {
      const { defaultTau } = fieldwork_lift_statistics
      check(defaultTau, "0.05")
    }
  },
  {
    name: "msprt",
    file: "Sequential",
    run: async (check) => {
      const { msprt } = fieldwork_lift_statistics
      check(msprt({ exposed: { x: 230, n: 500 }, control: { x: 200, n: 500 } })?.p, "0.50145")
    }
  },
  {
    name: "asymptoticCs",
    file: "Sequential",
    run: async (check) => {
      const { asymptoticCs } = fieldwork_lift_statistics
      check(asymptoticCs({ exposed: { x: 230, n: 500 }, control: { x: 200, n: 500 }, tightestAt: 4000 })?.halfWidth, "0.09409")
    }
  },
  {
    name: "mantelHaenszel",
    file: "Stratified",
    run: async (check) => {
      const { mantelHaenszel } = fieldwork_lift_statistics
      const strata = [
        { exposed: { x: 30, n: 100 }, control: { x: 20, n: 100 } },
        { exposed: { x: 45, n: 80 }, control: { x: 30, n: 90 } }
      ]
      check(mantelHaenszel(strata)?.points, "0.15924")
    }
  },
  {
    name: "heterogeneity",
    file: "Stratified",
    run: async (check) => {
      const { heterogeneity } = fieldwork_lift_statistics
      const mobile = { exposed: { x: 30, n: 100 }, control: { x: 20, n: 100 } }
      const desktop = { exposed: { x: 45, n: 80 }, control: { x: 30, n: 90 } }
      check(heterogeneity([mobile, desktop])?.p, "0.17916")
    }
  },
  {
    name: "liftDifference",
    file: "Stratified",
    run: async (check) => {
      const { liftDifference } = fieldwork_lift_statistics
      const mobile = { exposed: { x: 30, n: 100 }, control: { x: 20, n: 100 } }
      const desktop = { exposed: { x: 45, n: 80 }, control: { x: 30, n: 90 } }
      check(liftDifference(desktop, mobile)?.points, "0.12917")
    }
  },
  {
    name: "cochranArmitage",
    file: "Trend",
    run: async (check) => {
      const { cochranArmitage } = fieldwork_lift_statistics
      const trend = cochranArmitage([
        { score: 0, x: 300, n: 1000 },
        { score: 1, x: 130, n: 400 },
        { score: 2, x: 150, n: 400 }
      ])
      check(trend?.p, "0.00743")
    }
  },
  {
    name: "lift",
    file: "TwoProportions",
    run: async (check) => {
      const { lift } = fieldwork_lift_statistics
      check(lift({ x: 230, n: 500 }, { x: 200, n: 500 }), "0.06")
      check(lift({ x: 230, n: 500 }, { x: 200, n: 500 }, "relative"), "0.15")
    }
  },
  {
    name: "standardError",
    file: "TwoProportions",
    run: async (check) => {
      const { standardError } = fieldwork_lift_statistics
      check(standardError({ x: 230, n: 500 }, { x: 200, n: 500 }, "unpooled"), "0.03125")
    }
  },
  {
    name: "zScore",
    file: "TwoProportions",
    run: async (check) => {
      const { zScore } = fieldwork_lift_statistics
      check(zScore({ x: 230, n: 500 }, { x: 200, n: 500 }), "1.91624")
    }
  },
  {
    name: "pValue",
    file: "TwoProportions",
    run: async (check) => {
      const { pValue } = fieldwork_lift_statistics
      check(pValue({ x: 230, n: 500 }, { x: 200, n: 500 }), "0.05533")
    }
  },
  {
    name: "marginOfError",
    file: "TwoProportions",
    run: async (check) => {
      const { marginOfError } = fieldwork_lift_statistics
      check(marginOfError({ x: 230, n: 500 }, { x: 200, n: 500 }), "0.05141")
    }
  },
  {
    name: "exceedsMargin",
    file: "TwoProportions",
    run: async (check) => {
      const { exceedsMargin } = fieldwork_lift_statistics
      check(exceedsMargin({ x: 14, n: 100 }, { x: 23, n: 100 }), "true")
    }
  },
  {
    name: "verdictSentence",
    file: "Verdict",
    run: async (check) => {
      const { analyseLift, verdictSentence } = fieldwork_lift_statistics
      const [test] = analyseLift({ exposed: { x: 230, n: 500 }, control: { x: 200, n: 500 } }, { levels: [0.95] }).tests
      check(test && verdictSentence(test.verdict).split(";")[0], "\"not significant at 95 %\"")
    }
  },
  {
    name: "weigher",
    file: "Weighting",
    run: async (check) => {
      const { weigher } = fieldwork_lift_statistics
      const exposed = weigher()
      exposed.add({ n: 1, x: 1, weight: 0.5 })
      exposed.add({ n: 1, x: 0, weight: 1 })
      check(exposed.group().n, "1.8")
    }
  },
  {
    name: "weigh",
    file: "Weighting",
    run: async (check) => {
      const { weigh } = fieldwork_lift_statistics
      check(weigh([{ x: 30, n: 60, weight: 0.5 }, { x: 24, n: 60, weight: 1 }]).n, "108")
    }
  },
  {
    name: "analyseLooks",
    file: "analyseLooks",
    run: async (check) => {
      const { analyseLooks } = fieldwork_lift_statistics
      const days = analyseLooks([
        { exposed: { x: 60, n: 120 }, control: { x: 48, n: 120 } },
        { exposed: { x: 920, n: 2000 }, control: { x: 800, n: 2000 } }
      ])
      check(days[1]?.significant, "true")
    }
  },
  {
    name: "betaBinomial",
    file: "betaBinomial",
    run: async (check) => {
      const { betaBinomial } = fieldwork_lift_statistics
      const result = betaBinomial({ exposed: { x: 230, n: 500 }, control: { x: 200, n: 500 } })
      check(result.probabilityOfLift, "0.97224")
      check(result.posteriorMean, "0.05976")
    }
  },
  {
    name: "fromBreakdown",
    file: "fromBreakdown",
    run: async (check) => {
      const { fromBreakdown } = fieldwork_lift_statistics
      const counts = { exposed_count: 500, in_target_exposed_count: 230, control_count: 500, in_target_control_count: 200 }
      const rows = fromBreakdown([{ ...counts, device: "mobile", device_name: "Mobile" }])
      check(rows[0]?.part, "\"Mobile\"")
      check(rows[0]?.groups?.exposed.n, "500")
    }
  },
  {
    name: "fromRespondents",
    file: "fromRespondents",
    run: async (check) => {
      const { fromRespondents, lift } = fieldwork_lift_statistics
      const rows = [
        { group: "exposed", weight: "1", brand_awareness: "Alder Coffee|Cedar Beans", device_type: "mobile" },
        { group: "exposed", weight: "1", brand_awareness: "None of these", device_type: "desktop" },
        { group: "control", weight: "1", brand_awareness: "Cedar Beans", device_type: "mobile" }
      ]
      const counted = fromRespondents(rows, {
        question: "brand_awareness",
        target: "Alder Coffee",
        by: { column: "device_type", of: "person" }
      })
      check(lift(counted.exposed, counted.control), "0.5")
      check(counted.parts[0]?.part, "\"mobile\"")
    }
  },
  {
    name: "fromWire",
    file: "fromWire",
    run: async (check) => {
      const { fromWire, analyseLift } = fieldwork_lift_statistics
      const groups = fromWire({
        exposed_count: 500, in_target_exposed_count: 230, control_count: 500, in_target_control_count: 200,
        exposed_percentage: 48, control_percentage: 39, confidence_level: 0.9, margin_of_error: 6
      })
      check(groups?.weighted, "true")
      check(groups && analyseLift(groups).lift?.points, "0.09")
      check(groups && analyseLift(groups).tests[0]?.marginOfError, "0.06")
    }
  },
  {
    name: "isPossibleResult",
    file: "isPossibleResult",
    run: async (check) => {
      const { isPossibleResult } = fieldwork_lift_statistics
      const counts = { exposed_count: 500, in_target_exposed_count: 230, control_count: 500, in_target_control_count: 200 }
      check(isPossibleResult(counts), "true")
      check(isPossibleResult({ ...counts, in_target_exposed_count: 501 }), "false")
    }
  },
  {
    name: "conditionalPower",
    file: "conditionalPower",
    run: async (check) => {
      const { conditionalPower } = fieldwork_lift_statistics
      const soFar = { exposed: { x: 230, n: 500 }, control: { x: 200, n: 500 } }
      check(conditionalPower({ ...soFar, finalExposed: 1000, finalControl: 1000 }), "0.93491")
      check(conditionalPower({ ...soFar, finalExposed: 1000, finalControl: 1000, assume: "noEffect" }), "0.34133")
    }
  },
  {
    name: "groupSequential",
    file: "groupSequential",
    run: async (check) => {
      const { groupSequential } = fieldwork_lift_statistics
      check(groupSequential({ design: "pocock", looks: 2, alpha: 0.05 }).z[0], "2.17827")
    }
  },
  {
    name: "groupSequentialSpending",
    file: "groupSequential",
    run: async (check) => {
      const { groupSequentialSpending } = fieldwork_lift_statistics
      const plan = groupSequentialSpending({ design: "lanDeMetsObrienFleming", information: [0.5, 1], alpha: 0.1 })
      check(plan.z[0], "2.53799")
    }
  },
  {
    name: "checkConvention",
    file: "checkConvention",
    run: async (check) => {
      const { checkConvention } = fieldwork_lift_statistics
      const convention: Convention = {
        scale: "percent", liftScale: "points", standardError: "unpooled", sides: "two", decision: "margin"
      }
      const today = checkConvention({
        exposed_count: 100, in_target_exposed_count: 14, control_count: 100, in_target_control_count: 23,
        confidence_level: 0.9, margin_of_error: 6.99
      }, convention)
      check(today.changed, "true")
      check(today.contradictions[0]?.field, "\"margin_of_error at 0.9\"")
    }
  },
  {
    name: "identify",
    file: "identify",
    run: async (check) => {
      const { identify } = fieldwork_lift_statistics
      const found = identify({
        exposed_count: 100, in_target_exposed_count: 14, control_count: 100, in_target_control_count: 23,
        exposed_percentage: 14, control_percentage: 23, lift_percentage: -9,
        statistical_test: [
          { confidence_level: 0.8, margin_of_error: 6.99, statistically_significant: true },
          { confidence_level: 0.9, margin_of_error: 8.97, statistically_significant: true }
        ]
      })
      check(found.convention?.standardError, "\"unpooled\"")
      check(found.convention?.decision, "\"margin\"")
    }
  },
  {
    name: "shareDecimals",
    file: "shareDecimals",
    run: async (check) => {
      const { shareDecimals } = fieldwork_lift_statistics
      const results = [{ exposed_percentage: 46, control_percentage: 40 }, { exposed_percentage: 47.5, control_percentage: 41 }]
      check(shareDecimals(results), "1")
    }
  },
  {
    name: "limitToRespondents",
    file: "limitToRespondents",
    run: async (check) => {
      const { limitToRespondents } = fieldwork_lift_statistics
      check(limitToRespondents({ x: 300, n: 750, respondents: 500 }).x, "200")
    }
  },
  {
    name: "defaultPower",
    file: "power",
    run: async (check) => {
      const { defaultPower } = fieldwork_lift_statistics
      check(defaultPower, "0.8")
    }
  },
  {
    name: "power",
    file: "power",
    run: async (check) => {
      const { power } = fieldwork_lift_statistics
      check(power({ exposed: 0.46, control: 0.4, exposedRespondents: 500, controlRespondents: 500, level: 0.9 }), "0.60849")
      check(power({ exposed: 0.4, control: 0.4, exposedRespondents: 500, controlRespondents: 500, level: 0.9 }), "0.1")
    }
  },
  {
    name: "requiredResponses",
    file: "power",
    run: async (check) => {
      const { requiredResponses } = fieldwork_lift_statistics
      check(requiredResponses({ control: 0.4, lift: 0.06 }).total, "1678")
    }
  },
  {
    name: "relativeScoreInterval",
    file: "relativeScoreInterval",
    run: async (check) => {
      const { relativeScoreInterval } = fieldwork_lift_statistics
      check(relativeScoreInterval({ x: 230, n: 500 }, { x: 200, n: 500 }, 0.9)?.upper, "0.29747")
    }
  }
]
