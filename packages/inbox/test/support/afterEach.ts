/**
 * Registers hooks for every test file. The files share the modules of a worker, in which a hook of another module would
 * belong only to the first file.
 */
import { afterAll, afterEach } from "vitest"
import { endChildren } from "./children.ts"

afterEach(endChildren)

const timers = globalThis as { realSetTimeout?: typeof setTimeout }
timers.realSetTimeout ??= globalThis.setTimeout

/** If a fake timer stayed in place, every later file of the worker would wait until its time limit. */
afterAll(() => {
  const { realSetTimeout = setTimeout } = timers
  if (globalThis.setTimeout === realSetTimeout) return
  globalThis.setTimeout = realSetTimeout
  throw new Error("A test of this file has left another setTimeout in place: restore spies before timers")
})
