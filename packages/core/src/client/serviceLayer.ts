/**
 * The layer of a service, made of the client that is provided to it.
 *
 * Effect builds a layer once and shares it by reference. A service's layer is one constant for all clients, so it is built again for each
 * client that is provided: shared, the service of the first account would act for the second.
 */
import type * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

/**
 * The layer of a service, made of the client that is provided to it. Each client has a service of its own.
 *
 * @example
 * ```ts
 * import { serviceLayer } from "@fieldwork/core"
 * import { Context, Effect, Layer } from "effect"
 * class Client extends Context.Service<Client, { readonly key: string }>()("example/Client") {}
 * class Keys extends Context.Service<Keys, { readonly key: string }>()("example/Keys") {
 *   static readonly layer = serviceLayer(Keys, Client, ({ key }) => ({ key }))
 * }
 * const layer = Layer.provide(Keys.layer, Layer.succeed(Client, { key: "a" }))
 * Effect.runSync(Effect.provide(Effect.map(Keys, ({ key }) => key), layer)) // => "a"
 * ```
 */
export const serviceLayer = <Self, Service, ClientId, Client>(
  service: Context.Key<Self, Service>,
  client: Context.Key<ClientId, Client>,
  make: (client: Client) => Service
): Layer.Layer<Self, never, ClientId> => Layer.fresh(Layer.effect(service, Effect.map(client, make)))
