/** How much a spool may hold, in bytes, unless another capacity is set. */
export const defaultCapacity = 256 * 1024 * 1024
