import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { Agent, getGlobalDispatcher, MockAgent, setGlobalDispatcher } from "undici"

const dispatcherSymbols = {
  "7.29.1": Symbol.for("undici.globalDispatcher.1"),
  "8.10.2": Symbol.for("undici.globalDispatcher.2")
}
const globals = globalThis as unknown as Record<symbol, unknown>

// Node installs its own dispatcher when any part of `fetch` is first used.
assert.isFunction(globalThis.Headers)
const nodes = globals[dispatcherSymbols["7.29.1"]]
const ours = getGlobalDispatcher()

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
  setGlobalDispatcher(ours)
  globals[dispatcherSymbols["7.29.1"]] = nodes
})

/** Loads the module as in a version of Node that contains the given version of undici. */
const withUndici = async (undici: string) => {
  vi.stubGlobal("process", Object.create(process, { versions: { value: { ...process.versions, undici } } }))
  vi.resetModules()
  return current()
}

/** Returns a function that returns whether `fetch` is currently replaced. */
const current = async () => {
  const { dispatcherSymbol, isFetchReplaced } = await import("../../../src/transport/node/isFetchReplaced.ts")
  return () => isFetchReplaced(globalThis.fetch, globals[dispatcherSymbol])
}

const composed = new Agent().compose((dispatch) => (options, handler) => dispatch(options, handler))

describe.each([
  ["7.29.1", "8.10.2"],
  ["8.10.2", "7.29.1"]
] as const)("isFetchReplaced with undici %s in Node", (version, other) => {
  it("isFetchReplaced is false without a global dispatcher or with a plain agent", async () => {
    const isReplaced = await withUndici(version)
    globals[dispatcherSymbols[version]] = undefined
    assert.isFalse(isReplaced())
    globals[dispatcherSymbols[version]] = new Agent()
    assert.isFalse(isReplaced())
  })

  it.each([
    ["an agent with a setting", new Agent({ connect: { timeout: 1 } })],
    ["an agent with a factory", new Agent({ factory: () => new Agent() })],
    ["an interceptor", composed],
    ["a mock", new MockAgent()],
    ["an object that is not an agent", { dispatch: () => true }],
    ["an object of an unknown class", Object.create(Object.create(null) as object) as object]
  ])("isFetchReplaced is true while %s is the global dispatcher", async (_, dispatcher) => {
    const isReplaced = await withUndici(version)
    const before = globals[dispatcherSymbols[version]]
    globals[dispatcherSymbols[version]] = dispatcher
    assert.isTrue(isReplaced())
    globals[dispatcherSymbols[version]] = before instanceof Agent ? before : undefined
    assert.isFalse(isReplaced())
  })

  it("isFetchReplaced is true for a dispatcher that a program sets with undici 8", async () => {
    const isReplaced = await withUndici(version)
    setGlobalDispatcher(composed)
    assert.isTrue(isReplaced())
  })

  it("isFetchReplaced is false for the dispatcher of another version of undici", async () => {
    const isReplaced = await withUndici(version)
    globals[dispatcherSymbols[version]] = undefined
    globals[dispatcherSymbols[other]] = composed
    assert.isFalse(isReplaced())
  })

  it("isFetchReplaced is true when the global fetch is a wrapper function", async () => {
    const isReplaced = await withUndici(version)
    globals[dispatcherSymbols[version]] = undefined
    assert.isFalse(isReplaced())
    const { fetch } = globalThis
    vi.stubGlobal("fetch", (...input: Parameters<typeof fetch>) => fetch(...input))
    assert.isTrue(isReplaced())
    vi.stubGlobal("fetch", fetch.bind(undefined))
    assert.isTrue(isReplaced())
    vi.stubGlobal("fetch", fetch)
    assert.isFalse(isReplaced())
  })
})

describe("isFetchReplaced in this Node", () => {
  it("isFetchReplaced is false in a process that has replaced neither fetch nor its dispatcher", async () => {
    assert.isFalse((await current())())
  })
})
