/**
 * Tests the server with two tenants. Each tenant has its own account with a simulated service, which records the account and the path of each
 * request.
 */
import assert from "node:assert/strict"
import { createHash } from "node:crypto"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { after, before, test } from "node:test"
import { NodeHttpServer } from "@effect/platform-node"
import { createBrandLift } from "@fieldwork/brand-lift/promise"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { Layer, ManagedRuntime, Redacted } from "effect"
import { HttpRouter } from "effect/http"
import { routes } from "../src/routes.ts"
import { Accounts, Tenants, type TenantSettings, Transport } from "../src/Tenants.ts"

const baseUrl = "https://lift.example"
const names = ["north", "south"] as const
type Name = (typeof names)[number]

/** Creates an account with the simulated service, with its own data and credentials. */
const makeAccount = (name: Name, seed: number) => ({
  name,
  sandbox: createSandbox({ seed }),
  clientId: `client-of-${name}`,
  clientSecret: `secret-of-${name}`
})
const north = makeAccount("north", 1)
const south = makeAccount("south", 2)
const accounts = [north, south]

/** The requests that the simulated service has received: the account whose credentials were sent, and the path. */
const log: Array<{ readonly account: Name; readonly path: string }> = []
const tokens = new Map<string, (typeof accounts)[number]>()
const refused = () => Response.json({ detail: "not authenticated" }, { status: 401 })

/** Simulates the service. It issues tokens to clients with a known secret, and responds with the data of the account to which a token belongs. */
const service = async (input: Request | string | URL, init?: RequestInit): Promise<Response> => {
  const request = new Request(input, init)
  const { pathname } = new URL(request.url)
  if (pathname === "/oauth/token") {
    const body = (await request.json()) as Record<string, unknown>
    const account = accounts.find(
      ({ clientId, clientSecret }) => body["client_id"] === clientId && body["client_secret"] === clientSecret
    )
    if (account === undefined) return refused()
    log.push({ account: account.name, path: pathname })
    const { clientId, clientSecret } = credentials.brandLift
    const granted = await account.sandbox.fetch(request.url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...body, client_id: clientId, client_secret: clientSecret })
    })
    const { access_token } = (await granted.clone().json()) as { readonly access_token: string }
    assert.ok(!tokens.has(access_token), "a token belongs to one account")
    tokens.set(access_token, account)
    return granted
  }
  const account = tokens.get(request.headers.get("authorization")?.replace("Bearer ", "") ?? "")
  if (account === undefined) return refused()
  log.push({ account: account.name, path: pathname })
  return account.sandbox.fetch(request)
}

const keyOf = (name: Name) => `key-of-${name}`
const settingsOf = ({ clientId, clientSecret, name }: (typeof accounts)[number]): TenantSettings => ({
  keyHash: createHash("sha256").update(keyOf(name)).digest("hex"),
  baseUrl,
  authUrl: baseUrl,
  audience: credentials.brandLift.audience,
  clientId,
  clientSecret: Redacted.make(clientSecret)
})

const server = createServer()
const runtime = ManagedRuntime.make(
  HttpRouter.serve(routes, { disableLogger: true, disableListenLog: true }).pipe(
    Layer.provide(Accounts.layer),
    Layer.provide(Tenants.layer(Object.fromEntries(accounts.map((account) => [account.name, settingsOf(account)])))),
    Layer.provide(Layer.succeed(Transport, { fetch: service })),
    Layer.provide(NodeHttpServer.layer(() => server, { port: 0, host: "127.0.0.1" }))
  )
)

/** Creates a client that calls the account's sandbox directly instead of going through the server. */
const clientOf = (name: Name) => {
  const { fetch } = (name === "north" ? north : south).sandbox
  return createBrandLift({ baseUrl, authUrl: baseUrl, ...credentials.brandLift, fetch })
}

/** The campaigns at the simulated service, by account. */
const campaigns = new Map<Name, ReadonlyArray<{ readonly id: string; readonly name: string }>>()

