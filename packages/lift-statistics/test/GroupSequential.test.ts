import { describe, expect, it } from "vitest"
import { criticalValue, everSignificant, groupSequential, groupSequentialSpending } from "../src/index.ts"
import { crossingProbability } from "../src/StoppingPaths.ts"

describe("groupSequential", () => {
  it("groupSequential with a single look returns the ordinary critical value", () => {
    expect(groupSequential({ design: "pocock", looks: 1, alpha: 0.05 }).z[0]).toBeCloseTo(criticalValue(0.95), 13)
    expect(groupSequential({ design: "obrienFleming", information: [0.3] }).z[0]).toBeCloseTo(criticalValue(0.9), 13)
  })

  it("if the first look spends almost no alpha, groupSequential returns the ordinary critical value for the last look", () => {
    for (const first of [0.02, 0.05, 0.075_806_641_002_933_51]) {
      const { z } = groupSequential({
        design: "obrienFleming",
        information: [first, 1],
        alpha: 0.010_393_856_016_453_356
      })
      expect(z[1]).toBeCloseTo(criticalValue(1 - 0.010_393_856_016_453_356), 9)
    }
  })

  it.each(["pocock", "obrienFleming"] as const)(
    "without a lift, the chance to cross any boundary of groupSequential with the design %s is alpha, whatever the schedule of looks",
    (design) => {
      for (const information of [
        [0.1, 0.11, 0.5],
        [0.2, 0.4, 0.6, 0.8, 1],
        Array.from({ length: 60 }, (_, i) => (i + 1) / 60)
      ]) {
        const { z } = groupSequential({ design, information, alpha: 0.1 })
        expect(crossingProbability(information, (look) => z[look] ?? NaN)).toBeCloseTo(0.1, 12)
      }
    }
  )
})

describe("groupSequentialSpending", () => {
  it("groupSequentialSpending spends exactly alpha by the last look, and returns a null boundary if a look has no alpha", () => {
    const information = [0.0001, 0.25, 0.2501, 0.9, 1]
    for (const design of ["lanDeMetsObrienFleming", "lanDeMetsPocock"] as const) {
      const { nominalP, spent, z } = groupSequentialSpending({ design, information, alpha: 0.1 })
      expect(spent.at(-1)).toBeCloseTo(0.1, 14)
      expect(crossingProbability(information, (look) => z[look] ?? Infinity)).toBeCloseTo(0.1, 12)
      expect(z[0] === null).toBe(design === "lanDeMetsObrienFleming")
      if (z[0] === null) expect(nominalP[0]).toBe(0)
    }
  })

  it("groupSequentialSpending returns the same boundaries for the first looks, whatever looks follow", () => {
    const both = groupSequentialSpending({ design: "lanDeMetsPocock", information: [0.3, 0.6] })
    const more = groupSequentialSpending({ design: "lanDeMetsPocock", information: [0.3, 0.6, 0.7, 1] })
    expect(more.z.slice(0, 2)).toEqual(both.z)
  })
})

it("everSignificant with 30 evenly spaced information values returns the same probability as with 30 looks", () => {
  const information = Array.from({ length: 30 }, (_, i) => (i + 1) / 30)
  expect(everSignificant({ information })).toBeCloseTo(everSignificant({ looks: 30 }), 13)
})

it.each([
  [() => groupSequential({ design: "pocock" }), "looks is NaN"],
  [() => groupSequential({ design: "pocock", looks: 0 }), "looks is 0"],
  [() => groupSequential({ design: "pocock", information: [] }), "information is []"],
  [() => groupSequential({ design: "pocock", information: [0.5, 0.5] }), "information[1] is 0.5"],
  [() => groupSequential({ design: "pocock", information: [0.5, 1.2] }), "information[1] is 1.2"],
  [() => groupSequential({ design: "haybittle" as "pocock", looks: 3 }), 'design is "haybittle"'],
  [() => groupSequentialSpending({ design: "lanDeMetsPocock", looks: 3, alpha: 0 }), "alpha is 0"]
])(
  "a group sequential design with invalid input is refused with an error that names the argument: case %#",
  (call, message) => {
    expect(call).toThrow(message)
  }
)
