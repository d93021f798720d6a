import { Effect, Layer } from "effect"
import { HttpRouter, HttpServer } from "effect/http"
import { afterEach, describe, expect, it } from "vitest"
import { callbackRoute, type CallbackRouteOptions, Webhooks } from "../src/effect.ts"
import { signCallback, testKeys } from "../src/testing.ts"

const keys = [testKeys.current]

describe("callbackRoute", () => {
  let dispose = async (): Promise<void> => {}
  afterEach(() => dispose())

  const start = (accept: CallbackRouteOptions<unknown, never>["accept"]) => {
    const routes = HttpRouter.addAll(Effect.map(callbackRoute("/callbacks", { accept }), (route) => [route]))
    const app = HttpRouter.toWebHandler(
      routes.pipe(Layer.provide(Webhooks.layer({ keys })), Layer.provideMerge(HttpServer.layerServices)),
      { disableLogger: true }
    )
    dispose = app.dispose
    return async (signal?: AbortSignal): Promise<Response> => {
      const callback = await signCallback({ keys, body: "[]" })
      return app.handler(
        new Request("http://receiver/callbacks", { method: "POST", ...callback, signal: signal ?? null })
      )
    }
  }

  it("a callback route finishes accepting a verified callback although the sender hangs up", async () => {
    const sender = new AbortController()
    let store = (): void => {}
    const stored = new Promise<void>((resolve) => (store = resolve))
    const log: Array<string> = []
    const post = start(() =>
      Effect.gen(function* () {
        log.push("begun")
        sender.abort()
        // If the abort interrupts the route, the delay gives the route enough time to stop before `store` is called.
        setImmediate(() => setImmediate(store))
        yield* Effect.promise(() => stored)
        log.push("stored")
      }).pipe(Effect.onExit(({ _tag }) => Effect.sync(() => log.push(_tag))))
    )
    await post(sender.signal).catch(() => {})
    expect(log).toEqual(["begun", "stored", "Success"])
  })

  it("a callback route responds with 503 when a time limit in its accept handler expires", async () => {
    const post = start(() => Effect.timeout(Effect.never, 0))
    expect((await post()).status).toBe(503)
  })
})
