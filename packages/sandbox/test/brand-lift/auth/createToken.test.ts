import { describe, expect, it } from "vitest"
import { campaigns, hour, tokenRequest, startBrandLift } from "../startBrandLift.ts"

describe("createToken", () => {
  it("createToken returns a new opaque token that is valid for ten hours", async () => {
    const { post } = startBrandLift()
    const { body, status } = await post("/oauth/token", tokenRequest)
    expect(status).toBe(200)
    expect(body).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: "Bearer",
      expires_in: 36_000,
      scope: "short app:imt"
    })
    expect((await post("/oauth/token", tokenRequest)).body).not.toEqual(body)
  })

  it.each([
    ["a wrong secret", { client_secret: "wrong" }, 401],
    ["an unknown client", { client_id: "nobody" }, 401],
    ["another audience", { audience: "https://elsewhere.example" }, 400],
    ["another grant", { grant_type: "password" }, 400],
    ["an unknown scope", { platform_scopes: "short app:imt app:other" }, 400],
    ["no scope of this API", { platform_scopes: "short" }, 400],
    ["a secret of another type", { client_secret: 1 }, 400],
    ["no secret", { client_secret: undefined }, 400]
  ])("createToken refuses a request with %s", async (_, change, status) => {
    const reply = await startBrandLift().post<object>("/oauth/token", { ...tokenRequest, ...change })
    expect(reply.status).toBe(status)
    expect(Object.keys(reply.body)).toEqual(status === 401 ? ["detail"] : Object.keys(change))
  })

  it("createToken accepts a request with a trailing slash and without an Authorization header", async () => {
    const reply = await startBrandLift().post("/oauth/token/", tokenRequest, { authorization: undefined })
    expect(reply.status).toBe(200)
  })
})

describe("access tokens", () => {
  it("an access token from the sandbox is valid for exactly ten hours", async () => {
    const { advance, get, token } = startBrandLift()
    const authorization = `Bearer ${await token()}`
    await advance(10 * hour - 1)
    expect((await get(campaigns, { authorization })).status).toBe(200)
    await advance(1)
    const { body, headers, status } = await get(campaigns, { authorization })
    expect(status).toBe(401)
    expect(body).toEqual({ detail: "The access token has expired." })
    expect(headers).toEqual({ "www-authenticate": "Bearer" })
  })

  it.each([
    ["no header", undefined],
    ["an empty header", ""],
    ["a bare token", "sandbox-secret"],
    ["another scheme", "Basic c2FuZGJveA=="],
    ["a token that was never issued", "Bearer never-issued"],
    ["a key of the exchange", "Bearer sandbox-key"]
  ])("a brand lift request with %s gets 401 with the reason", async (_, authorization) => {
    const { body, status } = await startBrandLift().get(campaigns, { authorization })
    expect(status).toBe(401)
    expect(body).toEqual({ detail: expect.stringMatching(/./) })
  })

  it("the sandbox accepts a brand lift request whose authorization header has bearer in lower case", async () => {
    const { get, token } = startBrandLift()
    expect((await get(campaigns, { authorization: `bearer ${await token()}` })).status).toBe(200)
  })

  it("a sandbox refuses an access token that a different sandbox has issued", async () => {
    const authorization = `Bearer ${await startBrandLift({ seed: 2 }).token()}`
    expect((await startBrandLift().get(campaigns, { authorization })).status).toBe(401)
  })
})
