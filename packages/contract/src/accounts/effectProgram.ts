/**
 * Creates random Effect programs that use several accounts through layers. The layers and calls are nested, concurrent, merged, shared or
 * interrupted.
 */
import { BrandLift, BrandLiftApi, Campaigns, Lift } from "@fieldwork/brand-lift"
import { Exchange, ExchangeApi, SupplierSurveys, Surveys } from "@fieldwork/exchange"
import { Context, Effect, Layer, Stream } from "effect"
import type { Random } from "../Random.ts"
import type { Service } from "./Service.ts"

type Any = Campaigns | Lift | Surveys | SupplierSurveys
type Program<R = never> = Effect.Effect<unknown, never, R>

/** The account that a call uses for each API. */
interface Scope {
  readonly brandLift: string
  readonly exchange: string
}

class First extends Context.Service<First, Context.Service.Shape<typeof Campaigns>>()("contract/First") {}
class Second extends Context.Service<Second, Context.Service.Shape<typeof Surveys>>()("contract/Second") {}

/** Returns a call to one of the provided services. The path of the call contains the account whose credentials must be sent. */
const oneCall = (random: Random, { brandLift, exchange }: Scope): Program<Any> => {
  const calls: ReadonlyArray<Effect.Effect<unknown, unknown, Any>> = [
    Effect.flatMap(Campaigns, (service) => service.get({ id: brandLift })),
    Effect.flatMap(Lift, (service) => service.overview({ id: brandLift })),
    Effect.flatMap(Lift, (service) => Stream.runDrain(service.list({ campaigns_pk: brandLift }))),
    Effect.flatMap(SupplierSurveys, (service) => service.get({ SurveyNumber: 1, SupplierCode: exchange })),
    Effect.flatMap(SupplierSurveys, (service) => Stream.runDrain(service.list({ SupplierCode: exchange })))
  ]
  return Effect.ignore(random.pick(calls))
}

/** Returns a subprogram that makes 1 to 12 calls concurrently. */
const call = (random: Random, scope: Scope): Program<Any> =>
  Effect.all(
    Array.from({ length: 1 + random.below(12) }, () => oneCall(random, scope)),
    { concurrency: "unbounded" }
  )

/** Returns the layer for each account. Each layer is created only once, as in an application. */
const layersOf = (service: Service, accounts: ReadonlyArray<string>) =>
  new Map(accounts.map((account) => [account, layerOf(service, account)]))

const layerOf = (service: Service, account: string) =>
  Layer.orDie(Layer.mergeAll(BrandLift.layer(service.brandLift(account)), Exchange.layer(service.exchange(account))))

/** Returns the layer for an account, built from the layers of the individual services instead of the layer of the entire client. */
const leanLayerOf = (service: Service, account: string) =>
  Layer.orDie(
    Layer.mergeAll(
      Layer.mergeAll(Campaigns.layer, Lift.layer).pipe(Layer.provide(BrandLiftApi.layer(service.brandLift(account)))),
      Layer.mergeAll(Surveys.layer, SupplierSurveys.layer).pipe(
        Layer.provide(ExchangeApi.layer(service.exchange(account)))
      )
    )
  )

export const effectProgram = (service: Service, random: Random, accounts: ReadonlyArray<string>): Program => {
  const shared = layersOf(service, accounts)

  const layerFor = (account: string): Layer.Layer<Any> => {
    const held = shared.get(account)
    const chance = random.next()
    if (held !== undefined && chance < 0.4) return held
    return chance < 0.7 ? layerOf(service, account) : leanLayerOf(service, account)
  }

  /** Returns a subprogram that runs with a randomly chosen account. */
  const provided = (depth: number): Program => {
    const account = random.pick(accounts)
    return Effect.provide(part(depth - 1, { brandLift: account, exchange: account }), layerFor(account))
  }

  /** Returns a subprogram that uses two accounts through one merged layer. Each account has its own service tag. */
  const merged = (): Program => {
    const [first, second] = [random.pick(accounts), random.pick(accounts)]
    const layer = Layer.merge(
      Layer.effect(First, Campaigns).pipe(Layer.provide(layerFor(first))),
      Layer.effect(Second, Surveys).pipe(Layer.provide(layerFor(second)))
    )
    const calls = [
      Effect.flatMap(First, (campaigns) => Effect.ignore(campaigns.get({ id: first }))),
      Effect.flatMap(First, (campaigns) => Effect.ignore(campaigns.launch({ id: first })))
    ]
    return Effect.provide(Effect.all(calls, { concurrency: "unbounded" }), layer)
  }

  const part = (depth: number, scope: Scope): Program<Any> => {
    const width = 1 + random.below(4)
    const parts = Array.from({ length: width }, (): Program<Any> => {
      const chance = random.next()
      if (depth === 0 || chance < 0.5) return call(random, scope)
      // The sleep is long enough for a short-lived token to become due for renewal.
      if (chance < 0.6) return Effect.andThen(Effect.sleep(8 + random.below(12)), call(random, scope))
      if (chance < 0.75) return provided(depth)
      if (chance < 0.85) return merged()
      return part(depth - 1, scope)
    })
    const chance = random.next()
    const all = Effect.all(parts, chance < 0.7 ? { concurrency: "unbounded" } : {})
    // In a fifth of the cases, the calls race against an interruption, which may occur at any point.
    return chance < 0.2 ? Effect.raceFirst(all, interruption(random)) : all
  }

  const whole = provided(4)
  return random.next() < 0.5 ? whole : Effect.raceFirst(whole, interruption(random))
}

const interruption = (random: Random): Program =>
  Effect.promise(async () => {
    for (let turn = random.below(6); turn > 0; turn--) await new Promise((resolve) => setImmediate(resolve))
  })
