// Written from docstrings by `vitest run test/examples -u`: edit those.
import * as fieldwork_webhooks from "@fieldwork/webhooks"
import * as fieldwork_webhooks_azure from "@fieldwork/webhooks/azure"
import * as fieldwork_webhooks_conformance from "@fieldwork/webhooks/conformance"
import * as fieldwork_webhooks_effect from "@fieldwork/webhooks/effect"
import * as fieldwork_webhooks_events from "@fieldwork/webhooks/events"
import * as fieldwork_webhooks_express from "@fieldwork/webhooks/express"
import * as fieldwork_webhooks_fastify from "@fieldwork/webhooks/fastify"
import * as fieldwork_webhooks_fetch from "@fieldwork/webhooks/fetch"
import * as fieldwork_webhooks_koa from "@fieldwork/webhooks/koa"
import * as fieldwork_webhooks_lambda from "@fieldwork/webhooks/lambda"
import * as fieldwork_webhooks_nest from "@fieldwork/webhooks/nest"
import * as fieldwork_webhooks_node from "@fieldwork/webhooks/node"
import * as fieldwork_webhooks_testing from "@fieldwork/webhooks/testing"
import * as node_http from "node:http"
import Fastify from "fastify"
import Koa from "koa"
import express from "express"
import type { AddressInfo } from "node:net"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { Validate } from "@fieldwork/webhooks/events"
import { Effect, Layer } from "effect"
import { HttpRouter, HttpServer } from "effect/http"
import { once } from "node:events"
import type { Example } from "./Example.ts"

