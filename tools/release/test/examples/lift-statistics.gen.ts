// Written from docstrings by `vitest run test/examples -u`: edit those.
import { adjustPValues, agrestiCaffoInterval, asymptoticCs, betaBinomial, chiSquareUpperTail, cochranArmitage, conditionalPower, criticalValue, daysUntil, drift, enoughSampleSize, everSignificant, exceedsMargin, excludesZero, familyWiseFalsePositive, fleissSampleSize, fromBreakdown, fromRespondents, fromWire, groupSequential, groupSequentialSpending, heterogeneity, identify, lift, liftDifference, liftInterval, likelyDay, mantelHaenszel, marginOfError, meeInterval, miettinenNurminenInterval, minimumDetectableLift, msprt, newcombeInterval, normalCdf, normalQuantile, normalUpperTail, pValue, pacing, power, proportion, rake, readLift, readParts, relativeLiftInterval, relativeScoreInterval, requiredResponses, running, sampleRatio, standardError, type Convention, verdictSentence, waldInterval, weigh, weigher, wilsonInterval, zScore } from "@fieldwork/lift-statistics"

interface Example {
  readonly name: string
  readonly run: (check: (value: unknown, shown: string) => void) => Promise<void>
}

export const examples: ReadonlyArray<Example> = [
  {
    name: "betaBinomial",
    run: async (check) => {
      const reading = betaBinomial({ exposed: { x: 230, n: 500 }, control: { x: 200, n: 500 } })
      check(reading.probabilityOfLift, "0.97224")
      check(reading.posteriorMean, "0.05976")
    }
  },
  {
    name: "chiSquareUpperTail",
    run: async (check) => {
      check(chiSquareUpperTail(3.841458820694124, 1), "0.05")
    }
  },
  {
    name: "conditionalPower",
    run: async (check) => {
      const soFar = { exposed: { x: 230, n: 500 }, control: { x: 200, n: 500 } }
      check(conditionalPower({ ...soFar, finalExposed: 1000, finalControl: 1000 }), "0.93491")
      check(conditionalPower({ ...soFar, finalExposed: 1000, finalControl: 1000, assume: "noEffect" }), "0.34133")
    }
  },
  {
    name: "criticalValue",
    run: async (check) => {
      check(criticalValue(0.9), "1.64485")
      check(criticalValue(0.9, "one"), "1.28155")
    }
  },
  {
    name: "minimumDetectableLift",
    run: async (check) => {
      check(minimumDetectableLift({ control: 0.3, exposedRespondents: 50, controlRespondents: 50 }), "0.24")
    }
  },
  {
    name: "familyWiseFalsePositive",
    run: async (check) => {
      check(familyWiseFalsePositive(40), "0.98522")
    }
  },
  {
    name: "everSignificant",
    run: async (check) => {
      check(everSignificant({ looks: 30 }), "0.46896")
      check(everSignificant({ information: [0.25, 0.5, 1], level: 0.9 }), "0.21355")
    }
  },
  {
    name: "fleissSampleSize",
    run: async (check) => {
      check(fleissSampleSize({ exposed: 0.46, control: 0.4 }).exposed, "840.81")
    }
  },
  {
    name: "proportion",
    run: async (check) => {
      check(proportion({ x: 230, n: 500 }), "0.46")
    }
  },
  {
    name: "enoughSampleSize",
    run: async (check) => {
      check(enoughSampleSize(51, 49), "false")
    }
  },
  {
    name: "groupSequential",
    run: async (check) => {
      check(groupSequential({ design: "pocock", looks: 2, alpha: 0.05 }).z[0], "2.17827")
    }
  },
  {
    name: "groupSequentialSpending",
    run: async (check) => {
      const plan = groupSequentialSpending({ design: "lanDeMetsObrienFleming", information: [0.5, 1], alpha: 0.1 })
      check(plan.z[0], "2.53799")
    }
  },
  {
    name: "excludesZero",
    run: async (check) => {
      check(excludesZero({ lower: 0.01, upper: 0.2 }), "true")
    }
  },
  {
    name: "wilsonInterval",
    run: async (check) => {
      check(wilsonInterval({ x: 0, n: 30 }, 0.95)?.upper, "0.11351")
    }
  },
  {
    name: "waldInterval",
    run: async (check) => {
      check(waldInterval({ x: 230, n: 500 }, { x: 200, n: 500 })?.lower, "0.00859")
    }
  },
  {
    name: "newcombeInterval",
    run: async (check) => {
      check(newcombeInterval({ x: 5, n: 56 }, { x: 0, n: 29 }, 0.95)?.upper, "0.1926")
    }
  },
  {
    name: "liftInterval",
    run: async (check) => {
      check(liftInterval({ x: 5, n: 56 }, { x: 0, n: 29 })?.method, "\"newcombe\"")
    }
  },
  {
    name: "relativeLiftInterval",
    run: async (check) => {
      check(relativeLiftInterval({ x: 230, n: 500 }, { x: 200, n: 500 })?.lower, "0.01967")
    }
  },
  {
    name: "readLift",
    run: async (check) => {
      const reading = readLift({ exposed: { x: 230, n: 500 }, control: { x: 200, n: 500 } })
      check(reading.lift?.points, "0.06")
      check(reading.tests[0]?.verdict.kind, "\"lift\"")
    }
  },
  {
    name: "adjustPValues",
    run: async (check) => {
      check(adjustPValues([0.01, 0.02, null, 0.04], "holm"), "[0.03, 0.04, null, 0.04]")
    }
  },
  {
    name: "normalCdf",
    run: async (check) => {
      check(normalCdf(1.959963984540054), "0.975")
    }
  },
  {
    name: "normalUpperTail",
    run: async (check) => {
      check(normalUpperTail(8) * 1e16, "6.22096")
    }
  },
  {
    name: "normalQuantile",
    run: async (check) => {
      check(normalQuantile(0.975), "1.95996")
    }
  },
  {
    name: "readParts",
    run: async (check) => {
      const { holding, parts } = readParts([
        { exposed: { x: 150, n: 300 }, control: { x: 105, n: 300 } },
        { exposed: { x: 130, n: 300 }, control: { x: 108, n: 300 } },
        { exposed: { x: 9, n: 12 }, control: { x: 2, n: 12 } }
      ], { method: "holm" })
      check(parts.map(({ verdict }) => verdict), "[\"holds\", \"holds\", \"tooFew\"]")
      check(holding, "2")
    }
  },
  {
    name: "daysUntil",
    run: async (check) => {
      const required = requiredResponses({ control: 0.4, lift: 0.06 })
      check(daysUntil({ required, perDay: { exposed: 60, control: 45 } }), "19")
    }
  },
  {
    name: "pacing",
    run: async (check) => {
      check(pacing({ respondents: 1200, planned: 4000, days: 10, plannedDays: 40 }).ratio, "1.2")
    }
  },
  {
    name: "likelyDay",
    run: async (check) => {
      const soFar = { exposed: { x: 92, n: 200 }, control: { x: 80, n: 200 } }
      check(likelyDay({ ...soFar, perDay: { exposed: 50, control: 50 } }), "12")
    }
  },
  {
    name: "power",
    run: async (check) => {
      check(power({ exposed: 0.46, control: 0.4, exposedRespondents: 500, controlRespondents: 500, level: 0.9 }), "0.60849")
      check(power({ exposed: 0.4, control: 0.4, exposedRespondents: 500, controlRespondents: 500, level: 0.9 }), "0.1")
    }
  },
  {
    name: "requiredResponses",
    run: async (check) => {
      check(requiredResponses({ control: 0.4, lift: 0.06 }).total, "1678")
    }
  },
  {
    name: "rake",
    run: async (check) => {
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
    name: "relativeScoreInterval",
    run: async (check) => {
      check(relativeScoreInterval({ x: 230, n: 500 }, { x: 200, n: 500 }, 0.9)?.upper, "0.29747")
    }
  },
  {
    name: "running",
    run: async (check) => {
      const days = running([
        { exposed: { x: 60, n: 120 }, control: { x: 48, n: 120 } },
        { exposed: { x: 920, n: 2000 }, control: { x: 800, n: 2000 } }
      ])
      check(days[1]?.significant, "true")
    }
  },
  {
    name: "sampleRatio",
    run: async (check) => {
      check(sampleRatio({ observed: [821_588, 815_482], expected: [1, 1] })?.mismatch, "true")
    }
  },
  {
    name: "miettinenNurminenInterval",
    run: async (check) => {
      check(miettinenNurminenInterval({ x: 56, n: 70 }, { x: 48, n: 80 }, 0.95)?.lower, "0.05283")
    }
  },
  {
    name: "meeInterval",
    run: async (check) => {
      check(meeInterval({ x: 56, n: 70 }, { x: 48, n: 80 }, 0.95)?.lower, "0.05333")
    }
  },
  {
    name: "agrestiCaffoInterval",
    run: async (check) => {
      check(agrestiCaffoInterval({ x: 56, n: 70 }, { x: 48, n: 80 }, 0.95)?.lower, "0.05245")
    }
  },
  {
    name: "msprt",
    run: async (check) => {
      check(msprt({ exposed: { x: 230, n: 500 }, control: { x: 200, n: 500 } })?.p, "0.50145")
    }
  },
  {
    name: "asymptoticCs",
    run: async (check) => {
      check(asymptoticCs({ exposed: { x: 230, n: 500 }, control: { x: 200, n: 500 }, tightestAt: 4000 })?.halfWidth, "0.09409")
    }
  },
  {
    name: "mantelHaenszel",
    run: async (check) => {
      const strata = [
        { exposed: { x: 30, n: 100 }, control: { x: 20, n: 100 } },
        { exposed: { x: 45, n: 80 }, control: { x: 30, n: 90 } }
      ]
      check(mantelHaenszel(strata)?.points, "0.15924")
    }
  },
  {
    name: "heterogeneity",
    run: async (check) => {
      const mobile = { exposed: { x: 30, n: 100 }, control: { x: 20, n: 100 } }
      const desktop = { exposed: { x: 45, n: 80 }, control: { x: 30, n: 90 } }
      check(heterogeneity([mobile, desktop])?.p, "0.17916")
    }
  },
  {
    name: "liftDifference",
    run: async (check) => {
      const mobile = { exposed: { x: 30, n: 100 }, control: { x: 20, n: 100 } }
      const desktop = { exposed: { x: 45, n: 80 }, control: { x: 30, n: 90 } }
      check(liftDifference(desktop, mobile)?.points, "0.12917")
    }
  },
  {
    name: "cochranArmitage",
    run: async (check) => {
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
    run: async (check) => {
      check(lift({ x: 230, n: 500 }, { x: 200, n: 500 }), "0.06")
      check(lift({ x: 230, n: 500 }, { x: 200, n: 500 }, "relative"), "0.15")
    }
  },
  {
    name: "standardError",
    run: async (check) => {
      check(standardError({ x: 230, n: 500 }, { x: 200, n: 500 }, "unpooled"), "0.03125")
    }
  },
  {
    name: "zScore",
    run: async (check) => {
      check(zScore({ x: 230, n: 500 }, { x: 200, n: 500 }), "1.91624")
    }
  },
  {
    name: "pValue",
    run: async (check) => {
      check(pValue({ x: 230, n: 500 }, { x: 200, n: 500 }), "0.05533")
    }
  },
  {
    name: "marginOfError",
    run: async (check) => {
      check(marginOfError({ x: 230, n: 500 }, { x: 200, n: 500 }), "0.05141")
    }
  },
  {
    name: "exceedsMargin",
    run: async (check) => {
      check(exceedsMargin({ x: 14, n: 100 }, { x: 23, n: 100 }), "true")
    }
  },
  {
    name: "verdictSentence",
    run: async (check) => {
      const [test] = readLift({ exposed: { x: 230, n: 500 }, control: { x: 200, n: 500 } }, { levels: [0.95] }).tests
      check(test && verdictSentence(test.verdict).split(";")[0], "\"not significant at 95 %\"")
    }
  },
  {
    name: "weigher",
    run: async (check) => {
      const exposed = weigher()
      exposed.add({ n: 1, x: 1, weight: 0.5 })
      exposed.add({ n: 1, x: 0, weight: 1 })
      check(exposed.group().n, "1.8")
    }
  },
  {
    name: "weigh",
    run: async (check) => {
      check(weigh([{ x: 30, n: 60, weight: 0.5 }, { x: 24, n: 60, weight: 1 }]).n, "108")
    }
  },
  {
    name: "fromBreakdown",
    run: async (check) => {
      const counts = { exposed_count: 500, in_target_exposed_count: 230, control_count: 500, in_target_control_count: 200 }
      const rows = fromBreakdown([{ ...counts, device: "mobile", device_name: "Mobile" }])
      check(rows[0]?.part, "\"Mobile\"")
      check(rows[0]?.groups?.exposed.n, "500")
    }
  },
  {
    name: "fromRespondents",
    run: async (check) => {
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
    run: async (check) => {
      const groups = fromWire({
        exposed_count: 500, in_target_exposed_count: 230, control_count: 500, in_target_control_count: 200,
        exposed_percentage: 48, control_percentage: 39, confidence_level: 0.9, margin_of_error: 6
      })
      check(groups?.weighted, "true")
      check(groups && readLift(groups).lift?.points, "0.09")
      check(groups && readLift(groups).tests[0]?.marginOfError, "0.06")
    }
  },
  {
    name: "drift",
    run: async (check) => {
      const convention: Convention = {
        scale: "percent", liftScale: "points", standardError: "unpooled", sides: "two", decision: "margin"
      }
      const today = drift({
        exposed_count: 100, in_target_exposed_count: 14, control_count: 100, in_target_control_count: 23,
        confidence_level: 0.9, margin_of_error: 6.99
      }, convention)
      check(today.changed, "true")
      check(today.contradictions[0]?.figure, "\"margin_of_error at 0.9\"")
    }
  },
  {
    name: "identify",
    run: async (check) => {
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
  }
]
