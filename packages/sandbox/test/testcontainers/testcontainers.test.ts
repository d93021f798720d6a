/**
 * Tests the container module with Testcontainers and a simulated container engine that runs this package's command. If
 * `FIELDWORK_TEST_SANDBOX_IMAGE=IMAGE` is set, the same tests run that image on the machine's container engine.
 */
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { SandboxContainer, sandboxImage } from "@fieldwork/sandbox/testcontainers"
import { TestContainers } from "testcontainers"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { type ContainerEngine, startContainerEngine } from "./containerEngine.ts"

const image = process.env["FIELDWORK_TEST_SANDBOX_IMAGE"]
const isReal = image !== undefined

let engine: ContainerEngine | undefined
beforeAll(async () => {
  if (isReal) return
  engine = await startContainerEngine()
  vi.stubEnv("DOCKER_HOST", engine.host)
  vi.stubEnv("TESTCONTAINERS_RYUK_DISABLED", "true")
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await engine?.close()
})

const make = () => new SandboxContainer(image)

it("a SandboxContainer starts on a free port with a stopped clock, and is removed at the end of its await using block", async () => {
  let url = ""
  {
    await using sandbox = await make().start()
    url = sandbox.getUrl()
    const clock = await fetch(`${sandbox.getControlUrl()}clock`)
    expect(await clock.json()).toEqual({ now: "2026-01-05T00:00:00.000Z", rate: 0 })
    await sandbox.advance({ days: 1, hours: 1, seconds: 1 })
    const { data } = await sandbox.getControlClient().GET("/__sandbox/clock")
    expect(data?.now).toBe("2026-01-06T01:00:01.000Z")
  }
  await expect(fetch(`${url}/__sandbox/clock`)).rejects.toThrow("fetch failed")
})

it.skipIf(isReal)("a SandboxContainer uses the image of this version and maps its port to a free one", async () => {
  await using _ = await new SandboxContainer().start()
  expect(engine?.created.at(-1)).toMatchObject({
    Image: sandboxImage,
    ExposedPorts: { "4600/tcp": {} },
    HostConfig: { PortBindings: { "4600/tcp": [{ HostPort: "0" }] } }
  })
  expect(engine?.running()).toBe(1)
})

it("a SandboxContainer accepts the credentials from getCredentials, and its entry links can be opened from the test", async () => {
  await using sandbox = await make().withSeed(7).withMarket(40).start()
  const { apiKey, suppliers } = sandbox.getCredentials().exchange
  const path = `${sandbox.getUrl()}/Supply/v1/SupplierLinks/Create/1000001/${suppliers[0]}`
  const created = await fetch(path, {
    method: "POST",
    headers: { authorization: apiKey, "content-type": "application/json" },
    body: JSON.stringify({ SupplierLinkTypeCode: "OWS", TrackingTypeCode: "NONE" })
  })
  const { SupplierLink } = (await created.json()) as { readonly SupplierLink: { readonly LiveLink: string } }
  expect(SupplierLink.LiveLink).toMatch(new RegExp(`^${sandbox.getUrl()}/`))
  expect((await fetch(`${SupplierLink.LiveLink}a-respondent`, { redirect: "manual" })).status).not.toBe(404)
})

it("a SandboxContainer starts with the configured start time, clock rate and CORS origin", async () => {
  await using sandbox = await make()
    .withStart(new Date("2026-03-01T12:00:00Z"))
    .withRate(1000)
    .withCors("https://docs.example")
    .start()
  const clock = await fetch(`${sandbox.getUrl()}/__sandbox/clock`, { headers: { origin: "https://docs.example" } })
  expect(clock.headers.get("access-control-allow-origin")).toBe("https://docs.example")
  const { now, rate } = (await clock.json()) as { readonly now: string; readonly rate: number }
  expect([now > "2026-03-01T12:00:00", rate]).toEqual([true, 1000])
})

it("a SandboxContainer starts in the state of a scenario", async () => {
  await using sandbox = await make().withScenario("analyst").start()
  const { data } = await sandbox.getControlClient().GET("/__sandbox/clock")
  expect(data?.now).not.toBe("2026-01-05T00:00:00.000Z")
})

it("a SandboxContainer with an overlay that adds a trailing slash to every path responds with 404 to a path without it", async () => {
  await using sandbox = await make()
    .withCorrections(join(import.meta.dirname, "../corrections/slash.overlay.yaml"))
    .start()
  const headers = { authorization: sandbox.getCredentials().exchange.apiKey }
  const read = (path: string) => fetch(`${sandbox.getUrl()}${path}`, { headers })
  expect((await read("/Core/v1/Suppliers/AllWithAccount/")).status).not.toBe(404)
  expect((await read("/Core/v1/Suppliers/AllWithAccount")).status).toBe(404)
})

it("a SandboxContainer refuses an invalid setting and creates no container", async () => {
  const before = engine?.created.length
  await expect(make().withRate(-1).start()).rejects.toThrow('--rate takes a number from 0 to 1000000, not "-1"')
  await expect(make().withScenario("buyer").withSeed(7).start()).rejects.toThrow("--scenario has its own seed")
  expect(engine?.created.length).toBe(before)
})

it("a SandboxContainer whose sandbox does not start fails with the sandbox's message", async () => {
  const missing = make().withScenario("nothing" as "buyer")
  await expect(missing.start()).rejects.toThrow(
    "There is no scenario nothing. The scenarios are analyst, buyer, supplier."
  )
})

it.skipIf(isReal)(
  "a SandboxContainer exposes the ports of withHostPorts to containers before the container is created",
  async () => {
    const before = engine?.created.length
    const expose = vi.spyOn(TestContainers, "exposeHostPorts").mockImplementation(async () => {
      expect(engine?.created.length).toBe(before)
    })
    try {
      await using sandbox = await make().withHostPorts(3000, 3001).start()
      expect(expose.mock.calls).toEqual([[3000, 3001]])
      expect(`${sandbox.getHostUrl(3000)}/callbacks`).toBe("http://host.testcontainers.internal:3000/callbacks")
    } finally {
      expose.mockRestore()
    }
  }
)

it.runIf(isReal)("a SandboxContainer sends callbacks to a receiver on the host", async () => {
  const received: Array<string | undefined> = []
  const receiver = createServer((request, response) => {
    received.push(request.url)
    request.resume().on("end", () => response.end())
  })
  await new Promise<void>((resolve) => receiver.listen(0, resolve))
  const { port } = receiver.address() as AddressInfo
  try {
    await using sandbox = await make().withHostPorts(port).start()
    const { apiKey, suppliers } = sandbox.getCredentials().exchange
    await fetch(`${sandbox.getUrl()}/supply/opportunities/v1/subscriptions/${suppliers[0]}`, {
      method: "POST",
      headers: { authorization: apiKey, "content-type": "application/json" },
      body: JSON.stringify({
        callback: `${sandbox.getHostUrl(port)}/callbacks`,
        opportunities: [{ country_language: { eq: "eng_us" } }]
      })
    })
    await sandbox.advance({ hours: 1 })
    expect(received[0]).toBe("/callbacks")
  } finally {
    receiver.closeAllConnections()
    receiver.close()
  }
})
