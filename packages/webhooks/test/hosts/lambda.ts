/**
 * The hosts for AWS Lambda behind each of its event sources, and for frameworks that run on Lambda.
 */
import { gunzipSync } from "node:zlib"
import awsLambdaFastify from "@fastify/aws-lambda"
import express from "express"
import Fastify from "fastify"
import serverless from "serverless-http"
import { expressReceiver } from "../../src/express.ts"
import { fastifyReceiver } from "../../src/fastify.ts"
import type { ReceiverOptions } from "../../src/fetch.ts"
import { type LambdaEvent, lambdaReceiver } from "../../src/lambda.ts"
import { type Headers, type Host, type Mounted, path } from "./mounting.ts"

type EventOf = (headers: Headers) => LambdaEvent

const base64 = (body: Uint8Array): string => Buffer.from(body).toString("base64")

type Handler = (event: LambdaEvent) => Promise<{ readonly statusCode: number }>

/** Invokes `handle` with an event. `fill` returns the body fields of the event. */
const invoking = (
  handle: Handler,
  eventOf: EventOf,
  fill: (body: Uint8Array) => Partial<LambdaEvent> = (body) => ({ body: base64(body), isBase64Encoded: true })
): Mounted => ({
  post: async (headers, body) =>
    (await handle({ ...eventOf({ ...headers, "content-length": `${body.length}` }), ...fill(body) })).statusCode
})

const text = (body: Uint8Array): string => Buffer.from(body).toString()

const lambdaHost = (name: string, eventOf: EventOf): Host => ({
  name,
  gone: ["body parser before", "locked body"],
  mount: {
    // Simulates middleware that replaces the body string with the parsed value.
    "body parser before": (options) =>
      invoking(lambdaReceiver(options), eventOf, (body) => ({ body: JSON.parse(text(body)) as unknown })),
    "raw body kept": (options) =>
      invoking(lambdaReceiver(options), eventOf, (body) => ({
        body: JSON.parse(text(body)) as unknown,
        rawBody: text(body)
      })),
    // Simulates middleware that adds a field to the event and copies the result.
    hooks: (options) => {
      const handle = lambdaReceiver(options)
      return invoking(async (event) => ({ ...(await handle(Object.freeze({ ...event, hooked: true }))) }), eventOf)
    },
    // Simulates an event source that decompresses the body but does not remove the `Content-Encoding` header.
    compression: (options) =>
      invoking(lambdaReceiver(options), eventOf, (body) => ({ body: base64(gunzipSync(body)), isBase64Encoded: true })),
    inject: (options) => invoking(lambdaReceiver(options), eventOf, (body) => ({ body: text(body) })),
    // Simulates an event source that terminates HTTP/2 and passes header names in lower case.
    "HTTP/2": (options) =>
      invoking(lambdaReceiver(options), (headers) =>
        eventOf(Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])))
      ),
    "failing listeners": (options) => invoking(lambdaReceiver(options), eventOf),
    // The body has already been decoded, but the event still marks it as base64.
    "locked body": (options) =>
      invoking(lambdaReceiver(options), eventOf, (body) => ({ body: text(body), isBase64Encoded: true }))
  }
})

const v1: EventOf = (headers) => ({
  httpMethod: "POST",
  path,
  headers,
  multiValueHeaders: null,
  queryStringParameters: null,
  requestContext: { identity: { sourceIp: "192.0.2.1" } }
})

const v2: EventOf = (headers) => ({
  version: "2.0",
  rawPath: path,
  rawQueryString: "",
  headers,
  requestContext: { http: { method: "POST", path, sourceIp: "192.0.2.1" } }
})

const balancer: EventOf = (headers) => ({
  httpMethod: "POST",
  path,
  multiValueHeaders: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]])),
  requestContext: { elb: { targetGroupArn: "arn" } }
})

export const lambdaHosts: ReadonlyArray<Host> = [
  lambdaHost("Lambda behind a REST API (v1)", v1),
  lambdaHost("Lambda behind an HTTP API (v2)", v2),
  lambdaHost("Lambda behind a function URL", v2),
  lambdaHost("Lambda behind a load balancer", balancer)
]

type Proxy = (event: object, context: object) => Promise<unknown>

/** Invokes a framework's handler through a proxy that converts Lambda events to requests of the framework. */
const proxied = (proxy: Proxy, eventOf: EventOf = v1): Mounted =>
  invoking(async (event) => (await proxy(event, {})) as { readonly statusCode: number }, eventOf)

export const onLambda: Readonly<Record<string, (options: ReceiverOptions) => Promise<Mounted>>> = {
  "Fastify through @fastify/aws-lambda": async (options) => {
    const app = Fastify()
    await app.register(fastifyReceiver({ url: path, ...options }))
    return { ...proxied(awsLambdaFastify(app) as Proxy), close: () => app.close() }
  },
  "Express through serverless-http": async (options) => {
    const app = express()
    app.post(path, expressReceiver(options))
    return proxied(serverless(app) as Proxy)
  }
}
