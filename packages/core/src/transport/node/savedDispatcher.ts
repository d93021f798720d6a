/**
 * Saves the dispatcher of Node's `fetch` before undici is loaded, because undici replaces it with its own dispatcher.
 */
export const globals = globalThis as unknown as Record<symbol, unknown>

export const place = Symbol.for("undici.globalDispatcher.1")

export const savedDispatcher = globals[place]
