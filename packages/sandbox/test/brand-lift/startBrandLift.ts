/**
 * Starts the brand lift service with a test clock, and calls its API with requests like those received over HTTP.
 *
 * Every response is validated against the OpenAPI document, in the JSON form that a client would parse.
 */
import type {
  CampaignEffect,
  CampaignMove,
  CampaignPeople,
  Email,
  LiftDay,
  PopulationMember,
  Study
} from "../../src/control/schema.gen.ts"
import * as BrandLift from "../../src/brand-lift/BrandLift.ts"
import { type BrandLiftSettings, defaults } from "../../src/brand-lift/BrandLiftSettings.ts"
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import type { Incoming } from "../../src/http/Message.ts"
import * as Clock from "../../src/environment/Clock.ts"
import { nodePlatform } from "../../src/platform/nodePlatform.ts"
import * as Random from "../../src/environment/Random.ts"
import { checkBrandLiftReply, checkControlReply } from "../contract.ts"

export const start = Date.UTC(2026, 0, 5)
export const hour = 3_600_000
export const day = 24 * hour
export const iso = (instant: number): string => new Date(instant).toISOString()

export const campaigns = "/api/impact-measurement/v1/campaigns"

const { audience, clientId, clientSecret } = BrandLift.credentials

export const tokenRequest = {
  grant_type: "client_credentials",
  client_id: clientId,
  client_secret: clientSecret,
  audience,
  platform_scopes: "short app:imt"
}

export const question = {
  question_name: "brand_awareness",
  question_text: "Which of these coffee brands have you heard of?",
  kpi_type: "awareness",
  answers: ["Alder Coffee", "Birch Roasters", "Cedar Beans"],
  question_type: "radio",
  default: true,
  target_option_index: 0
}

/** Returns the request body for a digital campaign that starts immediately and lasts 30 days. */
export const draft = (fields: object = {}) => ({
  campaign_name: "Alder Coffee winter",
  start_date: iso(start),
  end_date: iso(start + 30 * day),
  client_name: "Alder Coffee",
  country_language_id: 9,
  industry_id: 12,
  expected_impressions_count: { digital: 3_000_000 },
  draft_settings: { questions: [question] },
  ...fields
})

export interface CallOptions {
  /** The value of the `Authorization` header. If the property is absent, a new token is requested. */
  readonly authorization?: string | undefined
  readonly body?: unknown
  /** The body as a string, instead of `body`. */
  readonly raw?: string
  readonly contentType?: string
}

export interface Reply<A> {
  readonly status: number
  readonly body: A
  readonly headers: Readonly<Record<string, string>>
}

export type LiftLevel = 0.8 | 0.85 | 0.9 | 0.95

export interface BrandLiftOptions {
  readonly seed?: number
  readonly settings?: Partial<BrandLiftSettings>
}

const incoming = (method: string, target: string, options: CallOptions): Incoming => {
  const [path = "", query = ""] = target.split("?")
  const text = options.raw ?? (options.body === undefined ? "" : JSON.stringify(options.body))
  return {
    method,
    path,
    query: new URLSearchParams(query),
    search: query,
    headers: {
      authorization: options.authorization,
      "content-type": options.contentType ?? (text === "" ? undefined : "application/json")
    },
    body: new TextEncoder().encode(text),
    origin: "http://sandbox.example"
  }
}

const textOf = (body: unknown): string => (typeof body === "string" ? body : [...(body as Iterable<string>)].join(""))

/** Appends `params` to a path as a query string. The values of a list are separated by commas. */
export const query = (path: string, params: Readonly<Record<string, unknown>>): string =>
  `${path}?${new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]))}`

