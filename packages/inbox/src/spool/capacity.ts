/** The default capacity of a spool, in bytes. */
export const defaultCapacity = 256 * 1024 * 1024
