import { execFile } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createSandbox, credentials, type SandboxServer } from "@fieldwork/sandbox"
import { correctionsOf } from "@fieldwork/specs/corrections"
import { decisions } from "@fieldwork/specs/decisions"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { parse } from "yaml"
import { run as command } from "../../src/commands/probe.ts"
import { probe, type ProbeOptions } from "../../src/index.ts"

const exchange = { api_key: credentials.exchange.apiKey }
const options = { spec: "exchange", url: "http://127.0.0.1", inputs: exchange, perSecond: 1e9 } as const

describe("probe", () => {
  const methods = new Set<string | undefined>()
  const sandbox = createSandbox()
  const watched: NonNullable<ProbeOptions["fetch"]> = (input, init) => {
    methods.add(init?.method)
    return sandbox.fetch(input, init)
  }

  it("the contract probe reports one line for each decision of the spec on a point that the API document leaves open", async () => {
    const { lines, requests, unmatched } = await probe({ ...options, fetch: watched })
    expect(unmatched).toEqual([])
    expect(lines.map(({ decision }) => decision)).toEqual(decisions.exchange.map(({ id }) => id))
    expect(requests).toBeLessThan(100)
  })

  it("the contract probe sends only GET requests to the exchange", async () => {
    await probe({ ...options, fetch: watched })
    expect([...methods]).toEqual(["GET"])
  })

  it("the contract probe sends only the token request as POST to the brand lift service", async () => {
    const { audience, clientId: client_id, clientSecret: client_secret } = credentials.brandLift
    const written: Array<string> = []
    await probe({
      ...options,
      spec: "brand-lift",
      inputs: { audience, client_id, client_secret },
      fetch: (input, init) => {
        if (init?.method !== "GET") written.push(`${init?.method} ${new URL(input).pathname}`)
        return sandbox.fetch(input, init)
      }
    })
    expect(written).toEqual(["POST /oauth/token"])
  })

  const brandLift = async (change: (text: string) => string) => {
    const service = createSandbox()
    await service.fetch("https://b.example/__sandbox/scenarios/analyst/run", { method: "POST" })
    const { audience, clientId: client_id, clientSecret: client_secret } = credentials.brandLift
    return probe({
      ...options,
      spec: "brand-lift",
      inputs: { audience, client_id, client_secret },
      fetch: async (input, init) => {
        const response = await service.fetch(input, init)
        return new Response(change(await response.text()), response)
      }
    })
  }

  it("the contract probe shows only the form of a respondent identifier that differs from the schema, such as aaaa.aaa.99", async () => {
    const result = await brandLift((text) =>
      text.replaceAll(/"(respondent_id|visitor_id|ip)":"[^"]*"/g, '"$1":"jane.doe.77@example.com"')
    )
    const shown = JSON.stringify(result)
    expect(shown).toContain("aaaa.aaa.99@aaaaaaa.aaa")
    expect(shown).not.toContain("jane")
  })

  it("the contract probe names the property that a service sends instead of a documented one, without its values", async () => {
    const { lines, overlay, unmatched } = await brandLift((text) => text.replaceAll('"industry_name":', '"title":'))
    const line = lines.find(({ decision }) => decision === "industries")
    expect(line).toMatchObject({ outcome: "differs", isCorrected: false })
    expect(line?.detail).toContain("Industry never has industry_name, but has title, which is not documented")
    expect(unmatched).toEqual([
      { schema: "#/components/schemas/Industry", absent: ["industry_name"], unknown: ["title"] }
    ])
    expect(JSON.stringify({ lines, unmatched })).not.toContain("Automotive")
    expect(overlay).toBeUndefined()
  })

  it("the contract probe does not report the keys of a map as property names of a schema", async () => {
    const { unmatched } = await brandLift((text) => text.replaceAll('"industry_name":', '"jane.doe@example.com":'))
    expect(unmatched).toEqual([])
  })

  it("the contract probe states of each difference whether the overlay corrects it", async () => {
    const changed: NonNullable<ProbeOptions["fetch"]> = async (input, init) => {
      const response = await sandbox.fetch(input, init)
      const text = await response.text()
      return new Response(text.replaceAll(/"Id":"(\d+)"/g, '"Id":$1').replaceAll('"docs_url":', '"see":'), response)
    }
    const { lines } = await probe({ ...options, fetch: changed })
    const isCorrected = new Map(lines.map((line) => [line.decision, line.isCorrected]))
    expect(isCorrected.get("ids-as-text")).toBe(true)
    expect(isCorrected.get("docs-url")).toBe(false)
    expect(isCorrected.get("envelope-in-place")).toBeUndefined()
  })

  it("the contract probe corrects an enumeration value that the service has renamed, even if the new value has 68 characters", async () => {
    const channel = "digital_including_connected_television_and_streaming_audio_inventory"
    const { overlay } = await brandLift((text) => text.replaceAll('"digital"', JSON.stringify(channel)))
    expect(JSON.stringify(overlay)).toContain(channel)
  })

  it("the contract probe states how to verify a decision of the spec that read requests cannot confirm or refute", async () => {
    const { lines } = await probe({ ...options, fetch: watched })
    expect(lines.find(({ decision }) => decision === "callback-method")).toMatchObject({
      outcome: "cannot tell",
      detail: "Inspect a callback. If it is not a POST request, register a route for the other method."
    })
  })

  it("the contract probe uses the path that its caller gives for an operation whose path it cannot guess", async () => {
    const moved: NonNullable<ProbeOptions["fetch"]> = (input, init) =>
      input.includes("AllOfferwall")
        ? Promise.resolve(Response.json({ detail: "No such path" }, { status: 404 }))
        : sandbox.fetch(input.replace("/offers/today/", "/Supply/v1/Surveys/AllOfferwall/"), init)
    const paths = { listOfferwallSurveys: "/offers/today/{SupplierCode}" }
    const { overlay } = await probe({ ...options, fetch: moved, paths })
    expect(correctionsOf(overlay).operations["listOfferwallSurveys"]).toEqual({ path: paths.listOfferwallSurveys })
  })

  it.each<[string, Partial<ProbeOptions>, string]>([
    ["without credentials", { inputs: {} }, "credentials are missing: give --input api_key=…"],
    ["with too few requests", { maxRequests: 5 }, "5 requests were sent; allow more with --max-requests"],
    ["with a wrong key", { inputs: { api_key: "wrong" } }, "no read succeeded: the first returned 401"],
    [
      "without a network",
      { fetch: () => Promise.reject(new TypeError("fetch failed")) },
      "http://127.0.0.1 could not be reached: fetch failed"
    ]
  ])("the contract probe stops with an error %s", async (_, other, message) => {
    await expect(probe({ ...options, fetch: watched, ...other })).rejects.toThrow(message)
  })

  it("the contract probe repeats a request after the Retry-After of a 429 and evaluates the second response", async () => {
    let isFirst = true
    const limited: NonNullable<ProbeOptions["fetch"]> = (input, init) => {
      const isLimited = isFirst && input.includes("BusinessUnits")
      if (isLimited) isFirst = false
      return isLimited
        ? Promise.resolve(new Response("{}", { status: 429, headers: { "retry-after": "1" } }))
        : sandbox.fetch(input, init)
    }
    const began = performance.now()
    const { lines } = await probe({ ...options, fetch: limited })
    expect(performance.now() - began).toBeGreaterThan(990)
    expect(lines.find(({ decision }) => decision === "ids-as-text")?.outcome).toBe("holds")
  })
})

