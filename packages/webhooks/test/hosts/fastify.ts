/**
 * The hosts for Fastify 4 and 5.
 */
import { PassThrough } from "node:stream"
import { buffer } from "node:stream/consumers"
import compress from "@fastify/compress"
import Fastify, { type FastifyInstance } from "fastify"
import Fastify4 from "fastify4"
import rawBody from "fastify-raw-body"
import { fastifyReceiver } from "../../src/fastify.ts"
import type { ReceiverOptions } from "../../src/fetch.ts"
import { atPort, type Host, http2To, type Mounted, path } from "./mounting.ts"

type Prepare = (app: FastifyInstance) => unknown

const start = async (create: () => FastifyInstance, options: ReceiverOptions, prepare: Prepare = () => {}) => {
  const app = create()
  await prepare(app)
  await app.register(fastifyReceiver({ url: path, ...options }))
  return app
}

const portOf = (app: FastifyInstance): number => {
  const [address] = app.addresses()
  return typeof address === "object" ? address.port : 0
}

const over = async (app: FastifyInstance): Promise<Mounted> => {
  await app.listen({ host: "127.0.0.1", port: 0 })
  return atPort(portOf(app), () => app.close())
}

/** Adds hooks that pass the body through another stream and add a header to the response. */
const hooks: Prepare = (app) => {
  app.addHook("onRequest", async () => {})
  app.addHook("preParsing", async (_request, _reply, payload) => payload.pipe(new PassThrough()))
  app.addHook("onSend", async (_request, reply, payload) => {
    void reply.header("x-hooked", "1")
    return payload
  })
  app.addHook("onResponse", async () => {})
}

/** Adds a hook that reads the request body before the receiver can read it. */
const reading: Prepare = (app) => {
  app.addHook("preParsing", async (_request, _reply, payload) => {
    await buffer(payload)
    return payload
  })
}

interface Version {
  readonly create: (options?: object) => FastifyInstance
  /** Keeps the raw body. The newest release of `fastify-raw-body` supports only Fastify 5. */
  readonly raw: Prepare
  readonly compress: Prepare
}

/** Keeps the raw body like `fastify-raw-body`, for the version of Fastify that the newest release of that plugin does not support. */
const keepRaw: Prepare = (app) => {
  app.addHook("preParsing", async (request, _reply, payload) => {
    const bytes = await buffer(payload)
    Object.assign(request, { rawBody: bytes })
    const again = new PassThrough()
    again.end(bytes)
    return again
  })
}

const fastifyHost = (name: string, { compress: compressing, create, raw }: Version): Host => ({
  name,
  gone: ["locked body"],
  mount: {
    // The application's parsers do not affect the routes of the plugin.
    "body parser before": async (options) =>
      over(
        await start(create, options, (app) =>
          app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
            done(null, JSON.parse(String(body)))
          )
        )
      ),
    "raw body kept": async (options) => over(await start(create, options, raw)),
    hooks: async (options) => over(await start(create, options, hooks)),
    compression: async (options) => over(await start(create, options, compressing)),
    inject: async (options) => {
      const app = await start(create, options)
      const post: Mounted["post"] = async (headers, body) =>
        (await app.inject({ method: "POST", url: path, headers, payload: Buffer.from(body) })).statusCode
      return { post, close: () => app.close() }
    },
    "HTTP/2": async (options) => {
      const app = await start(() => create({ http2: true }), options)
      await app.listen({ host: "127.0.0.1", port: 0 })
      return http2To(portOf(app), () => app.close())
    },
    "failing listeners": async (options) => over(await start(create, options)),
    "locked body": async (options) => over(await start(create, options, reading))
  }
})

export const fastify5Host = fastifyHost("Fastify 5", {
  create: (options) => Fastify({ forceCloseConnections: true, ...options }),
  raw: (app) => app.register(rawBody, { global: true, encoding: false, runFirst: true }),
  compress: (app) => app.register(compress, { global: true, threshold: 0 })
})

export const fastify4Host = fastifyHost("Fastify 4", {
  create: (options) => Fastify4({ forceCloseConnections: true, ...options }) as unknown as FastifyInstance,
  raw: keepRaw,
  compress: hooks
})
