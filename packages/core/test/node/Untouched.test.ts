import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { Agent, getGlobalDispatcher, MockAgent, setGlobalDispatcher } from "undici"
import { isUntouched } from "../../src/node/Untouched.ts"

const place = Symbol.for("undici.globalDispatcher.1")
const globals = globalThis as unknown as Record<symbol, unknown>

// Node's own comes into its place with the first use of anything of fetch.
assert.isFunction(globalThis.Headers)
const original = { nodes: globals[place], ours: getGlobalDispatcher() }

afterEach(() => {
  vi.unstubAllGlobals()
  setGlobalDispatcher(original.ours)
  globals[place] = original.nodes
})

const composed = new Agent().compose((dispatch) => (options, handler) => dispatch(options, handler))

describe("the global fetch", () => {
  it("is untouched as Node made it, before and after its dispatcher is made", () => {
    assert.isTrue(isUntouched())
    globals[place] = undefined
    assert.isTrue(isUntouched())
  })

  it("is untouched with undici loaded, which sets a dispatcher of its own", () => {
    setGlobalDispatcher(new Agent())
    assert.isTrue(isUntouched())
  })

  it.each([
    ["an agent with a setting", new Agent({ connect: { timeout: 1 } })],
    ["an agent with a factory", new Agent({ factory: () => new Agent() })],
    ["an interceptor", composed],
    ["a mock", new MockAgent()]
  ])("is touched by %s, in undici 8 and before it", (_, dispatcher) => {
    setGlobalDispatcher(dispatcher)
    assert.isFalse(isUntouched())
    setGlobalDispatcher(original.ours)
    globals[place] = dispatcher
    assert.isFalse(isUntouched())
  })

  it("is touched by what is no agent at all", () => {
    globals[place] = { dispatch: () => true }
    assert.isFalse(isUntouched())
  })

  it("is touched when it is replaced, also by a function that calls it", () => {
    const { fetch } = globalThis
    vi.stubGlobal("fetch", (...input: Parameters<typeof fetch>) => fetch(...input))
    assert.isFalse(isUntouched())
    vi.stubGlobal("fetch", fetch.bind(undefined))
    assert.isFalse(isUntouched())
    vi.unstubAllGlobals()
    assert.isTrue(isUntouched())
  })
})
