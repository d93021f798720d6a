/**
 * Lets Node install the dispatcher of its own `fetch` before any file of the suite imports undici, which would install another. Node does it at the first
 * use of any part of fetch.
 */
import { assert } from "@effect/vitest"

assert.isFunction(globalThis.Headers)
