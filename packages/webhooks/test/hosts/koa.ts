/**
 * The hosts for Koa, with `koaReceiver` and with `nodeReceiver` as middleware.
 */
import { bodyParser } from "@koa/bodyparser"
import Koa from "koa"
import compress from "koa-compress"
import type { ReceiverOptions } from "../../src/fetch.ts"
import { koaReceiver } from "../../src/koa.ts"
import { nodeReceiver } from "../../src/node.ts"
import { type Host, injected, overHttp, overHttp2 } from "./mounting.ts"

type Listener = (...exchange: Parameters<ReturnType<Koa["callback"]>>) => void

const koaHost = (name: string, adapter: (options: ReceiverOptions) => Koa.Middleware): Host => {
  const app = (options: ReceiverOptions, ...before: ReadonlyArray<Koa.Middleware>): Listener => {
    const made = new Koa()
    for (const one of before) made.use(one)
    made.use(adapter(options))
    made.silent = true
    const callback = made.callback()
    return (request, response) => void callback(request, response)
  }

  /** Simulates a body parser that keeps only the parsed value. */
  const forgetting: Koa.Middleware = async (context, next) => {
    Reflect.deleteProperty(context.request, "rawBody")
    await next()
  }

  return {
    name,
    gone: ["body parser before", "locked body"],
    mount: {
      "body parser before": (options) => overHttp(app(options, bodyParser(), forgetting)),
      "raw body kept": (options) =>
        overHttp(
          app(options, bodyParser(), async (context, next) => {
            // `nodeReceiver` looks for the raw body on the request from `node:http`.
            Object.assign(context.req, { rawBody: context.request.rawBody })
            await next()
          })
        ),
      hooks: (options) =>
        overHttp(
          app(options, async (context, next) => {
            const begun = performance.now()
            await next()
            if (!context.headerSent) context.set("x-response-time", `${performance.now() - begun}`)
          })
        ),
      compression: (options) => overHttp(app(options, compress({ threshold: 0 }))),
      inject: (options) => injected(app(options)),
      "HTTP/2": (options) => overHttp2(app(options) as unknown as Parameters<typeof overHttp2>[0]),
      "failing listeners": (options) => overHttp(app(options)),
      "locked body": (options) =>
        overHttp(
          app(options, async (context, next) => {
            context.req.setEncoding("utf8")
            await next()
          })
        )
    }
  }
}

export const koaHostOwn = koaHost("Koa", koaReceiver)

/** A host that mounts the receiver without waiting for it, so Koa would respond with 404 before the receiver responds. */
export const koaHostNaive = koaHost("Koa with nodeReceiver", (options) => {
  const receive = nodeReceiver(options)
  return ({ req, res }) => {
    receive(req, res)
  }
})
