import { createSandbox } from "@fieldwork/sandbox"
import { expect, it } from "vitest"
import { testServer } from "../../src/testing/testServer.ts"
import type { TestOptions } from "../../src/testing/TestOptions.ts"

type Fetch = NonNullable<TestOptions["fetch"]>

const sandboxFetch = createSandbox({ send: async () => new Response(null, { status: 200 }) }).fetch

/** Tests a sandbox in which `change` replaces the responses to some requests, and returns the ids of the violated rules. */
const brokenRules = async (change: (url: string, init: RequestInit) => Promise<Response> | undefined) => {
  const fetch: Fetch = async (url, init) => change(url, init) ?? sandboxFetch(url, init)
  const { failures } = await testServer({ fetch, include: ["listIndustries"], phases: ["coverage"], shrink: false })
  return failures.map(({ rule }) => rule)
}

const authorizationOf = (init: RequestInit): string => new Headers(init.headers).get("authorization") ?? ""

/** Sends a copy of a request with another `Authorization` header. */
const sendWithAuthorization = (url: string, init: RequestInit, authorization: string): Promise<Response> =>
  sandboxFetch(url, { ...init, headers: { ...(init.headers as Record<string, string>), authorization } })

it("a service that responds to an unknown path with 500 breaks a contract test rule", async () => {
  const fails = (url: string) =>
    url.endsWith("/no-such-path") ? Promise.resolve(new Response("", { status: 500 })) : undefined
  expect(await brokenRules(fails)).toEqual(["refuses-unknown-paths"])
})

it("a service that accepts an Authorization header with extra text after the token breaks a contract test rule", async () => {
  const takes = (url: string, init: RequestInit) => {
    const [, token] = /^Bearer (\S+) more$/.exec(authorizationOf(init)) ?? []
    return token === undefined ? undefined : sendWithAuthorization(url, init, `Bearer ${token}`)
  }
  expect(await brokenRules(takes)).toEqual(["refuses-forms-of-credentials"])
})

it("a service that accepts its authentication scheme in only one letter case breaks a contract test rule", async () => {
  const refuses = (url: string, init: RequestInit) =>
    authorizationOf(init).startsWith("bearer ") ? sendWithAuthorization(url, init, "none") : undefined
  expect(await brokenRules(refuses)).toEqual(["accepts-forms-of-credentials"])
})

it("the contract tester reports only once per service that a 401 does not name the authentication scheme", async () => {
  const silent: Fetch = async (url, init) => {
    const response = await sandboxFetch(url, init)
    if (response.status === 401) response.headers.delete("www-authenticate")
    return response
  }
  const include = ["listIndustries", "listAdServers"]
  const { failures } = await testServer({ fetch: silent, include, phases: ["coverage"], shrink: false })
  expect(failures.map(({ rule }) => rule)).toEqual(["names-the-scheme"])
})

it("a deprecation header breaks a contract test rule if it is undocumented, has no readable date, or is later than the sunset header", async () => {
  const announced = async (headers: Readonly<Record<string, string>>, operation: string) => {
    const fetch: Fetch = async (url, init) => {
      const response = await sandboxFetch(url, init)
      if (response.ok) for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
      return response
    }
    const { failures } = await testServer({ fetch, include: [operation], phases: ["examples"], shrink: false })
    return failures.map(({ rule }) => rule)
  }
  const [early, late] = ["Mon, 01 Nov 2027 00:00:00 GMT", "Mon, 01 Nov 2021 00:00:00 GMT"]
  expect(await announced({ deprecation: "@1764028800" }, "listIndustries")).toEqual(["deprecations-are-documented"])
  expect(await announced({ deprecation: "true" }, "listLiftByAdChannel")).toEqual(["deprecations-are-documented"])
  expect(await announced({ deprecation: "@1764028800", sunset: late }, "listLiftByAdChannel")).toEqual([
    "deprecations-are-documented"
  ])
  expect(await announced({ deprecation: "@1764028800", sunset: early }, "listLiftByAdChannel")).toEqual([])
})
