/** Tests the browser entry point: the modules that it loads, and that it behaves like the Node entry point. */
import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, it } from "vitest"
import * as browser from "../../src/browser.ts"
import * as node from "../../src/index.ts"

const source = join(import.meta.dirname, "../../src")

/** Returns the modules of this package that a file loads, directly or indirectly, and their imports from other packages. */
const closure = (file: string, own = new Set<string>(), foreign = new Set<string>()) => {
  if (own.has(file)) return { own, foreign }
  own.add(file)
  const text = readFileSync(file, "utf8")
  for (const [, isType, from = ""] of text.matchAll(/^(?:import|export)( type)? [^"']*?from "([^"]+)"/gms)) {
    if (isType !== undefined) continue
    if (from.startsWith(".") && from.endsWith(".ts")) closure(join(dirname(file), from), own, foreign)
    else foreign.add(from)
  }
  return { own, foreign }
}

it("the browser entry point of the sandbox loads no Node module and no library for YAML, ZIP, Excel or PowerPoint", () => {
  const { foreign } = closure(join(source, "browser.ts"))
  const heavy = [...foreign].filter((from) => /^node:|pptxgenjs|write-excel-file|^yaml$|^fflate$/.test(from))
  expect(heavy).toEqual([])
})

const study = async ({ createSandbox, credentials }: typeof browser) => {
  const received: Array<string> = []
  const sandbox = createSandbox({
    wallClock: () => 1_800_000_000_000,
    send: async (request) => {
      received.push(await request.text())
      return new Response(null, { status: 200 })
    }
  })
  const url = "https://sandbox.example"
  const headers = { authorization: credentials.exchange.apiKey, "content-type": "application/json" }
  const subscribed = await sandbox.fetch(`${url}/supply/opportunities/v1/subscriptions/4711`, {
    method: "POST",
    headers,
    body: JSON.stringify({
      callback: "https://panel.example/callbacks",
      include_quotas: true,
      opportunities: [{ country_language: { in: ["eng_us"] } }]
    })
  })
  await sandbox.advance({ hours: 6 })
  const detail = await sandbox.fetch(`${url}/__sandbox/deliveries/1`)
  const { signatures } = (await detail.json()) as { signatures: ReadonlyArray<{ is_valid: boolean }> }
  return { subscribed: await subscribed.json(), received, valid: signatures.map(({ is_valid }) => is_valid) }
}

it("the sandbox in a browser gives the same responses and signed callbacks as on Node", async () => {
  const [inBrowser, onNode] = [await study(browser), await study(node)]
  expect(inBrowser.received.length).toBeGreaterThan(0)
  expect(inBrowser.valid).toEqual([true])
  expect(inBrowser).toEqual(onNode)
})
