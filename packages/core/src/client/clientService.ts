/**
 * Creates the class of a service that is built from a client, with its layer and a layer for tests.
 */
import * as Context from "effect/Context"
import type * as Layer from "effect/Layer"
import { serviceLayer } from "./serviceLayer.ts"
import { type ServiceFakes, testLayer } from "./testLayer.ts"

/** The class of a service, with its layer and its layer for tests. */
export interface ClientService<Self, Id extends string, Service extends object, ClientId> extends Context.ServiceClass<
  Self,
  Id,
  Service
> {
  /** A layer that creates the service from the provided client. */
  readonly layer: Layer.Layer<Self, never, ClientId>
  /** Returns a layer for tests, in which only the given methods are implemented. */
  readonly layerTest: (fakes: ServiceFakes<Service>) => Layer.Layer<Self>
}

/**
 * Returns the class of a service that is built from a client. `layer` provides the service, and `layerTest` provides fakes of some methods.
 *
 * @example
 * ```ts
 * import { clientService } from "@fieldwork/core"
 * import { Context, Effect } from "effect"
 * class Client extends Context.Service<Client, { readonly key: string }>()("example/Client") {}
 * const make = ({ key }: { readonly key: string }) => ({ key: () => Effect.succeed({ key }) })
 * class Keys extends clientService<Keys>()("example/Keys", Client, make) {}
 * const key = Effect.flatMap(Keys, (keys) => keys.key())
 * Effect.runSync(Effect.provide(key, Keys.layerTest({ key: { key: "a" } }))).key // => "a"
 * ```
 */
export const clientService =
  <Self>() =>
  <const Id extends string, Service extends object, ClientId, Client>(
    id: Id,
    client: Context.Key<ClientId, Client>,
    make: (client: Client) => Service
  ): ClientService<Self, Id, Service, ClientId> =>
    class extends Context.Service<Self, Service>()(id) {
      static readonly layer = serviceLayer(this, client, make)
      static readonly layerTest = (fakes: ServiceFakes<Service>) => testLayer(this, fakes)
    }