export const examples: ReadonlyArray<Example> = [
  {
    name: "createKeyStore",
    file: "KeyStore",
    run: async (check) => {
      const { createKeyStore, createVerifier } = fieldwork_webhooks
      const { createSender } = fieldwork_webhooks_testing
      const sender = await createSender() // stands for the exchange
      const keys = createKeyStore({ fetchKeys: async () => sender.subscription() })
      const verifier = createVerifier({ keys })
      const verified = await verifier.verify(await sender.send([{ survey_id: 1 }]))
      check(keys.held.includes(verified.keyId.slice(0, 8)), "true")
      check(keys.forget(verified.keyId), "true")
    }
  },
  {
    name: "isVerified",
    file: "Verified",
    run: async (check) => {
      const { isVerified } = fieldwork_webhooks
      check(isVerified({ body: "text" }), "false")
    }
  },
  {
    name: "WebhookError",
    file: "WebhookError",
    run: async (check) => {
      const { createVerifier, statusOf, WebhookError } = fieldwork_webhooks
      const { forge, generateSigningKey } = fieldwork_webhooks_testing
      const key = await generateSigningKey()
      const verifier = createVerifier({ keys: [key] })
      const error = await verifier.verify(await forge("body changed", { key })).catch((cause: unknown) => cause)
      check(error instanceof WebhookError ? error.reason._tag : "accepted", "\"SignatureMismatchError\"")
      check(error instanceof WebhookError ? statusOf(error.reason) : 200, "401")
    }
  },
  {
    name: "azureReceiver",
    file: "azure",
    run: async (check) => {
      const { receiver } = fieldwork_webhooks
      const { azureReceiver } = fieldwork_webhooks_azure
      const { buildOpportunities, createSender } = fieldwork_webhooks_testing
      const sender = await createSender() // stands for the exchange
      const surveys: Array<number | undefined> = []
      const handler = azureReceiver(
        receiver({ keys: sender.keys, onOpportunity: ({ survey_id }) => void surveys.push(survey_id), onBad: () => {} })
      )
      const callback = await sender.send(buildOpportunities(2))
      const request = new Request("https://supplier.example/callbacks", { method: "POST", ...callback })
      const response = await handler(request)
      check(response.status, "200")
      check(surveys, "[1, 2]")
    }
  },
  {
    name: "WebhookConfigurationError",
    file: "configurationError",
    run: async (check, fails) => {
      const { createReplayGuard, WebhookConfigurationError } = fieldwork_webhooks
      await fails(async () => createReplayGuard({ pendingSeconds: -1 }), "Option pendingSeconds")
      check(new WebhookConfigurationError("Option keys is missing").name, "\"WebhookConfigurationError\"")
    }
  },
  {
    name: "checkReceiver",
    file: "conformance",
    run: async (check) => {
      const { createServer } = node_http
      const { checkReceiver } = fieldwork_webhooks_conformance
      // It accepts everything.
      const server = createServer((request, response) => request.resume().on("end", () => response.end()))
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
      const address = server.address()
      const port = typeof address === "object" && address !== null ? address.port : 0
      const failed: Array<string> = []
      for await (const { id, verdict } of checkReceiver(`http://127.0.0.1:${port}/`, { only: "tampered/first" }))
        if (verdict === "failed") failed.push(id)
      server.close()
      check(failed[0], "\"tampered/first-byte\"")
    }
  },
  {
    name: "parseItem",
    file: "Batch",
    run: async (check) => {
      const { parseItem } = fieldwork_webhooks_events
      check(parseItem(new TextEncoder().encode('{"survey_id":7}')), "{ \"value\": { \"survey_id\": 7 } }")
      check(parseItem(new TextEncoder().encode('{"survey_id":')), "{ \"reason\": \"it is not JSON\" }")
    }
  },
  {
    name: "toNanos",
    file: "amount",
    run: async (check) => {
      const { toNanos } = fieldwork_webhooks_events
      check(toNanos(1.25), "1250000000")
      check(toNanos("0.000000001"), "1")
      check(toNanos("1E-9"), "1")
      check(toNanos("1.0000000001"), "undefined")
    }
  },
  {
    name: "decodeItems",
    file: "decodeItems",
    run: async (check) => {
      const { createVerifier } = fieldwork_webhooks
      const { decodeItems } = fieldwork_webhooks_events
      const { createSender } = fieldwork_webhooks_testing
      interface Ping { readonly ping: number }
      const validate: Validate = (value) =>
        typeof (value as Ping).ping === "number" ? null : [{ path: "/ping", message: "it is not a number" }]
      const sender = await createSender()
      const verified = await createVerifier({ keys: sender.keys }).verify(await sender.send([{ ping: 1 }, { ping: "2" }]))
      const found: Array<number | string> = []
      for await (const item of decodeItems<Ping>(verified, { validate }))
        found.push(item._tag === "GoodItem" ? item.value.ping : `${item.path} ${item.reason}`)
      check(found, "[1, \"/1/ping it is not a number\"]")
    }
  },
  {
    name: "readItem",
    file: "readItem",
    run: async (check) => {
      const { readItem } = fieldwork_webhooks_events
      check(readItem({ respondent_id: "r-1", survey_id: 7 }, "opportunities").stream, "\"outcomes\"")
      check(readItem({ survey_id: "7", message_reason: "new" }).issues.map(({ path }) => path), "[\"/survey_id\"]")
    }
  },
  {
    name: "streamOf",
    file: "streamOf",
    run: async (check) => {
      const { streamOf } = fieldwork_webhooks_events
      check(streamOf({ survey_id: 7, message_reason: "new" }), "\"opportunities\"")
      check(streamOf({ survey_id: 7, respondent_id: "r-1" }), "\"outcomes\"")
      check(streamOf({ survey_id: 7 }, "outcomes"), "\"outcomes\"")
    }
  },
  {
    name: "Webhooks",
    file: "Webhooks",
    run: async (check) => {
      const { Webhooks } = fieldwork_webhooks_effect
      const { createSender } = fieldwork_webhooks_testing
      const sender = await createSender() // stands for the exchange
      const callback = await sender.send([{ survey_id: 1 }])
      const program = Effect.gen(function* () {
        const webhooks = yield* Webhooks
        const verified = yield* webhooks.verify(callback)
        return verified.payload.json()
      })
      check(await Effect.runPromise(Effect.provide(program, Webhooks.layer({ keys: sender.keys }))), "[{ \"survey_id\": 1 }]")
    }
  },
  {
    name: "callbackRoute",
    file: "callbackRoute",
    run: async (check) => {
      const { callbackRoute, Webhooks } = fieldwork_webhooks_effect
      const { buildOpportunities, createSender } = fieldwork_webhooks_testing
      const sender = await createSender() // stands for the exchange
      let received = 0
      const accept = () => Effect.sync(() => { received += 1 })
      const routes = HttpRouter.addAll(Effect.map(callbackRoute("/callbacks", { accept }), (route) => [route]))
      const app = routes.pipe(Layer.provide(Webhooks.layer({ keys: sender.keys })), Layer.provideMerge(HttpServer.layerServices))
      const { dispose, handler } = HttpRouter.toWebHandler(app, { disableLogger: true })
      const callback = await sender.send(buildOpportunities(2))
      const response = await handler(new Request("https://supplier.example/callbacks", { method: "POST", ...callback }))
      await dispose()
      check(response.status, "200")
      check(received, "1")
    }
  },
  {
    name: "decodeEvents",
    file: "events",
    run: async (check) => {
      const { createVerifier } = fieldwork_webhooks
      const { decodeEvents } = fieldwork_webhooks_events
      const { createSender } = fieldwork_webhooks_testing
      const sender = await createSender()
      const body = [{ survey_id: 7, message_reason: "new" }, { respondent_id: "r-1", survey_id: 7 }, { survey_id: "7" }]
      const verified = await createVerifier({ keys: sender.keys }).verify(await sender.send(body))
      const found: Array<string> = []
      for await (const item of decodeEvents(verified)) {
        if (item._tag === "BadItem") found.push(`bad at ${item.path}`)
        else found.push(item.stream)
      }
      check(found, "[\"opportunities\", \"outcomes\", \"bad at /2/survey_id\"]")
    }
  },
  {
    name: "decodeOpportunities",
    file: "events",
    run: async (check) => {
      const { createVerifier } = fieldwork_webhooks
      const { decodeOpportunities } = fieldwork_webhooks_events
      const { buildOpportunities, createSender } = fieldwork_webhooks_testing
      const sender = await createSender()
      const verified = await createVerifier({ keys: sender.keys }).verify(await sender.send(buildOpportunities(2)))
      const surveys: Array<number | undefined> = []
      for await (const item of decodeOpportunities(verified))
        if (item._tag === "GoodItem") surveys.push(item.value.survey_id)
      check(surveys, "[1, 2]")
    }
  },
  {
    name: "decodeOutcomes",
    file: "events",
    run: async (check) => {
      const { createVerifier } = fieldwork_webhooks
      const { decodeOutcomes } = fieldwork_webhooks_events
      const { buildOutcomes, createSender } = fieldwork_webhooks_testing
      const sender = await createSender()
      const verified = await createVerifier({ keys: sender.keys }).verify(await sender.send(buildOutcomes(2)))
      const respondents: Array<string | undefined> = []
      for await (const item of decodeOutcomes(verified))
        if (item._tag === "GoodItem") respondents.push(item.value.respondent_id)
      check(respondents, "[\"respondent-1\", \"respondent-2\"]")
    }
  },
  {
    name: "expressReceiver",
    file: "express",
    run: async (check) => {
      const { receiver } = fieldwork_webhooks
      const { expressReceiver } = fieldwork_webhooks_express
      const { buildOpportunities, createSender } = fieldwork_webhooks_testing
      const sender = await createSender() // stands for the exchange
      const surveys: Array<number | undefined> = []
      const callbacks = receiver({ keys: sender.keys, onOpportunity: ({ survey_id }) => void surveys.push(survey_id), onBad: () => {} })
      const app = express()
      app.post("/callbacks", expressReceiver(callbacks)) // before app.use(express.json())
      const server = app.listen(0, "127.0.0.1")
      await once(server, "listening")
      const { port } = server.address() as AddressInfo
      const callback = await sender.send(buildOpportunities(2))
      const response = await fetch(`http://127.0.0.1:${port}/callbacks`, { method: "POST", ...callback })
      server.close()
      check(response.status, "200")
      check(surveys, "[1, 2]")
    }
  },
  {
    name: "fastifyReceiver",
    file: "fastify",
    run: async (check) => {
      const { receiver } = fieldwork_webhooks
      const { fastifyReceiver } = fieldwork_webhooks_fastify
      const { buildOpportunities, createSender } = fieldwork_webhooks_testing
      const sender = await createSender() // stands for the exchange
      const surveys: Array<number | undefined> = []
      const callbacks = receiver({ keys: sender.keys, onOpportunity: ({ survey_id }) => void surveys.push(survey_id), onBad: () => {} })
      const app = Fastify()
      await app.register(fastifyReceiver({ url: "/callbacks", ...callbacks }))
      const { body, headers } = await sender.send(buildOpportunities(2))
      const response = await app.inject({ method: "POST", url: "/callbacks", headers, payload: Buffer.from(body) })
      await app.close()
      check(response.statusCode, "200")
      check(surveys, "[1, 2]")
    }
  },
  {
    name: "fetchReceiver",
    file: "fetch",
    run: async (check) => {
      const { receiver } = fieldwork_webhooks
      const { fetchReceiver } = fieldwork_webhooks_fetch
      const { buildOpportunities, createSender } = fieldwork_webhooks_testing
      const sender = await createSender() // stands for the exchange
      const surveys: Array<number | undefined> = []
      const handle = fetchReceiver(
        receiver({ keys: sender.keys, onOpportunity: ({ survey_id }) => void surveys.push(survey_id), onBad: () => {} })
      )
      const callback = await sender.send(buildOpportunities(2))
      const response = await handle(new Request("https://supplier.example/callbacks", { method: "POST", ...callback }))
      check(response.status, "200")
      check(surveys, "[1, 2]")
    }
  },
  {
    name: "createVerifier",
    file: "index.node",
    run: async (check, fails) => {
      const { createVerifier } = fieldwork_webhooks
      const { createSender } = fieldwork_webhooks_testing
      const sender = await createSender() // stands for the exchange
      const verifier = createVerifier({ keys: sender.keys })
      const { body, headers } = await sender.send([{ survey_id: 1 }])
      const verified = await verifier.verify({ headers, body })
      check(verified.payload.json(), "[{ \"survey_id\": 1 }]")
      await fails(async () => await verifier.verify({ headers, body: "[]" }), "The body does not match its signature")
    }
  },
  {
    name: "receiver",
    file: "index.node",
    run: async (check) => {
      const { receiver } = fieldwork_webhooks
      const { fetchReceiver } = fieldwork_webhooks_fetch
      const { buildOutcomes, createSender } = fieldwork_webhooks_testing
      const sender = await createSender() // stands for the exchange
      const settled: Array<string | undefined> = []
      const callbacks = receiver({
        keys: sender.keys,
        onOutcome: async ({ respondent_id }) => void settled.push(respondent_id),
        onBad: ({ path, reason }) => console.warn(path, reason)
      })
      const handle = fetchReceiver(callbacks)
      const callback = await sender.send(buildOutcomes(2))
      const response = await handle(new Request("https://supplier.example/callbacks", { method: "POST", ...callback }))
      check(response.status, "200")
      check(settled, "[\"respondent-1\", \"respondent-2\"]")
    }
  },
  {
    name: "createVerifier",
    file: "index",
    run: async (check, fails) => {
      const { createVerifier } = fieldwork_webhooks
      const { createSender } = fieldwork_webhooks_testing
      const sender = await createSender() // stands for the exchange
      const verifier = createVerifier({ keys: sender.keys })
      const { body, headers } = await sender.send([{ survey_id: 1 }])
      const verified = await verifier.verify({ headers, body })
      check(verified.payload.json(), "[{ \"survey_id\": 1 }]")
      await fails(async () => await verifier.verify({ headers, body: "[]" }), "The body does not match its signature")
    }
  },
  {
    name: "receiver",
    file: "index",
    run: async (check) => {
      const { receiver } = fieldwork_webhooks
      const { fetchReceiver } = fieldwork_webhooks_fetch
      const { buildOutcomes, createSender } = fieldwork_webhooks_testing
      const sender = await createSender() // stands for the exchange
      const settled: Array<string | undefined> = []
      const callbacks = receiver({
        keys: sender.keys,
        onOutcome: async ({ respondent_id }) => void settled.push(respondent_id),
        onBad: ({ path, reason }) => console.warn(path, reason)
      })
      const handle = fetchReceiver(callbacks)
      const callback = await sender.send(buildOutcomes(2))
      const response = await handle(new Request("https://supplier.example/callbacks", { method: "POST", ...callback }))
      check(response.status, "200")
      check(settled, "[\"respondent-1\", \"respondent-2\"]")
    }
  },
  {
    name: "createKeyRing",
    file: "keyRing",
    run: async (check) => {
      const { createKeyRing } = fieldwork_webhooks
      const { generateSigningKey } = fieldwork_webhooks_testing
      const key = await generateSigningKey("9f3c1a7e5b2d4c60")
      check(createKeyRing([key]).find("9f3c1a7e").length, "1")
    }
  },
  {
    name: "koaReceiver",
    file: "koa",
    run: async (check) => {
      const { receiver } = fieldwork_webhooks
      const { koaReceiver } = fieldwork_webhooks_koa
      const { buildOpportunities, createSender } = fieldwork_webhooks_testing
      const sender = await createSender() // stands for the exchange
      const surveys: Array<number | undefined> = []
      const callbacks = receiver({ keys: sender.keys, onOpportunity: ({ survey_id }) => void surveys.push(survey_id), onBad: () => {} })
      const server = new Koa().use(koaReceiver(callbacks)).listen(0, "127.0.0.1")
      await once(server, "listening")
      const { port } = server.address() as AddressInfo
      const callback = await sender.send(buildOpportunities(2))
      const response = await fetch(`http://127.0.0.1:${port}/callbacks`, { method: "POST", ...callback })
      server.close()
      check(response.status, "200")
      check(surveys, "[1, 2]")
    }
  },
  {
    name: "lambdaReceiver",
    file: "lambda",
    run: async (check) => {
      const { receiver } = fieldwork_webhooks
      const { lambdaReceiver } = fieldwork_webhooks_lambda
      const { buildOpportunities, createSender } = fieldwork_webhooks_testing
      const sender = await createSender() // stands for the exchange
      const surveys: Array<number | undefined> = []
      const handler = lambdaReceiver(
        receiver({ keys: sender.keys, onOpportunity: ({ survey_id }) => void surveys.push(survey_id), onBad: () => {} })
      )
      const { body, headers } = await sender.send(buildOpportunities(2))
      const requestContext = { http: { method: "POST", sourceIp: "192.0.2.1" } }
      const event = { headers, body: Buffer.from(body).toString("base64"), isBase64Encoded: true, requestContext }
      const { statusCode } = await handler(event)
      check(statusCode, "200")
      check(surveys, "[1, 2]")
    }
  },
  {
    name: "nestReceiver",
    file: "nest",
    run: async (check) => {
      const { createServer } = node_http
      const { receiver } = fieldwork_webhooks
      const { nestReceiver } = fieldwork_webhooks_nest
      const { buildOpportunities, createSender } = fieldwork_webhooks_testing
      const sender = await createSender() // stands for the exchange
      const surveys: Array<number | undefined> = []
      const receive = nestReceiver(
        receiver({ keys: sender.keys, onOpportunity: ({ survey_id }) => void surveys.push(survey_id), onBad: () => {} })
      )
      class CallbacksController {
        // @Post("callbacks"), with (@Req() request, @Res() response)
        receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
          return receive(request, response)
        }
      }
      // In place of NestFactory.create(AppModule, { rawBody: true }):
      const controller = new CallbacksController()
      const server = createServer((request, response) => void controller.receive(request, response)).listen(0, "127.0.0.1")
      await once(server, "listening")
      const { port } = server.address() as AddressInfo
      const callback = await sender.send(buildOpportunities(2))
      const response = await fetch(`http://127.0.0.1:${port}/callbacks`, { method: "POST", ...callback })
      server.close()
      check(response.status, "200")
      check(surveys, "[1, 2]")
    }
  },
  {
    name: "nodeReceiver",
    file: "node",
    run: async (check) => {
      const { createServer } = node_http
      const { receiver } = fieldwork_webhooks
      const { nodeReceiver } = fieldwork_webhooks_node
      const { buildOpportunities, createSender } = fieldwork_webhooks_testing
      const sender = await createSender() // stands for the exchange
      const surveys: Array<number | undefined> = []
      const callbacks = receiver({ keys: sender.keys, onOpportunity: ({ survey_id }) => void surveys.push(survey_id), onBad: () => {} })
      const server = createServer(nodeReceiver(callbacks)).listen(0, "127.0.0.1")
      await once(server, "listening")
      const { port } = server.address() as AddressInfo
      const callback = await sender.send(buildOpportunities(2))
      const response = await fetch(`http://127.0.0.1:${port}/callbacks`, { method: "POST", ...callback })
      server.close()
      check(response.status, "200")
      check(surveys, "[1, 2]")
    }
  },
  {
    name: "parseSignatureHeader",
    file: "parseSignatureHeader",
    run: async (check) => {
      const { parseSignatureHeader } = fieldwork_webhooks
      const parsed = parseSignatureHeader("t:1767225600,v1:9f3c1a7e:MEUCIQ==")
      check("signatures" in parsed ? parsed.signatures : [], "[{ \"keyId\": \"9f3c1a7e\", \"signature\": \"MEUCIQ==\" }]")
      const malformed = parseSignatureHeader("v1:9f3c1a7e:MEUCIQ==")
      check("_tag" in malformed ? malformed.problem : "", "\"no timestamp\"")
    }
  },
  {
    name: "publicKeyText",
    file: "publicKeyText",
    run: async (check) => {
      const { createKeyRing, publicKeyText } = fieldwork_webhooks
      const { generateSigningKey } = fieldwork_webhooks_testing
      const key = await generateSigningKey("9f3c1a7e5b2d4c60")
      check(publicKeyText(createKeyRing([key]), "9f3c1a7e5b2d4c60") === key.publicKey, "true")
    }
  },
  {
    name: "ReplayPendingError",
    file: "ReplayGuard",
    run: async (check) => {
      const { createReplayGuard, createVerifier, ReplayPendingError } = fieldwork_webhooks
      const { createSender } = fieldwork_webhooks_testing
      const sender = await createSender()
      const verified = await createVerifier({ keys: sender.keys }).verify(await sender.send("[]"))
      const store = { claim: () => "pending" as const, confirm: () => {}, release: () => {} }
      const guard = createReplayGuard({ store })
      const failure = await guard.once(verified, () => {}).catch((cause: unknown) => cause)
      check(failure instanceof ReplayPendingError, "true")
    }
  },
  {
    name: "createReplayGuard",
    file: "ReplayGuard",
    run: async (check, fails) => {
      const { createReplayGuard, createVerifier } = fieldwork_webhooks
      const { createSender } = fieldwork_webhooks_testing
      const sender = await createSender()
      const verified = await createVerifier({ keys: sender.keys }).verify(await sender.send("[]"))
      const guard = createReplayGuard({ windowSeconds: 601 })
      check(await guard.once(verified, () => {}), "true")
      check(await guard.once(verified, () => {}), "false")
      await fails(async () => createReplayGuard({ windowSeconds: 0 }), "Option windowSeconds is missing or wrong")
    }
  },
  {
    name: "createMemoryReplayStore",
    file: "ReplayStore",
    run: async (check) => {
      const { createMemoryReplayStore } = fieldwork_webhooks
      const store = createMemoryReplayStore({ maxEntries: 100 })
      check(await store.claim("1767225600.9f3c", 60_000), "\"new\"")
      await store.confirm("1767225600.9f3c", 600_000)
      check(await store.claim("1767225600.9f3c", 60_000), "\"done\"")
    }
  },
  {
    name: "ArrayScanner",
    file: "ArrayScanner",
    run: async (check) => {
      const { ArrayScanner } = fieldwork_webhooks_events
      const scanner = new ArrayScanner([new TextEncoder().encode('[{"survey_id":1},{"survey_id":2}')])
      check(scanner.next()?.pointer, "\"/0\"")
      check(scanner.next()?.offset, "17")
      check(scanner.next(), "undefined")
      check(scanner.fault?.expected, "\", or ]\"")
    }
  },
  {
    name: "statusOf",
    file: "status",
    run: async (check) => {
      const { statusOf } = fieldwork_webhooks
      check(statusOf({ _tag: "HeaderAbsentError", headerName: "X-Platform-Signature" }), "400")
      check(statusOf({ _tag: "StaleTimestampError", timestamp: 1767225600, ageSeconds: 301, toleranceSeconds: 300 }), "401")
      check(statusOf({ _tag: "KeysUnavailableError", received: ["9f3c1a7e"], detail: "the fetch timed out" }), "503")
    }
  },
  {
    name: "createSender",
    file: "Sender",
    run: async (check, fails) => {
      const { createVerifier } = fieldwork_webhooks
      const { createSender } = fieldwork_webhooks_testing
      const sender = await createSender()
      const verifier = createVerifier({ keys: sender.keys })
      const callback = await sender.send([{ survey_id: 1 }])
      const { keyId } = await verifier.verify(callback)
      check(keyId === sender.keys[0]?.keyId, "true")
      await sender.rotate() // the old and the new key sign
      check(sender.keys.length, "2")
      sender.retire() // only the new key signs
      await fails(async () => await verifier.verify(await sender.send([{ survey_id: 2 }])), "Signed with")
    }
  },
  {
    name: "generateSigningKey",
    file: "SigningKey",
    run: async (check) => {
      const { generateSigningKey } = fieldwork_webhooks_testing
      check((await generateSigningKey("9f3c1a7e5b2d4c60")).keyId, "\"9f3c1a7e5b2d4c60\"")
    }
  },
  {
    name: "buildOpportunities",
    file: "batch",
    run: async (check) => {
      const { buildOpportunities } = fieldwork_webhooks_testing
      check(buildOpportunities(2, { firstSurveyId: 7 }).map(({ survey_id }) => survey_id), "[7,8]")
    }
  },
  {
    name: "buildOutcomes",
    file: "batch",
    run: async (check) => {
      const { buildOutcomes } = fieldwork_webhooks_testing
      check(buildOutcomes(2).length, "2")
    }
  },
  {
    name: "forgeries",
    file: "forge",
    run: async (check) => {
      const { createVerifier, WebhookError } = fieldwork_webhooks
      const { forge, forgeries, generateSigningKey } = fieldwork_webhooks_testing
      const key = await generateSigningKey()
      const verifier = createVerifier({ keys: [key] })
      const accepted: Array<string> = []
      for (const forgery of forgeries) {
        const { reason, ...callback } = await forge(forgery, { key })
        const error = await verifier.verify(callback).catch((cause: unknown) => cause)
        if (!(error instanceof WebhookError && error.reason._tag === reason)) accepted.push(forgery)
      }
      check(accepted, "[]")
    }
  },
  {
    name: "forge",
    file: "forge",
    run: async (check) => {
      const { forge, generateSigningKey } = fieldwork_webhooks_testing
      const key = await generateSigningKey()
      const { headers, reason } = await forge("no header", { key })
      check(reason, "\"HeaderAbsentError\"")
      check("X-Platform-Signature" in headers, "false")
    }
  },
  {
    name: "mutateItem",
    file: "mutateItem",
    run: async (check) => {
      const { mutateItem } = fieldwork_webhooks_testing
      check(mutateItem({ survey_id: 1 }, 7) === mutateItem({ survey_id: 1 }, 7), "true")
    }
  },
  {
    name: "signCallback",
    file: "sign",
    run: async (check) => {
      const { generateSigningKey, signCallback } = fieldwork_webhooks_testing
      const key = await generateSigningKey()
      const { headers } = await signCallback({ keys: [key], body: "[]" })
      check(headers["content-type"], "\"application/json\"")
    }
  },
  {
    name: "signHeader",
    file: "sign",
    run: async (check) => {
      const { generateSigningKey, signHeader } = fieldwork_webhooks_testing
      const key = await generateSigningKey("9f3c1a7e5b2d4c60")
      const header = await signHeader({ keys: [key], body: "[]", timestamp: 1767225600 })
      check(header.includes("v1:9f3c1a7e:"), "true")
    }
  },
  {
    name: "testKeys",
    file: "testKeys",
    run: async (check) => {
      const { testKeys } = fieldwork_webhooks_testing
      check(Object.keys(testKeys), "[\"current\",\"next\"]")
      check(Array.from(testKeys).length, "2")
    }
  },
  {
    name: "untrustedTestKey",
    file: "testKeys",
    run: async (_, fails) => {
      const { createVerifier } = fieldwork_webhooks
      const { signCallback, testKeys, untrustedTestKey } = fieldwork_webhooks_testing
      const verifier = createVerifier({ keys: testKeys })
      await fails(async () => await verifier.verify(await signCallback({ keys: [untrustedTestKey], body: "[]" })), "Signed with")
    }
  }
]
