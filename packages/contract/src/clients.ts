/**
 * The service method of every operation, on clients that take nothing which the spec does not say.
 */
import { createBrandLift, type BrandLift } from "@fieldwork/brand-lift/promise"
import { createBrandLiftClient } from "@fieldwork/brand-lift-client"
import { createExchange, type Exchange } from "@fieldwork/exchange/promise"
import { credentials } from "@fieldwork/sandbox"
import type { ApiName } from "./documents.ts"
import type { Input } from "./requests.ts"

export interface Clients {
  readonly brandLift: BrandLift
  readonly exchange: Exchange
  readonly token: (input: Input) => Promise<unknown>
  /** What was reported as not being in the spec. */
  readonly drift: ReadonlyArray<string>
}

/** `urls` names the address of each API: a mock, or the sandbox. */
export const makeClients = (urls: Readonly<Record<ApiName, string>>): Clients => {
  const drift: Array<string> = []
  const settings = {
    validation: "strict",
    retry: { maxAttempts: 1 },
    onDeprecation: () => {},
    onDrift: ({ message, operation, pointer }: { operation: string; pointer: string; message: string }) =>
      drift.push(`${operation} ${pointer} ${message}`)
  } as const
  const thin = createBrandLiftClient({ baseUrl: urls["brand-lift"] })
  return {
    brandLift: createBrandLift({
      baseUrl: urls["brand-lift"],
      authUrl: urls["brand-lift"],
      ...credentials.brandLift,
      ...settings
    }),
    exchange: createExchange({ baseUrl: urls.exchange, apiKey: credentials.exchange.apiKey, ...settings }),
    token: async (input) => {
      const { data, error } = await thin.POST("/oauth/token", input as never)
      if (data === undefined) throw new Error(JSON.stringify(error))
      return data
    },
    drift
  }
}

const all = async (items: AsyncIterable<unknown>): Promise<ReadonlyArray<unknown>> => {
  const found: Array<unknown> = []
  for await (const item of items) found.push(item)
  return found
}

/** The inputs of `inputs.ts` are checked by the service that reads them, not by the compiler. */
type Loose = never

export const methods: Readonly<Record<string, (clients: Clients, input: Input) => Promise<unknown>>> = {
  createToken: ({ token }, input) => token(input),
  listCampaigns: ({ brandLift }, input) => all(brandLift.campaigns.list(input as Loose)),
  createCampaign: ({ brandLift }, input) => brandLift.campaigns.create(input as Loose),
  getCampaign: ({ brandLift }, input) => brandLift.campaigns.get(input as Loose),
  updateCampaign: ({ brandLift }, input) => brandLift.campaigns.update(input as Loose),
  launchCampaign: ({ brandLift }, input) => brandLift.campaigns.launch(input as Loose),
  listCampaignQuestions: ({ brandLift }, input) => all(brandLift.questions.list(input as Loose)),
  getQuestionLift: ({ brandLift }, input) => brandLift.lift.get(input as Loose),
  listLiftByDevice: ({ brandLift }, input) => brandLift.lift.byDevice(input as Loose),
  listLiftByAdChannel: ({ brandLift }, input) => brandLift.lift.byAdChannel(input as Loose),

  getBundledLookups: ({ exchange }, input) => exchange.lookups.bundled(input as Loose),
  listDictionary: ({ exchange }, input) => all(exchange.dictionaries.list(input as Loose)),
  createOpportunitiesSubscription: ({ exchange }, input) => exchange.opportunities.create(input as Loose),
  getOpportunitiesSubscription: ({ exchange }, input) => exchange.opportunities.get(input as Loose),
  removeOpportunitiesSubscription: ({ exchange }, input) => exchange.opportunities.remove(input as Loose),
  createOutcomesSubscription: ({ exchange }, input) => exchange.outcomes.create(input as Loose),
  getOutcomesSubscription: ({ exchange }, input) => exchange.outcomes.get(input as Loose),
  removeOutcomesSubscription: ({ exchange }, input) => exchange.outcomes.remove(input as Loose),
  createSupplierLink: ({ exchange }, input) => exchange.supplierLinks.create(input as Loose)
}
