import { describe, expect, it } from "vitest"
import { gaussLegendre } from "../src/Quadrature.ts"

/** Integrates f over [−1, 1] with the Gauss–Legendre rule with `size` points. */
const integrate = (size: number, f: (t: number) => number): number => {
  const { points, weights } = gaussLegendre(size)
  return points.reduce((sum, t, i) => sum + f(t) * (weights[i] ?? 0), 0)
}

describe("gaussLegendre", () => {
  it("gaussLegendre with 3 points returns the points and weights that textbooks list", () => {
    const { points, weights } = gaussLegendre(3)
    for (const [i, t] of [-Math.sqrt(0.6), 0, Math.sqrt(0.6)].entries()) expect(points[i]).toBeCloseTo(t, 15)
    for (const [i, w] of [5 / 9, 8 / 9, 5 / 9].entries()) expect(weights[i]).toBeCloseTo(w, 15)
  })

  it.each([2, 5, 16, 61, 140])(
    "a Gauss-Legendre rule with N = %d points integrates powers up to degree 2N − 1 exactly",
    (size) => {
      const degree = 2 * size - 2
      expect(integrate(size, (t) => t ** degree)).toBeCloseTo(2 / (degree + 1), 13)
      expect(integrate(size, (t) => t ** (degree + 1))).toBeCloseTo(0, 13)
      expect(integrate(size, () => 1)).toBeCloseTo(2, 13)
    }
  )

  it("gaussLegendre with 2 points does not integrate a power of degree 4 exactly", () => {
    expect(Math.abs(integrate(2, (t) => t ** 4) - 2 / 5)).toBeGreaterThan(0.1)
  })
})
