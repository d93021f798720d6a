/**
 * Makes Node install the dispatcher of its own `fetch` before any file of the suite imports undici, which would install a different dispatcher. Node
 * installs the dispatcher when any part of `fetch` is first used.
 */
import { assert } from "@effect/vitest"

assert.isFunction(globalThis.Headers)
