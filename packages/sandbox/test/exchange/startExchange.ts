/**
 * Starts the exchange with a test clock and a receiver that stores its callbacks, and calls its API with requests like those received over HTTP.
 *
 * Every response and callback is validated against the OpenAPI document.
 */
import type { operations as ControlOperations } from "../../src/control/schema.gen.ts"
import * as Exchange from "../../src/exchange/Exchange.ts"
import type { Opportunity, Outcome } from "@fieldwork/specs/exchange/schema"
import { defaultMarketSize } from "../../src/exchange/market/Churn.ts"
import { type ExchangeSettings, defaults } from "../../src/exchange/ExchangeSettings.ts"
import * as Api from "../../src/http/Api.ts"
import type { ErrorResponses } from "../../src/http/ErrorResponses.ts"
import type { Incoming, Outgoing } from "../../src/http/Message.ts"
import * as Clock from "../../src/environment/Clock.ts"
import * as Random from "../../src/environment/Random.ts"
import { nodePlatform } from "../../src/platform/nodePlatform.ts"
import { checkCallback, checkControlReply, checkExchangeReply, controlDocument } from "../contract.ts"

export const { apiKey, sandboxApiKey } = Exchange.credentials
export const start = Date.UTC(2026, 0, 5)
export const second = 1_000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** The fixed real time in milliseconds, which is independent of the virtual clock. */
export const wallClock = 1_800_000_000_500

export const opportunitiesPath = "/supply/opportunities/v1/subscriptions/4711"
export const outcomesPath = "/supply/respondent-outcomes/v1/subscriptions/4711"
export const linkPath = "/Supply/v1/SupplierLinks/Create/1000001/4711"

export interface Callback {
  readonly url: string
  readonly headers: Headers
  readonly body: string
  /** The virtual time at which the callback arrived, in milliseconds. */
  readonly at: number
}

export interface Reply {
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
}

export interface CallOptions {
  readonly key?: string | undefined
  readonly body?: unknown
  /** The body as a string or bytes, instead of `body`. */
  readonly raw?: string | Uint8Array
  readonly contentType?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface ExchangeOptions {
  readonly seed?: number
  readonly settings?: Partial<ExchangeSettings>
  /** The number of live surveys in the market. A small market keeps simulations of several months fast. */
  readonly market?: number
  /** Returns the response of the receiver. Default: status 204. */
  readonly answer?: (callback: Callback) => Response | Promise<Response>
}

const incoming = (method: string, target: string, options: CallOptions): Incoming => {
  const [path = "", query = ""] = target.split("?")
  const key = "key" in options ? options.key : apiKey
  const raw = options.raw ?? (options.body === undefined ? "" : JSON.stringify(options.body))
  const body = typeof raw === "string" ? new TextEncoder().encode(raw) : raw
  const contentType = options.contentType ?? (body.length > 0 ? "application/json" : undefined)
  return {
    method,
    path,
    query: new URLSearchParams(query),
    search: query,
    headers: { authorization: key, "content-type": contentType, ...options.headers },
    body,
    origin: "http://sandbox.example"
  }
}

const problem = (status: number) => (detail: unknown) => ({ status, body: { detail: JSON.stringify(detail) } })

const controlErrors: ErrorResponses = {
  unauthorized: problem(401),
  notFound: problem(404),
  methodNotAllowed: problem(405),
  unreadable: problem(400),
  invalid: problem(400),
  tooLarge: problem(413),
  serverError: problem(500)
}

type Control<Id extends keyof ControlOperations> = ControlOperations[Id]["responses"] extends {
  200: { content: { "application/json": infer Body } }
}
  ? Body
  : never

export const startExchange = ({
  answer = () => new Response(null, { status: 204 }),
  market,
  seed = 1,
  settings = {}
}: ExchangeOptions = {}) => {
  const clock = Clock.make(start)
  const received: Array<Callback> = []
  const send = async (request: Request) => {
    const body = await request.text()
    const callback = { url: request.url, headers: request.headers, body, at: clock.now() }
    received.push(callback)
    return answer(callback)
  }
  const exchange = Exchange.make(
    { clock, random: Random.make(seed), wallClock: () => wallClock, send, platform: nodePlatform },
    { ...defaults, ...settings },
    market === undefined ? defaultMarketSize : { size: market, churn: "calm" }
  )
  const controlApi = Api.make({
    document: controlDocument,
    handlers: exchange.control,
    errors: () => controlErrors,
    authorize: () => undefined
  })

  const asReceived = ({ body, headers = {}, status }: Outgoing): Reply => ({
    status,
    body: body === undefined ? undefined : (JSON.parse(JSON.stringify(body)) as unknown),
    headers
  })

  const call = async (method: string, target: string, options: CallOptions = {}): Promise<Reply> => {
    const message = incoming(method, target, options)
    const reply = asReceived((await exchange.api.handle(message)) ?? exchange.unknownPath(message))
    checkExchangeReply(method, message.path, reply.status, reply.body)
    return reply
  }

  const control = async (method: string, target: string, body?: unknown): Promise<Reply> => {
    const message = incoming(method, `/__sandbox${target}`, { body })
    const reply = asReceived((await controlApi.handle(message)) ?? problem(404)(target))
    checkControlReply(method, message.path, reply.status, reply.body)
    return reply
  }

  return {
    call,
    get: (target: string, options?: CallOptions) => call("GET", target, options),
    post: (target: string, body: unknown, options?: CallOptions) => call("POST", target, { body, ...options }),
    put: (target: string, body: unknown, options?: CallOptions) => call("PUT", target, { body, ...options }),
    control,
    remove: (target: string, options?: CallOptions) => call("DELETE", target, options),
    now: clock.now,
    advance: (milliseconds: number) => clock.runTo(clock.now() + milliseconds),
    received,
    underWay: () => exchange.overview().sessions.under_way,
    surveys: async () => ((await control("GET", "/surveys")).body as Control<"listMarketSurveys">).items,
    deliveries: async (query = "") =>
      ((await control("GET", `/deliveries${query}`)).body as Control<"listDeliveries">).items,
    rotate: (supplier_code: string, overlap_seconds?: number) =>
      control(
        "POST",
        `/suppliers/${supplier_code}/keys/rotate`,
        overlap_seconds === undefined ? undefined : { overlap_seconds }
      ),
    send: (supplier_code: string, survey_number: number, count: number) =>
      control("POST", `/suppliers/${supplier_code}/respondents`, { survey_number, count })
  }
}

export type TestExchange = ReturnType<typeof startExchange>

const batch = (stream: "opportunities" | "outcomes", callback: Callback): ReadonlyArray<unknown> => {
  const items: unknown = JSON.parse(callback.body)
  checkCallback(stream, items)
  return items as ReadonlyArray<unknown>
}

/** Returns the messages in the callbacks, in the order of arrival. */
export const opportunitiesIn = (callbacks: ReadonlyArray<Callback>) =>
  callbacks.flatMap((callback) => batch("opportunities", callback) as ReadonlyArray<Opportunity>)

export const outcomesIn = (callbacks: ReadonlyArray<Callback>) =>
  callbacks.flatMap((callback) => batch("outcomes", callback) as ReadonlyArray<Outcome>)

export const everything = { callback: "http://panel.example/opportunities", opportunities: [{ country_language: {} }] }
export const allOutcomes = { callback: "http://panel.example/outcomes", outcomes: [{}] }
export const plainLink = { SupplierLinkTypeCode: "OWS", TrackingTypeCode: "NONE" }
