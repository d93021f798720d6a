import { createServer } from "node:http"
import { NodeHttpServer, NodeRuntime } from "@effect/platform-node"
import { Config, Effect, Layer } from "effect"
import { HttpRouter } from "effect/http"
import { routes } from "./routes.ts"
import { Accounts, Tenants } from "./Tenants.ts"

const server = Layer.unwrap(
  Effect.gen(function* () {
    const port = yield* Config.Int("PORT").pipe(Config.withDefault(3000))
    const file = yield* Config.String("TENANTS").pipe(Config.withDefault("tenants.json"))
    return HttpRouter.serve(routes).pipe(
      Layer.provide(Accounts.layer),
      Layer.provide(Tenants.fromFile(file)),
      Layer.provide(NodeHttpServer.layer(createServer, { port }))
    )
  })
)

// On a termination signal, the server stops after the requests in progress have completed.
Layer.launch(server).pipe(NodeRuntime.runMain)
