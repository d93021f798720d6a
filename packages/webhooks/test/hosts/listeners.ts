/**
 * The hosts that call handlers as `(request, response)`: `node:http`, Express 4 and 5, and the pages API of Next.js.
 */
import { createGunzip } from "node:zlib"
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http"
import { buffer } from "node:stream/consumers"
import compression from "compression"
import express from "express"
// @ts-expect-error The type declarations of Express describe version 5.
import express4 from "express4"
import { expressReceiver } from "../../src/express.ts"
import { nodeReceiver } from "../../src/node.ts"
import type { ReceiverOptions } from "../../src/fetch.ts"
import { behindHttp2Proxy, type Host, injected, overHttp, overHttp2, path } from "./mounting.ts"

type Read = (request: IncomingMessage) => Promise<object>

const parsed: Read = async (request) => ({ body: JSON.parse((await buffer(request)).toString()) as unknown })

const raw: Read = async (request) => {
  const rawBody = await buffer(request)
  return { rawBody, body: JSON.parse(rawBody.toString()) as unknown }
}

const encoded: Read = async (request) => {
  request.setEncoding("utf8")
  return {}
}

/** Creates a listener that calls `read` with the request before it calls the receiver. */
const behindParser = (read: Read, options: ReceiverOptions, adapter = nodeReceiver): RequestListener => {
  const receive = adapter(options)
  return (request, response) => void read(request).then((left) => receive(Object.assign(request, left), response))
}

/** Adds a `finish` listener to the response and wraps its `end` method, as loggers and session middleware do. */
const wrapped = (response: ServerResponse): void => {
  const end = response.end.bind(response)
  response.setHeader("x-hooked", "1")
  response.on("finish", () => {})
  Object.assign(response, { end: (...values: Parameters<typeof end>) => end(...values) })
}

export const nodeHost: Host = {
  name: "node:http",
  gone: ["body parser before", "locked body"],
  mount: {
    "body parser before": (options) => overHttp(behindParser(parsed, options)),
    "raw body kept": (options) => overHttp(behindParser(raw, options)),
    hooks: (options) => {
      const receive = nodeReceiver(options)
      return overHttp((request, response) => {
        wrapped(response)
        receive(request, response)
      })
    },
    compression: (options) => overHttp(nodeReceiver(options)),
    inject: (options) => injected(nodeReceiver(options)),
    "HTTP/2": (options) => {
      const receive = nodeReceiver(options)
      return overHttp2((request, response) =>
        receive(request as unknown as IncomingMessage, response as unknown as ServerResponse)
      )
    },
    "failing listeners": (options) => overHttp(nodeReceiver(options)),
    "locked body": (options) => overHttp(behindParser(encoded, options))
  }
}

/** Creates a host for either version of Express. The types of the two versions differ only in members that this file does not use. */
const expressHost = (name: string, framework: typeof express): Host => {
  const app = (options: ReceiverOptions, ...before: ReadonlyArray<express.RequestHandler>): express.Express => {
    const made = framework()
    made.use(...before)
    made.post(path, expressReceiver(options))
    return made
  }
  return {
    name,
    gone: ["body parser before", "locked body"],
    mount: {
      "body parser before": (options) => overHttp(app(options, framework.json())),
      "raw body kept": (options) => overHttp(app(options, framework.raw({ type: () => true, limit: "50mb" }))),
      hooks: (options) =>
        overHttp(
          app(options, (_request, response, next) => {
            wrapped(response)
            next()
          })
        ),
      compression: (options) => overHttp(app(options, compression({ threshold: 0 }))),
      inject: (options) => injected(app(options, (_request, _response, next) => next())),
      "HTTP/2": (options) => behindHttp2Proxy(app(options, (_request, _response, next) => next())),
      "failing listeners": (options) => overHttp(app(options, (_request, _response, next) => next())),
      "locked body": (options) =>
        overHttp(
          app(options, (request, _response, next) => {
            request.setEncoding("utf8")
            next()
          })
        )
    }
  }
}

export const express5Host = expressHost("Express 5", express)
export const express4Host = expressHost("Express 4", express4 as unknown as typeof express)

/**
 * Simulates how Next.js calls a route in `pages/api`: it parses the body unless `config.api.bodyParser` is false, and reports an error if the handler
 * returns without a response.
 */
const pagesRoute =
  (handler: (request: IncomingMessage, response: ServerResponse) => unknown, read: Read): RequestListener =>
  (request, response) => {
    void (async () => {
      const coding = request.headers["content-encoding"]
      const left = await read(request)
      Object.assign(request, { query: {}, cookies: {}, ...left })
      Object.assign(response, { status: (code: number) => Object.assign(response, { statusCode: code }) })
      await handler(request, response)
      if (!response.writableEnded) throw new Error(`API resolved without sending a response (${coding ?? "plain"})`)
    })()
  }

const unparsed: Read = async () => ({})

export const nextPagesHost: Host = {
  name: "Next.js pages API",
  gone: ["body parser before", "locked body"],
  mount: {
    "body parser before": (options) => overHttp(pagesRoute(nodeReceiver(options), parsed)),
    "raw body kept": (options) => overHttp(pagesRoute(nodeReceiver(options), raw)),
    hooks: (options) => {
      const receive = nodeReceiver(options)
      const hooked = (request: IncomingMessage, response: ServerResponse): unknown => {
        wrapped(response)
        return receive(request, response)
      }
      return overHttp(pagesRoute(hooked, unparsed))
    },
    // The body parser of Next.js also decompresses the body but does not remove the `Content-Encoding` header.
    compression: (options) =>
      overHttp(
        pagesRoute(nodeReceiver(options), async (request) => {
          const rawBody = await buffer(request.pipe(createGunzip()))
          return { rawBody, body: JSON.parse(rawBody.toString()) as unknown }
        })
      ),
    inject: (options) => injected(pagesRoute(nodeReceiver(options), unparsed)),
    "HTTP/2": (options) => behindHttp2Proxy(pagesRoute(nodeReceiver(options), unparsed)),
    "failing listeners": (options) => overHttp(pagesRoute(nodeReceiver(options), unparsed)),
    "locked body": (options) => overHttp(pagesRoute(nodeReceiver(options), encoded))
  }
}
