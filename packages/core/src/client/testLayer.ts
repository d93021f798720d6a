/**
 * Creates a service for tests from fakes of some of its methods.
 */
import type * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Stream from "effect/Stream"

/** The items of a list, as an array or a stream. */
type Items<Item, E> = ReadonlyArray<Partial<Item>> | Stream.Stream<Partial<Item>, E>

/**
 * The result of a call, or an effect that succeeds with the result or fails with the method's error. An array must be wrapped in an effect.
 */
type Result<A, E> =
  | Effect.Effect<A extends ReadonlyArray<infer Item> ? ReadonlyArray<Partial<Item>> : Partial<A>, E>
  | (A extends ReadonlyArray<unknown> ? never : Partial<A>)

type Args<Input extends ReadonlyArray<unknown>, Outcome> = Outcome | ((...input: Input) => Outcome)

/** A fake method for a test: its outcome, or a function that returns the outcome for an input. Results and items may be partial. */
export type Fake<Member> = Member extends (...input: infer Input) => Stream.Stream<infer Item, infer E>
  ? Args<Input, Items<Item, E>>
  : Member extends (...input: infer Input) => Effect.Effect<infer A, infer E>
    ? Args<Input, Result<A, E>>
    : never

/** Fakes for some of the methods of a service. */
export type ServiceFakes<Service> = { readonly [Name in keyof Service]?: Fake<Service[Name]> }

const outcomeOf = (fake: unknown): unknown => {
  if (Effect.isEffect(fake) || Stream.isStream(fake)) return fake
  return Array.isArray(fake) ? Stream.fromIterable(fake) : Effect.succeed(fake)
}

/**
 * Creates a service for tests from fake methods. A fake is an outcome, or a function that returns the outcome for an input. A call to any other
 * method dies with a defect whose message contains the name of the method.
 *
 * @example
 * ```ts
 * import { testLayer } from "@fieldwork/core"
 * import { Context, Effect } from "effect"
 * class Names extends Context.Service<Names, { readonly get: (id: number) => Effect.Effect<{ readonly name: string }> }>()("example/Names") {}
 * const name = Effect.flatMap(Names, (names) => names.get(1))
 * const found = await Effect.runPromise(Effect.provide(name, testLayer(Names, { get: { name: "Alder" } })))
 * found.name // => "Alder"
 * ```
 */
export const testLayer = <Self, Service extends object>(
  service: Context.Key<Self, Service>,
  fakes: ServiceFakes<Service>
): Layer.Layer<Self> => {
  const method = (name: PropertyKey) => (input: unknown) => {
    const fake: unknown = Reflect.get(fakes, name)
    if (fake === undefined) {
      throw new Error(`${service.key}: ${String(name)} is not faked: pass { ${String(name)}: … } to layerTest`)
    }
    return outcomeOf(typeof fake === "function" ? fake(input) : fake)
  }
  return Layer.succeed(service, new Proxy({}, { get: (_, name) => method(name) }) as Service)
}
