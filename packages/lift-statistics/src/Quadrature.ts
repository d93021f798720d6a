/**
 * Gauss–Legendre quadrature, which is exact for polynomials of degree 2N − 1 with N points, so a small number of points suffices for a smooth
 * integrand.
 *
 * Internal. Points and weights are for [−1, 1]. For [−h, h], multiply both by h.
 */

/** The points of a quadrature rule, in ascending order, and their weights. */
export interface Rule {
  readonly points: Float64Array
  readonly weights: Float64Array
}

/**
 * Returns the Gauss–Legendre quadrature rule with `size` points: the roots of the Legendre polynomial, found by Newton's method, with the weights
 * 2/((1−t²)P′(t)²).
 */
export const gaussLegendre = (size: number): Rule => {
  const points = new Float64Array(size)
  const weights = new Float64Array(size)
  for (let i = 0; i < size; i++) {
    let t = -Math.cos((Math.PI * (i + 0.75)) / (size + 0.5))
    let slope = 1
    // From this starting value, four steps converge to the last digit. The fifth step computes the slope at the root.
    for (let step = 0; step < 5; step++) {
      let before = 1
      let value = t
      for (let degree = 2; degree <= size; degree++) {
        const next = ((2 * degree - 1) * t * value - (degree - 1) * before) / degree
        before = value
        value = next
      }
      slope = (size * (t * value - before)) / (t * t - 1)
      t -= value / slope
    }
    points[i] = t
    weights[i] = 2 / ((1 - t * t) * slope * slope)
  }
  return { points, weights }
}