before(async () => {
  for (const { name, sandbox } of accounts) {
    await sandbox.fetch(`${baseUrl}/__sandbox/scenarios/analyst/run`, { method: "POST" })
    const client = clientOf(name)
    const first = await client.campaigns.list().first()
    // The scenario creates the same campaigns in both accounts, so one campaign in each account is renamed.
    const body = { campaign_name: `Campaign of ${name}` }
    await client.campaigns.update({ id: first?.campaign_id ?? "", body })
    const all = await client.campaigns.list().toArray()
    campaigns.set(
      name,
      all.map(({ campaign_id = "", campaign_name = "" }) => ({ id: campaign_id, name: campaign_name }))
    )
  }
  await runtime.context()
})
after(() => runtime.dispose())

const get = (path: string, key?: string) => {
  const { port } = server.address() as AddressInfo
  return fetch(`http://127.0.0.1:${port}${path}`, {
    headers: key === undefined ? {} : { authorization: `Bearer ${key}` }
  })
}

const listed = async (name: Name) => {
  const response = await get("/campaigns", keyOf(name))
  assert.equal(response.status, 200)
  return (await response.json()) as ReadonlyArray<{ readonly id: string; readonly name: string }>
}

test("each tenant of the two-tenant server sees the campaigns of its own account", async () => {
  for (const name of names) {
    const seen = await listed(name)
    assert.deepEqual(
      seen.map(({ id, name: label }) => ({ id, name: label })),
      campaigns.get(name)
    )
    assert.ok(seen.some((campaign) => campaign.name === `Campaign of ${name}`))
  }
})

test("the two-tenant server handles forty concurrent requests with one token for each tenant", async () => {
  log.length = 0
  const tenants = Array.from({ length: 40 }, (_, index) => names[index % 2] ?? "north")
  const seen = await Promise.all(tenants.map(listed))
  for (const [index, name] of tenants.entries())
    assert.ok(seen[index]?.some((campaign) => campaign.name === `Campaign of ${name}`))
  for (const name of names) assert.equal(log.filter(({ account }) => account === name).length, log.length / 2)
  assert.equal(tokens.size, 2)
})

test("the two-tenant server reads the lift of a question only with the credentials of its tenant", async () => {
  const campaign = campaigns.get("north")?.find(({ name }) => name === "Campaign of north")
  const first = await clientOf("north")
    .questions.list({ campaigns_pk: campaign?.id ?? "" })
    .first()
  log.length = 0
  const response = await get(`/campaigns/${campaign?.id}/questions/${first?.question.id}/lift`, keyOf("north"))
  assert.equal(response.status, 200)
  const { sentence } = (await response.json()) as { readonly sentence: string }
  assert.match(sentence, /^Exposed is \d+\.\d points (above|below) control/)
  assert.deepEqual(new Set(log.map(({ account }) => account)), new Set(["north"]))
})

test("the two-tenant server refuses a request without a known key before it calls the service", async () => {
  log.length = 0
  for (const key of [undefined, "", "key-of-nobody", "client-of-north"]) {
    const response = await get("/campaigns", key)
    assert.equal(response.status, 401)
  }
  assert.deepEqual(log, [])
})

test("the two-tenant server returns 404 for an unknown campaign and 502 without details if the service refuses an account", async () => {
  assert.equal((await get(`/campaigns/${crypto.randomUUID()}/questions/1/lift`, keyOf("south"))).status, 404)
  await south.sandbox.fetch(`${baseUrl}/__sandbox/faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ operation_id: "listCampaigns", status: 403, times: 1 })
  })
  const failed = await get("/campaigns", keyOf("south"))
  assert.equal(failed.status, 502)
  assert.deepEqual(await failed.json(), { error: "listCampaigns failed" })
  assert.equal((await listed("north")).length, campaigns.get("north")?.length)
})