export const startBrandLift = ({ seed = 1, settings }: BrandLiftOptions = {}) => {
  const clock = Clock.make(start)
  const send = () => Promise.reject(new Error("the brand lift service sends nothing"))
  const environment = { clock, random: Random.make(seed), wallClock: () => 0, send, platform: nodePlatform }
  const service = BrandLift.make(environment, { ...defaults, ...settings })

  const call = async <A>(method: string, target: string, options: CallOptions): Promise<Reply<A>> => {
    const message = incoming(method, target, options)
    const reply = (await service.api.handle(message)) ?? service.unknownPath(message)
    const isJson = reply.type === undefined || reply.type === "application/json"
    const body: unknown = isJson ? JSON.parse(JSON.stringify(reply.body)) : textOf(reply.body)
    checkBrandLiftReply(method, message.path, reply.status, body, reply.type)
    return { status: reply.status, body: body as A, headers: reply.headers ?? {} }
  }

  const token = async (): Promise<string> => {
    const { body } = await call<Wire.Token>("POST", "/oauth/token", { body: tokenRequest })
    return body.access_token
  }

  const asClient = async <A>(method: string, target: string, options: CallOptions = {}) => {
    const authorization = "authorization" in options ? options.authorization : `Bearer ${await token()}`
    return call<A>(method, target, { ...options, authorization })
  }

  const nowhere = incoming("GET", "/", {})

  const self = {
    service,
    token,
    call: asClient,
    get: <A>(target: string, options?: CallOptions) => asClient<A>("GET", target, options),
    post: <A>(target: string, body?: unknown, options?: CallOptions) =>
      asClient<A>("POST", target, { body, ...options }),
    patch: <A>(target: string, body?: unknown, options?: CallOptions) =>
      asClient<A>("PATCH", target, { body, ...options }),
    put: <A>(target: string, body?: unknown) => asClient<A>("PUT", target, { body }),
    remove: <A>(target: string, body?: unknown) => asClient<A>("DELETE", target, { body }),
    now: clock.now,
    advance: (milliseconds: number) => clock.runTo(clock.now() + milliseconds),
    runTo: clock.runTo,

    create: async (fields: object = {}): Promise<string> => {
      const { body, status } = await self.post<Wire.Campaign>(campaigns, draft(fields))
      if (status !== 200) throw new Error(`the draft was refused: ${JSON.stringify(body)}`)
      return body.campaign_id
    },
    launch: async (fields: object = {}): Promise<string> => {
      const id = await self.create(fields)
      const { body, status } = await self.post(`${campaigns}/${id}/launch`)
      if (status !== 200) throw new Error(`the launch was refused: ${JSON.stringify(body)}`)
      return id
    },
    campaign: async (id: string) => (await self.get<Wire.CampaignDetail>(`${campaigns}/${id}`)).body,
    questions: async (id: string) =>
      (await self.get<Wire.CampaignQuestionList>(`${campaigns}/${id}/questions`)).body.items,
    /** Returns the lift of the default question, or a breakdown of it such as `/by-device`. */
    lift: async <A = Wire.LiftResult>(id: string, params: Readonly<Record<string, unknown>> = {}, breakdown = "") => {
      const { default_question_id } = await self.campaign(id)
      return self.get<A>(query(`${campaigns}/${id}/questions/${default_question_id}/lift${breakdown}`, params))
    },
    population: async (id: string): Promise<ReadonlyArray<PopulationMember>> => {
      const reply = await service.control.listCampaignPopulation({ params: { id }, body: undefined, incoming: nowhere })
      if (reply.status !== 200) throw new Error(reply.body.detail)
      return reply.body.items
    },
    setEffect: (id: string, effect: CampaignEffect) =>
      service.control.setCampaignEffect({ params: { id }, body: effect, incoming: nowhere }),
    setPeople: (id: string, people: CampaignPeople) =>
      service.control.setCampaignPeople({ params: { id }, body: people, incoming: nowhere }),
    studies: async (): Promise<ReadonlyArray<Study>> => {
      const reply = await service.control.listStudies({ params: {}, body: undefined, incoming: nowhere })
      checkControlReply("GET", "/__sandbox/campaigns", reply.status, reply.body)
      return reply.body.items
    },
    setStatus: async (id: string, move: CampaignMove) => {
      const reply = await service.control.setCampaignStatus({ params: { id }, body: move, incoming: nowhere })
      checkControlReply("PUT", `/__sandbox/campaigns/${id}/status`, reply.status, reply.body)
      return reply
    },
    /** Returns the lift history of the default question. */
    history: async (id: string, confidence_level?: LiftLevel): Promise<ReadonlyArray<LiftDay>> => {
      const { default_question_id: question_id = 0 } = await self.campaign(id)
      const params = { id, question_id, ...(confidence_level !== undefined && { confidence_level }) }
      const reply = await service.control.getLiftHistory({ params, body: undefined, incoming: nowhere })
      checkControlReply("GET", `/__sandbox/campaigns/${id}/lift`, reply.status, reply.body)
      if (reply.status !== 200) throw new Error(reply.body.detail)
      return reply.body.items
    },
    emails: async (to?: string): Promise<ReadonlyArray<Email>> => {
      const params = to === undefined ? {} : { to }
      const reply = await service.control.listEmails({ params, body: undefined, incoming: nowhere })
      return reply.body.items
    },
    /** Returns a stored file, or undefined if the file does not exist. */
    download: async (export_id: string) => {
      const reply = await service.control.downloadExport({ params: { export_id }, body: undefined, incoming: nowhere })
      return reply.status === 200 ? { type: reply.type, content: reply.body } : undefined
    }
  }
  return self
}

export type TestBrandLift = ReturnType<typeof startBrandLift>
