import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { Agent, getGlobalDispatcher, MockAgent, setGlobalDispatcher } from "undici"

const places = { "7.29.1": Symbol.for("undici.globalDispatcher.1"), "8.10.2": Symbol.for("undici.globalDispatcher.2") }
const globals = globalThis as unknown as Record<symbol, unknown>

// Node's own comes into its place with the first use of anything of fetch.
assert.isFunction(globalThis.Headers)
const nodes = globals[places["7.29.1"]]
const ours = getGlobalDispatcher()

afterEach(() => {
  vi.unstubAllGlobals()
  setGlobalDispatcher(ours)
  globals[places["7.29.1"]] = nodes
})

/** As a Node finds it that brings this version of undici. */
const withUndici = async (undici: string) => {
  vi.stubGlobal("process", Object.create(process, { versions: { value: { ...process.versions, undici } } }))
  vi.resetModules()
  return current()
}

/** Whether it is replaced at the moment. */
const current = async () => {
  const { dispatcherPlace, isFetchReplaced } = await import("../../../src/transport/node/isFetchReplaced.ts")
  return () => isFetchReplaced(globalThis.fetch, globals[dispatcherPlace])
}

const composed = new Agent().compose((dispatch) => (options, handler) => dispatch(options, handler))

describe.each([
  ["7.29.1", "8.10.2"],
  ["8.10.2", "7.29.1"]
] as const)("with undici %s in Node, the global fetch", (version, other) => {
  it("is not replaced without a dispatcher, and with a plain agent", async () => {
    const isReplaced = await withUndici(version)
    globals[places[version]] = undefined
    assert.isFalse(isReplaced())
    globals[places[version]] = new Agent()
    assert.isFalse(isReplaced())
  })

  it.each([
    ["an agent with a setting", new Agent({ connect: { timeout: 1 } })],
    ["an agent with a factory", new Agent({ factory: () => new Agent() })],
    ["an interceptor", composed],
    ["a mock", new MockAgent()],
    ["what is no agent at all", { dispatch: () => true }],
    ["what comes from nowhere", Object.create(Object.create(null) as object) as object]
  ])("is replaced by %s, as long as it is there", async (_, dispatcher) => {
    const isReplaced = await withUndici(version)
    const before = globals[places[version]]
    globals[places[version]] = dispatcher
    assert.isTrue(isReplaced())
    globals[places[version]] = before instanceof Agent ? before : undefined
    assert.isFalse(isReplaced())
  })

  it("is replaced by what a program sets with undici 8", async () => {
    const isReplaced = await withUndici(version)
    setGlobalDispatcher(composed)
    assert.isTrue(isReplaced())
  })

  it("is not replaced by what another version of undici uses", async () => {
    const isReplaced = await withUndici(version)
    globals[places[version]] = undefined
    globals[places[other]] = composed
    assert.isFalse(isReplaced())
  })

  it("counts as replaced by a function that calls it", async () => {
    const isReplaced = await withUndici(version)
    globals[places[version]] = undefined
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

describe("the global fetch of this Node", () => {
  it("is not replaced", async () => {
    assert.isFalse((await current())())
  })
})
