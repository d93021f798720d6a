import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { contractOf } from "../../src/validation/Contract.ts"
import { readHar } from "../../src/traffic/Har.ts"
import { record } from "../../src/traffic/Recorder.ts"

const folder = mkdtempSync(join(tmpdir(), "contract-recorder-"))
afterAll(() => rmSync(folder, { recursive: true }))

const json = { "content-type": "application/json" }
const prefix = "/api/impact-measurement/v1"

const grant = () => {
  const { audience, clientId, clientSecret } = credentials.brandLift
  return JSON.stringify({
    grant_type: "client_credentials",
    client_id: clientId,
    client_secret: clientSecret,
    audience,
    platform_scopes: "short app:imt"
  })
}

it("a traffic recorder that cannot listen leaves the file of the recorder that uses the port unchanged", async () => {
  const output = join(folder, "shared.har")
  const service = await createSandbox().listen()
  const recorder = await record({ target: service.url, output })
  await fetch(`${recorder.url}${prefix}/industries`)
  const port = Number(new URL(recorder.url).port)
  await expect(record({ target: service.url, output, port })).rejects.toThrow("EADDRINUSE")
  await fetch(`${recorder.url}${prefix}/industries`)
  await recorder.close()
  expect(readHar(readFileSync(output, "utf8"))).toHaveLength(2)
  await expect(record({ target: service.url, output, host: "192.0.2.1" })).rejects.toThrow("EADDRNOTAVAIL")
  expect(readHar(readFileSync(output, "utf8"))).toHaveLength(2)
  await service.close()
})

it("a traffic recorder replaces an existing file, and stops its proxy if it cannot create the file", async () => {
  const output = join(folder, "replaced.har")
  const service = await createSandbox().listen()
  const first = await record({ target: service.url, output })
  const port = Number(new URL(first.url).port)
  await fetch(`${first.url}${prefix}/industries`)
  await first.close()
  await expect(record({ target: service.url, port, output: join(folder, "missing/x.har") })).rejects.toThrow("ENOENT")
  const second = await record({ target: service.url, port, output })
  await second.close()
  expect(readHar(readFileSync(output, "utf8"))).toHaveLength(0)
  await service.close()
})

describe("a recorded session with the sandbox", () => {
  const output = join(folder, "session.har")
  let interactions = 0
  beforeAll(async () => {
    const service = await createSandbox().listen()
    const recorder = await record({ target: service.url, output })
    const reply = await fetch(`${recorder.url}/oauth/token`, { method: "POST", headers: json, body: grant() })
    const { access_token } = (await reply.json()) as { access_token: string }
    const authorization = `Bearer ${access_token}`
    await fetch(`${recorder.url}${prefix}/industries`, { headers: { authorization } })
    await fetch(`${recorder.url}${prefix}/industrie`, { headers: { authorization } })
    await fetch(`${recorder.url}${prefix}/industries?sort=name`, { headers: { authorization } })
    const report = await recorder.close()
    interactions = report.interactions
    await service.close()
    expect(report.findings.map(({ violation }) => violation.check)).toEqual(["unknown operation", "unknown parameter"])
    expect(report.operations.filter(({ calls }) => calls > 0).map(({ calls, id }) => [id, calls])).toEqual([
      ["listIndustries", 2],
      ["createToken", 1]
    ])
  })

  it("the traffic recorder writes no secret to its file", () => {
    const text = readFileSync(output, "utf8")
    const { clientSecret } = credentials.brandLift
    expect(text).not.toContain(clientSecret)
    expect(text).not.toMatch(/Bearer (?!hidden)[^"]/)
    expect(text).toContain('\\"access_token\\":\\"hidden\\"')
  })

  it("recorded traffic that is read back from its file has the same contract violations as during the recording", () => {
    const contract = contractOf()
    const archive = readHar(readFileSync(output, "utf8"))
    expect(archive).toHaveLength(interactions)
    const found = archive.flatMap(({ request, response }) => contract.interaction(request, response).violations)
    // A recording contains whether a credential was sent, but not its value.
    expect(found.map(({ check }) => check)).toEqual(["unknown operation", "unknown parameter"])
  })

  it("the file of a killed traffic recorder is readable up to its last complete entry", () => {
    const text = readFileSync(output, "utf8")
      .trimEnd()
      .replace(/\n?\]\}\}$/, "")
    expect(readHar(text)).toHaveLength(interactions)
  })
})
