/**
 * The hosts for NestJS on Express and on Fastify. Decorators are applied by calling them, because Node strips types but does not compile decorators.
 */
import type { IncomingMessage } from "node:http"
import { Controller, type INestApplication, Module, Post, Req, Res } from "@nestjs/common"
import { NestFactory } from "@nestjs/core"
import { ExpressAdapter, type NestExpressApplication } from "@nestjs/platform-express"
import { FastifyAdapter, type NestFastifyApplication } from "@nestjs/platform-fastify"
import compress from "@fastify/compress"
import compression from "compression"
import type { ReceiverOptions } from "../../src/fetch.ts"
import { type NestRequestLike, type NestResponseLike, nestReceiver } from "../../src/nest.ts"
import { atPort, behindHttp2Proxy, type Host, http2To, injected, type Mounted, path } from "./mounting.ts"

/** Returns a module that contains the controller `@Controller("callbacks") class { @Post() receive(@Req() request, @Res() response) { … } }`. */
const moduleOf = (options: ReceiverOptions): new () => object => {
  const receive = nestReceiver(options)
  class Callbacks {
    receive(request: NestRequestLike, response: NestResponseLike): Promise<void> {
      return receive(request, response)
    }
  }
  const descriptor = Object.getOwnPropertyDescriptor(Callbacks.prototype, "receive") ?? {}
  Post()(Callbacks.prototype, "receive", descriptor)
  Req()(Callbacks.prototype, "receive", 0)
  Res()(Callbacks.prototype, "receive", 1)
  Controller("callbacks")(Callbacks)
  class App {
    readonly name = "callbacks"
  }
  Module({ controllers: [Callbacks] })(App)
  return App
}

interface Setup {
  readonly rawBody?: boolean
  readonly bodyParser?: boolean
  readonly prepare?: (app: INestApplication) => unknown
  readonly http2?: boolean
}

const onExpress = async (options: ReceiverOptions, { prepare, ...setup }: Setup = {}) => {
  const made = { logger: false, ...setup } as const
  const app = await NestFactory.create<NestExpressApplication>(moduleOf(options), new ExpressAdapter(), made)
  await prepare?.(app)
  await app.init()
  return app
}

const onFastify = async (options: ReceiverOptions, { http2 = false, prepare, ...setup }: Setup = {}) => {
  const adapter = new FastifyAdapter({ forceCloseConnections: true, ...(http2 && { http2: true }) } as object)
  const made = { logger: false, ...setup } as const
  const app = await NestFactory.create<NestFastifyApplication>(moduleOf(options), adapter, made)
  await prepare?.(app)
  await app.init()
  return app
}

const over = async (app: INestApplication): Promise<Mounted> => {
  await app.listen(0, "127.0.0.1")
  const { port } = app.getHttpServer().address() as { readonly port: number }
  return atPort(port, () => app.close())
}

const encoding = (app: INestApplication): unknown =>
  app.use((request: IncomingMessage, _response: unknown, next: () => void) => {
    request.setEncoding("utf8")
    next()
  })

const hooks = (app: INestApplication): unknown =>
  app.use((_request: unknown, _response: unknown, next: () => void) => next())

export const nestExpressHost: Host = {
  name: "NestJS on Express",
  gone: ["body parser before", "locked body"],
  mount: {
    "body parser before": async (options) => over(await onExpress(options)),
    "raw body kept": async (options) => over(await onExpress(options, { rawBody: true })),
    hooks: async (options) => over(await onExpress(options, { rawBody: true, prepare: hooks })),
    compression: async (options) =>
      over(await onExpress(options, { rawBody: true, prepare: (app) => app.use(compression({ threshold: 0 })) })),
    inject: async (options) => injected((await onExpress(options, { rawBody: true })).getHttpAdapter().getInstance()),
    "HTTP/2": async (options) =>
      behindHttp2Proxy((await onExpress(options, { rawBody: true })).getHttpAdapter().getInstance()),
    "failing listeners": async (options) => over(await onExpress(options, { rawBody: true })),
    "locked body": async (options) => over(await onExpress(options, { bodyParser: false, prepare: encoding }))
  }
}

export const nestFastifyHost: Host = {
  name: "NestJS on Fastify",
  gone: ["body parser before", "locked body"],
  mount: {
    "body parser before": async (options) => over(await onFastify(options)),
    "raw body kept": async (options) => over(await onFastify(options, { rawBody: true })),
    hooks: async (options) => over(await onFastify(options, { rawBody: true })),
    // Without a plugin that decompresses bodies, NestJS on Fastify refuses compressed bodies before its routes run.
    compression: async (options) =>
      over(
        await onFastify(options, {
          rawBody: true,
          prepare: (app) => app.getHttpAdapter().getInstance().register(compress, { threshold: 0 })
        })
      ),
    inject: async (options) => {
      const app = await onFastify(options, { rawBody: true })
      const post: Mounted["post"] = async (headers, body) =>
        (await app.inject({ method: "POST", url: path, headers, payload: Buffer.from(body) })).statusCode
      return { post, close: () => app.close() }
    },
    "HTTP/2": async (options) => {
      const app = await onFastify(options, { rawBody: true, http2: true })
      await app.listen(0, "127.0.0.1")
      const { port } = app.getHttpServer().address() as { readonly port: number }
      return http2To(port, () => app.close())
    },
    "failing listeners": async (options) => over(await onFastify(options, { rawBody: true })),
    // The body parser of NestJS has parsed the bytes before the route runs.
    "locked body": async (options) => over(await onFastify(options, { rawBody: false }))
  }
}
