/**
 * The sandbox behind Prism's validating proxy: does it speak the contract?
 *
 * With request validation Prism refuses a bad request itself, so refusals go through a second proxy that lets them pass.
 */
import { credentials } from "@fieldwork/sandbox"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Operation, repliesOf } from "../src/documents.ts"
import { inputs } from "../src/inputs.ts"
import { judge } from "../src/judge.ts"
import { having, isRead } from "../src/pending.ts"
import { type Prism, proxy } from "../src/prism.ts"
import { refusalsOf } from "../src/refusals.ts"
import { type Call, requestOf, send } from "../src/requests.ts"
import { arrange, openStage, type Stage, type World } from "../src/world.ts"

let stage: Stage
let world: World
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.server.close())

/** The good request of an operation, to this address. */
const goodRequest = (operation: Operation, url: string) => {
  const input = inputs[operation.id]?.(world.ids)
  if (input === undefined) throw new Error(`${operation.id} has no input: give it one in inputs.ts`)
  const authorization = operation.api === "exchange" ? credentials.exchange.apiKey : `Bearer ${world.token}`
  return { input, request: requestOf(operation, input, { url, authorization }) }
}

/** The same answer without Prism between, judged by the spec's own schema. */
const answerPastPrism = async (operation: Operation, bad: Call) => {
  const { pathname, search } = new URL(bad.url)
  const response = await send({ ...bad, url: `${stage.server.url}${pathname}${search}` })
  const text = await response.text()
  const status = String(response.status)
  const reply = repliesOf(operation.api).find((_) => _.operation.id === operation.id && _.status === status)
  expect(reply, `${operation.id} documents no ${status}`).toBeDefined()
  const fits = judge(operation.api, reply?.schema ?? "")
  expect(fits(JSON.parse(text)), `${text}: ${JSON.stringify(fits.errors)}`).toBe(true)
  return { status: response.status, text }
}

/** Status and text; fails when Prism answered in the sandbox's place or found a violation. */
const answer = async (request: Call) => {
  const response = await send(request)
  const text = await response.text()
  expect(response.headers.get("server"), `not the sandbox's answer: ${text}`).toBe("fieldwork-sandbox")
  expect(response.headers.get("sl-violations")).toBeNull()
  return { status: response.status, text }
}

describe.each(["brand-lift", "exchange"] as const)("%s", (api) => {
  let strict: Prism
  let lenient: Prism
  beforeAll(async () => {
    const upstream = stage.server.url
    ;[strict, lenient] = await Promise.all([
      proxy(api, upstream, { requests: true }),
      proxy(api, upstream, { requests: false })
    ])
  }, 30_000)
  afterAll(() => Promise.all([strict.stop(), lenient.stop()]))

  // Reads and refusals change nothing, so they share a world; what writes gets one of its own.
  beforeAll(async () => {
    world = await arrange(stage)
  })

  const answersWell = async (operation: Operation) => {
    const { status, text } = await answer(goodRequest(operation, strict.url).request)
    expect(status, text).toBe(200)
  }

  it.each(having(api, "handler").filter(isRead))("%s answers a good request as the spec says", (_, operation) =>
    answersWell(operation)
  )

  it.each(having(api, "handler"))("%s refuses bad requests as the spec says", async (_, operation) => {
    const { input, request } = goodRequest(operation, lenient.url)
    for (const { name, pastPrism, request: bad, status: expected } of refusalsOf(operation, request, input)) {
      const { status, text } = await (pastPrism ? answerPastPrism(operation, bad) : answer(bad))
      expect(status, `${name}: ${text}`).toBe(expected)
    }
  })

  it.each(having(api, "handler").filter((row) => !isRead(row)))(
    "%s answers a good request as the spec says",
    async (_, operation) => {
      world = await arrange(stage)
      await answersWell(operation)
    }
  )
})