describe("fieldwork-contract probe", () => {
  const folder = mkdtempSync(join(tmpdir(), "fieldwork-probe-"))
  const slash = { overlay: "1.0.0", info: { title: "T", version: "1" }, extends: "exchange" }
  const corrections = correctionsOf({ ...slash, actions: [{ target: "$", update: { "x-wire-trailing-slash": true } }] })
  let server: SandboxServer
  beforeAll(async () => {
    server = await createSandbox({ corrections: [corrections] }).listen()
  })
  afterAll(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })

  const run = (...args: ReadonlyArray<string>): Promise<{ code: number; out: string; err: string }> =>
    new Promise((resolve) => {
      const program = join(import.meta.dirname, "../../src/main.ts")
      const env = { ...process.env, FIELDWORK_INPUT_API_KEY: exchange.api_key }
      execFile(process.execPath, [program, ...args], { cwd: folder, env, timeout: 60_000 }, (error, out, err) =>
        resolve({ code: Number(error?.code ?? 0), out, err })
      )
    })

  it("fieldwork-contract probe prints whether the service confirms each decision in the spec, and writes an overlay with the corrections", async () => {
    const { code, out } = await run("probe", "--spec", "exchange", "--url", server.url, "--per-second", "100000")
    expect(code).toBe(1)
    expect(out).toMatch(/^holds {7}ids-as-text: Type of Id in a lookup entry and in a business unit\. /m)
    expect(out).toMatch(/^cannot tell callback-method: /m)
    expect(out).toContain("overlay.yaml: 1 corrections")
    expect(out).not.toContain(exchange.api_key)
    const overlay: unknown = parse(readFileSync(join(folder, "overlay.yaml"), "utf8"))
    expect(correctionsOf(overlay)).toEqual(corrections)
  })

  it.each([
    ["was not written, because no correction is known for 1 difference:", []],
    [
      "does not correct 1 difference:",
      [{ target: "$.components.schemas.Industry.properties.id", update: { type: "string" } }]
    ]
  ])("fieldwork-contract probe states that the overlay %s", async (text, more) => {
    const target = "$.components.schemas.Industry.properties.industry_name"
    const actions = [{ target, update: { "x-wire-name": "title" } }, ...more]
    const renamed = correctionsOf({ ...slash, extends: "brand-lift", actions })
    const service = await createSandbox({ corrections: [renamed] }).listen()
    const { audience, clientId, clientSecret } = credentials.brandLift
    const inputs = [`client_id=${clientId}`, `client_secret=${clientSecret}`, `audience=${audience}`]
    const given = inputs.flatMap((input) => ["--input", input])
    const limits = ["--per-second", "100000", "--overlay", "names.yaml"]
    const { code, out } = await run("probe", "--spec", "brand-lift", "--url", service.url, ...limits, ...given)
    await service.close()
    expect(code).toBe(1)
    expect(out).toContain(`names.yaml ${text}\n  industries: `)
    expect(existsSync(join(folder, "names.yaml"))).toBe(more.length > 0)
    if (more.length > 0)
      expect(readFileSync(join(folder, "names.yaml"), "utf8")).toMatch(
        /^# Not corrected by this overlay:\n# - industries: .* has title, which is not documented.*\noverlay: 1\.0\.0\n/
      )
  })

  it("fieldwork-contract probe exits with 2 and prints the usage for missing options", async () => {
    const { code, err } = await run("probe", "--spec", "exchange")
    expect(code).toBe(2)
    expect(err).toContain("--url is missing")
    expect(err).toContain("fieldwork-contract probe --spec")
  })

  it("fieldwork-contract exits with 2 for an unknown command", async () => {
    const { code, err } = await run("prob")
    expect(code).toBe(2)
    expect(err).toContain("No command is named prob.")
  })
})

describe("probe command", () => {
  it.each([
    [[], "--spec must be brand-lift or exchange, not absent"],
    [["--spec", "exchange", "--url", "x"], "--url is not an http or https URL"],
    [["--spec", "exchange", "--url", "http://127.0.0.1", "--path", "x"], "--path must have the form NAME=VALUE"],
    [
      ["--spec", "exchange", "--url", "http://127.0.0.1", "--per-second", "0"],
      "--per-second must be a positive integer"
    ],
    [["--speck"], "Unknown option '--speck'"]
  ])("fieldwork-contract probe rejects the arguments %j", async (args, message) => {
    await expect(command(args)).rejects.toThrow(message)
  })
})
