/**
 * Registers hooks for every test file. The test files in a worker share their modules, so a hook that another module registers would run only for the
 * first file.
 */
import { afterAll, afterEach } from "vitest"
import { endChildren } from "./children.ts"

afterEach(endChildren)

const timers = globalThis as { realSetTimeout?: typeof setTimeout }
timers.realSetTimeout ??= globalThis.setTimeout

/** Fails if a file leaves a fake timer in place, because every later file in the worker would then time out. */
afterAll(() => {
  const { realSetTimeout = setTimeout } = timers
  if (globalThis.setTimeout === realSetTimeout) return
  globalThis.setTimeout = realSetTimeout
  throw new Error("A test of this file has left another setTimeout in place: restore spies before timers")
})
