import { assert, describe, it } from "@effect/vitest"
import { ApiError, createBrandLift, type StoredToken } from "../src/promise.ts"

const id = "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"
const url = "https://lift.example"
const account = { baseUrl: url, authUrl: url, clientId: "c", clientSecret: "s3cret", audience: "a" }

/** Creates a service that issues tokens and accepts only the tokens in `accepts`. A test clears `accepts` to revoke all tokens. */
const service = () => {
  const accepts = new Set<string>()
  const seen: Array<string> = []
  let given = 0
  const fetch = async (address: string, init: { readonly headers: Headers }) => {
    if (new URL(address).pathname === "/oauth/token") {
      const token = `token-${++given}`
      accepts.add(token)
      seen.push(`gives ${token}`)
      return Response.json({ access_token: token, expires_in: 36_000, token_type: "Bearer", scope: "x" })
    }
    const token = init.headers.get("authorization")?.replace("Bearer ", "") ?? ""
    seen.push(`${accepts.has(token) ? "accepts" : "refuses"} ${token}`)
    return accepts.has(token) ? Response.json({ campaign_id: id }) : Response.json({ detail: "No." }, { status: 401 })
  }
  return { accepts, fetch, seen }
}

const onDrift = () => undefined

const memoryStore = () => {
  let stored: StoredToken | undefined
  return {
    get: async () => stored,
    set: async (token: StoredToken) => {
      stored = token
    }
  }
}

describe("tokenStore", () => {
  it("two processes with the same token store share one token, and after a 401 also share the next one", async () => {
    const { accepts, fetch, seen } = service()
    const tokenStore = memoryStore()
    const [first, second] = [1, 2].map(() => createBrandLift({ ...account, fetch, onDrift, tokenStore }))
    await first?.campaigns.get({ id })
    await second?.campaigns.get({ id })
    accepts.clear()
    await second?.campaigns.get({ id })
    await first?.campaigns.get({ id })
    accepts.clear()
    await first?.campaigns.get({ id })
    await second?.campaigns.get({ id })
    assert.deepStrictEqual(seen, [
      "gives token-1",
      "accepts token-1",
      "accepts token-1",
      "refuses token-1",
      "gives token-2",
      "accepts token-2",
      "refuses token-1",
      "accepts token-2",
      "refuses token-2",
      "gives token-3",
      "accepts token-3",
      "refuses token-2",
      "accepts token-3"
    ])
  })

  it("a call requests a token if its own token and then the newer token in the store are refused", async () => {
    const { accepts, fetch, seen } = service()
    const tokenStore = memoryStore()
    const client = createBrandLift({ ...account, fetch, onDrift, tokenStore })
    await client.campaigns.get({ id })
    const expiresAt = Date.now() + 36_000_000
    await tokenStore.set({ accessToken: "from another process", expiresAt })
    accepts.clear()
    await client.campaigns.get({ id })
    assert.deepStrictEqual(seen.slice(2), [
      "refuses token-1",
      "refuses from another process",
      "gives token-2",
      "accepts token-2"
    ])
    assert.strictEqual((await tokenStore.get())?.accessToken, "token-2")
  })

  it("a client pauses token requests only after a requested token is refused, not after a stored one", async () => {
    const { accepts, fetch, seen } = service()
    const tokenStore = memoryStore()
    const client = createBrandLift({
      ...account,
      onDrift,
      tokenStore,
      fetch: async (address: string, init: { readonly headers: Headers }) => {
        const response = await fetch(address, init)
        accepts.clear()
        return response
      }
    })
    const get = () => client.campaigns.get({ id }).catch((error: unknown) => (error as ApiError).reason._tag)
    await tokenStore.set({ accessToken: "outdated", expiresAt: Date.now() + 36_000_000 })
    assert.deepStrictEqual([await get(), await get()], ["AuthenticationError", "AuthenticationError"])
    assert.deepStrictEqual(seen, ["refuses outdated", "gives token-1", "refuses token-1", "refuses token-1"])
  })

  it.each([
    ["fails", { get: () => Promise.reject(new Error("down")), set: () => Promise.reject(new Error("down")) }],
    [
      "returns an expired token",
      { get: async () => ({ accessToken: "old", expiresAt: 1 }), set: async () => undefined }
    ],
    ["returns an invalid value", { get: async () => "token" as never, set: async () => undefined }]
  ])("a call requests a token itself and succeeds when its token store %s", async (_, tokenStore) => {
    const { fetch, seen } = service()
    await createBrandLift({ ...account, fetch, onDrift, tokenStore }).campaigns.get({ id })
    assert.deepStrictEqual(seen, ["gives token-1", "accepts token-1"])
  })

  it("createBrandLift rejects a token store without both get and set", () => {
    assert.throws(() => createBrandLift({ ...account, tokenStore: {} as never }), "tokenStore must have the functions")
  })
})

describe("tokenProvider", () => {
  it("a token provider replaces the credentials and is called again when its token expires or is refused", async () => {
    const { accepts, fetch, seen } = service()
    let asked = 0
    const tokenProvider = async () => {
      accepts.add(`mine-${++asked}`)
      return { accessToken: `mine-${asked}`, expiresAt: Date.now() + 3_600_000 }
    }
    const client = createBrandLift({ baseUrl: url, fetch, onDrift, tokenProvider })
    await client.campaigns.get({ id })
    await client.campaigns.get({ id })
    accepts.clear()
    await client.campaigns.get({ id })
    assert.deepStrictEqual(seen, ["accepts mine-1", "accepts mine-1", "refuses mine-1", "accepts mine-2"])
  })

  it("a call whose token provider fails is not sent, and its error does not contain the message of the provider", async () => {
    const { fetch, seen } = service()
    const tokenProvider = () => Promise.reject(new Error("vault password hunter2"))
    const retry = { maxAttempts: 1 }
    const error: unknown = await createBrandLift({ baseUrl: url, fetch, retry, tokenProvider })
      .campaigns.get({ id })
      .catch((cause: unknown) => cause)
    assert.instanceOf(error, ApiError)
    assert.include(String(error), "tokenProvider failed with Error")
    assert.notInclude(String(error), "hunter2")
    assert.deepStrictEqual(seen, [])
  })

  it.each([[undefined], [null], [7], [{}]])(
    "a call whose token provider returns %j instead of a token is not sent, and its error states the cause",
    async (given) => {
      const { fetch, seen } = service()
      const tokenProvider = async () => given as unknown as string
      const retry = { maxAttempts: 1 }
      const error: unknown = await createBrandLift({ baseUrl: url, fetch, retry, tokenProvider })
        .campaigns.get({ id })
        .catch((cause: unknown) => cause)
      assert.instanceOf(error, ApiError)
      assert.include(String(error), "tokenProvider returned no token")
      assert.deepStrictEqual(seen, [])
    }
  )

  it("createBrandLift rejects a token provider that is given together with credentials", () => {
    const both = { ...account, tokenProvider: async () => "t" } as never
    assert.throws(() => createBrandLift(both), "set either tokenProvider or authUrl")
  })
})
