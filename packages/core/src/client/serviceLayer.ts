/**
 * Creates the layer of a service that is built from the provided client.
 *
 * Effect builds a layer once and shares it by reference. A service has one layer constant, which must be built separately for each client. Otherwise,
 * the service of the first account would also be used for the second account.
 */
import type * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

/**
 * Returns a layer that creates a service from the provided client. Each client has its own instance of the service.
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
