/**
 * The dispatcher that Node's `fetch` uses, noted before undici is loaded: it puts one of its own there.
 */
export const globals = globalThis as unknown as Record<symbol, unknown>

export const place = Symbol.for("undici.globalDispatcher.1")

export const before = globals[place]
