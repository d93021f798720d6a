import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { normalCdf, normalQuantile, normalUpperTail } from "../src/index.ts"
import { expectRelative } from "./close.ts"
import { cdf, quantile } from "./independent.ts"

// The expected values were computed with 50 digits and rounded once. The arguments are on both sides of every point at which the approximation
// formula changes.
const probabilities: ReadonlyArray<readonly [z: number, p: number]> = [
  [-37.5, 4.605353009581955e-308],
  [-30, 4.906713927148187e-198],
  [-36.6, 1.4300370427625566e-293],
  [-25.7, 5.844410374380774e-146],
  [-20, 2.7536241186062337e-89],
  [-13.37, 4.527042512134821e-41],
  [-10, 7.619853024160525e-24],
  [-8.9, 2.7923343749396464e-19],
  [-8, 6.220960574271784e-16],
  [-5.7, 5.990371401063528e-9],
  [-5.6, 1.071759025831093e-8],
  [-5, 2.866515718791939e-7],
  [-4.43, 4.7116544118972375e-6],
  [-4, 3.1671241833119924e-5],
  [-3, 0.0013498980316300946],
  [-2, 0.02275013194817921],
  [-1.96, 0.024997895148220435],
  [-1, 0.15865525393145705],
  [-0.7, 0.24196365222307303],
  [-0.67, 0.2514288950953101],
  [-0.5, 0.3085375387259869],
  [-0.1, 0.460172162722971],
  [0, 0.5],
  [0.3, 0.6179114221889527],
  [0.67, 0.7485711049046899],
  [0.68, 0.7517477695464295],
  [1.5, 0.9331927987311419],
  [3, 0.9986501019683699],
  [5, 0.9999997133484281],
  [8, 0.9999999999999993]
]

const quantiles: ReadonlyArray<readonly [p: number, z: number]> = [
  [1e-300, -37.0470962993612],
  [1e-100, -21.273453560965326],
  [1e-20, -9.262340089798407],
  [1e-10, -6.361340902404057],
  [1e-5, -4.264890793922825],
  [0.001, -3.0902323061678136],
  [0.025, -1.9599639845400543],
  [0.05, -1.6448536269514726],
  [0.07, -1.4757910281791706],
  [0.08, -1.4050715603096327],
  [0.1, -1.2815515655446004],
  [0.25, -0.6744897501960817],
  [0.4, -0.2533471031357997],
  [0.6, 0.2533471031357997],
  [0.75, 0.6744897501960817],
  [0.9, 1.2815515655446006],
  [0.95, 1.6448536269514722],
  [0.999, 3.090232306167813]
]

describe("normalCdf", () => {
  it.each(probabilities)("normalCdf(%d) is %d with a relative error of at most 1e-15", (z, p) => {
    expectRelative(normalCdf(z), p, 1e-15)
  })

  it("normalCdf returns the same values as numerical integration of the normal density", () => {
    fc.assert(
      fc.property(fc.double({ min: -37, max: 9, noNaN: true }), (z) => expectRelative(normalCdf(z), cdf(z), 1e-11)),
      { numRuns: 200 }
    )
  })

  it("normalCdf never decreases, and normalUpperTail is its complement", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -40, max: 40, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (z, step) => {
          expect(normalCdf(z + step)).toBeGreaterThanOrEqual(normalCdf(z) * (1 - 1e-15))
          expect(Math.abs(normalCdf(z) + normalUpperTail(z) - 1)).toBeLessThanOrEqual(2.3e-16)
        }
      )
    )
  })

  it("normalCdf and normalUpperTail return 0 and 1 at infinity", () => {
    expect(normalCdf(-Infinity)).toBe(0)
    expect(normalCdf(Infinity)).toBe(1)
    expect(normalUpperTail(Infinity)).toBe(0)
  })

  it("normalCdf refuses NaN", () => {
    expect(() => normalCdf(NaN)).toThrow("z is NaN: pass a number of standard deviations")
  })
})

describe("normalQuantile", () => {
  it.each(quantiles)("normalQuantile(%d) is %d with a relative error of at most 1e-15", (p, z) => {
    expectRelative(normalQuantile(p), z, 1e-15)
  })

  it("normalQuantile(0.5) is 0", () => {
    expect(normalQuantile(0.5)).toBe(0)
  })

  it("normalQuantile returns the same values as a bisection of the integrated normal density", () => {
    for (const p of [1e-12, 0.003, 0.0749, 0.0751, 0.33, 0.5001, 0.9249, 0.9251, 0.998]) {
      expect(normalQuantile(p)).toBeCloseTo(quantile(p), 10)
    }
  })

  it("normalCdf of normalQuantile(p) returns p with 12 correct digits for any probability p", () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-300, max: 1 - 1e-9, noNaN: true }), (p) =>
        expectRelative(normalCdf(normalQuantile(p)), p, 1e-12)
      )
    )
  })

  it.each([0, 1, -0.1, 1.1, NaN, Infinity])("normalQuantile refuses %d", (p) => {
    expect(() => normalQuantile(p)).toThrow(RangeError)
  })
})
