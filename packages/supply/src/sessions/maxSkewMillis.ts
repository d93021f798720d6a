/**
 * The maximum time in milliseconds by which the clocks of two processes that share a store are expected to differ. A stored time that lies further in
 * the future was written while a clock was wrong.
 */
export const maxSkewMillis = 60_000
