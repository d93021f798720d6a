/**
 * Finds a root of a function to double precision.
 *
 * Internal. The method uses inverse quadratic interpolation if it is safe, and bisection otherwise. Source: Chandrupatla, Advances in Engineering
 * Software 28 (1997), 145–149.
 */

/**
 * Returns the root between two points at which `f` has different signs or is 0, to double precision. If rounding hides the sign change, returns the
 * point at which `f` is closer to 0.
 */
export const root = (f: (at: number) => number, from: number, to: number): number => {
  let [a, b] = [from, to]
  let [fa, fb] = [f(a), f(b)]
  if (fa === 0) return a
  if (fb === 0) return b
  if (Math.sign(fa) === Math.sign(fb)) return Math.abs(fa) < Math.abs(fb) ? a : b
  let [c, fc] = [a, fa]
  let step = 0.5
  for (let turn = 0; turn < 200; turn++) {
    const t = a + step * (b - a)
    const ft = f(t)
    if (Math.sign(ft) === Math.sign(fa)) [c, fc] = [a, fa]
    else [c, b, fc, fb] = [b, a, fb, fa]
    ;[a, fa] = [t, ft]
    const best = Math.abs(fa) < Math.abs(fb) ? a : b
    const width = Math.abs(b - a)
    if (fa === 0 || width <= 2 ** -52 * Math.abs(best) || width < 1e-300) return best
    const xi = (a - b) / (c - b)
    const phi = (fa - fb) / (fc - fb)
    const isSafe = phi * phi < xi && (1 - phi) * (1 - phi) < 1 - xi
    step = isSafe
      ? (fa / (fb - fa)) * (fc / (fb - fc)) + ((c - a) / (b - a)) * (fa / (fc - fa)) * (fb / (fc - fb))
      : 0.5
    const least = 2 ** -53 * (Math.abs(best) / width)
    step = Math.min(1 - least, Math.max(least, step))
  }
  return Math.abs(fa) < Math.abs(fb) ? a : b
}

/**
 * Returns the root of a decreasing function, which may be infinite at the endpoints. Returns an endpoint if the function does not change sign.
 */
export const rootOfDecreasing = (f: (at: number) => number, from: number, to: number): number => {
  let [low, high] = [from, to]
  for (let turn = 0; turn < 1100; turn++) {
    const middle = (low + high) / 2
    if (middle <= low || middle >= high) break
    if (f(middle) > 0) low = middle
    else high = middle
  }
  return high
}
