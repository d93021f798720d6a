/**
 * The control API under `/__sandbox`, described by `control/openapi.yaml` and served like any other API of the sandbox.
 */
import document from "../../control/openapi.gen.json" with { type: "json" }
import * as Api from "../http/Api.ts"
import type { Document } from "../http/Document.ts"
import type { Errors } from "../http/Errors.ts"
import type { Handlers } from "../http/Handler.ts"
import type { Incoming, Outgoing } from "../http/Message.ts"
import type { World } from "../Sandbox.ts"
import type { operations } from "./schema.gen.ts"

export type ControlHandlers = Handlers<operations>

/** The part of the control API that belongs to the exchange. */
export type ExchangeControl = Pick<
  ControlHandlers,
  "listMarketSurveys" | "rotateSupplierKey" | "sendRespondents" | "listDeliveries"
>

/** The part of the control API that belongs to the brand lift service. */
export type BrandLiftControl = Pick<ControlHandlers, "setCampaignEffect" | "listCampaignPopulation">

export const owns = (path: string): boolean => path === "/__sandbox" || path.startsWith("/__sandbox/")

const problem = (status: number, detail: string): Outgoing => ({ status, body: { detail } })

const errors: Errors = {
  unauthorized: (detail) => problem(401, detail),
  notFound: (detail) => problem(404, detail),
  methodNotAllowed: (allowed) => ({
    ...problem(405, `This path takes ${allowed.join(" or ")}.`),
    headers: { allow: allowed.join(", ") }
  }),
  unreadable: (detail) => problem(400, detail),
  invalid: (issues) => problem(400, issues.map(({ field, message }) => `${field}: ${message}`).join(" ")),
  tooLarge: (limit) => problem(413, `The body may hold ${limit} bytes.`),
  serverError: (detail) => problem(500, detail)
}

export interface Options {
  readonly world: () => World
  readonly reset: (seed?: number, start?: number) => void
}

const clockHandlers = ({
  reset,
  world
}: Options): Omit<ControlHandlers, keyof ExchangeControl | keyof BrandLiftControl> => {
  const now = () => new Date(world().kernel.clock.now()).toISOString()
  return {
    getClock: () => ({ status: 200, body: { now: now() } }),
    advanceClock: async ({ body }) => {
      const { clock } = world().kernel
      const target = body.to === undefined ? clock.now() + (body.seconds ?? 0) * 1000 : Date.parse(body.to)
      if (target < clock.now()) {
        const detail = `The clock stands at ${now()} and does not go back; reset the sandbox instead.`
        return { status: 400, body: { detail } }
      }
      await clock.runTo(target)
      return { status: 200, body: { now: now() } }
    },
    resetSandbox: ({ body }) => {
      reset(body?.seed, body?.start === undefined ? undefined : Date.parse(body.start))
      return { status: 200, body: { now: now() } }
    }
  }
}

export const make = (options: Options): { readonly handle: (incoming: Incoming) => Outgoing | Promise<Outgoing> } => {
  // The services' own parts change with a reset, so each call finds them anew.
  const handlers = new Proxy(clockHandlers(options), {
    get: (own, id) => {
      const { brandLift, exchange } = options.world()
      return Reflect.get({ ...own, ...brandLift.control, ...exchange.control }, id)
    }
  })
  const api = Api.make({
    document: document as Document,
    handlers,
    errors: () => errors,
    authorize: () => undefined
  })
  return {
    handle: (incoming) =>
      api.handle(incoming) ?? problem(404, "The control API has no such path; see control/openapi.yaml.")
  }
}
