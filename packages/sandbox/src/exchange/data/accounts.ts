/**
 * The account to which the sandbox's API key belongs, other suppliers, and the buyers with their business units.
 *
 * All names are invented.
 */

export interface Account {
  readonly id: number
  readonly name: string
  readonly code: string
  /** The type of the account. In public examples, 2 is the type of a supplier. */
  readonly type: number
  readonly suppliers: ReadonlyArray<{ readonly code: string; readonly name: string }>
}

/** The account to which `credentials.apiKey` belongs. It is both a supplier and a buyer. */
export const account: Account = {
  id: 411,
  name: "Juniper Panel",
  code: "JUNIPER",
  type: 2,
  suppliers: [
    { code: "4711", name: "Juniper Panel" },
    { code: "4712", name: "Juniper Rewards" }
  ]
}

/** The accounts of other suppliers. Their supplier codes exist, but the API key may not act for them. */
export const otherAccounts: ReadonlyArray<Account> = [
  { id: 412, name: "Willow Panel", code: "WILLOW", type: 2, suppliers: [{ code: "4800", name: "Willow Panel" }] },
  { id: 413, name: "Alder Sample", code: "ALDER", type: 2, suppliers: [{ code: "4850", name: "Alder Sample" }] }
]

export interface BusinessUnit {
  readonly id: number
  readonly name: string
  /** The currency (ISO 4217) of the business unit's surveys. */
  readonly currency: string
}

/** The account's own business units. The first is the default for surveys that do not specify a business unit. */
export const businessUnits: readonly [BusinessUnit, ...ReadonlyArray<BusinessUnit>] = [
  { id: 2201, name: "Juniper North America", currency: "USD" },
  { id: 2202, name: "Juniper Europe", currency: "EUR" },
  { id: 2203, name: "Juniper London", currency: "GBP" }
]

export interface Buyer {
  readonly id: number
  readonly name: string
  readonly businessUnit: BusinessUnit
  readonly tags: ReadonlyArray<string>
}

export const buyers: ReadonlyArray<Buyer> = [
  { id: 301, name: "Birch Insights", businessUnit: { id: 101, name: "Birch Insights US", currency: "USD" }, tags: [] },
  {
    id: 302,
    name: "Cedar Research",
    businessUnit: { id: 102, name: "Cedar Research Europe", currency: "EUR" },
    tags: ["no_incentive_shown"]
  },
  {
    id: 303,
    name: "Elm and Oak",
    businessUnit: { id: 103, name: "Elm and Oak London", currency: "GBP" },
    tags: ["sensitive_topic"]
  },
  {
    id: 304,
    name: "Hazel Analytics",
    businessUnit: { id: 104, name: "Hazel Analytics Americas", currency: "USD" },
    tags: ["fast_field", "no_incentive_shown"]
  },
  {
    id: 305,
    name: "Maple Polling",
    businessUnit: { id: 105, name: "Maple Polling Canada", currency: "CAD" },
    tags: ["sensitive_topic"]
  },
  {
    id: 306,
    name: "Rowan Consumer Lab",
    businessUnit: { id: 106, name: "Rowan Asia Pacific", currency: "AUD" },
    tags: []
  }
]

/** The value of one unit of each currency in millionths of a US dollar. The rates are constant. */
export const exchangeRates: Readonly<Record<string, number>> = {
  USD: 1_000_000,
  EUR: 1_083_417,
  GBP: 1_264_903,
  CAD: 731_859,
  AUD: 652_731
}

export const users: ReadonlyArray<{ readonly id: number; readonly name: string; readonly email: string }> = [
  { id: 9001, name: "Alma Rivera", email: "alma.rivera@juniper.example" },
  { id: 9002, name: "Noah Lindqvist", email: "noah.lindqvist@juniper.example" },
  { id: 9003, name: "Priya Raman", email: "priya.raman@juniper.example" }
]

export const surveyGroups: ReadonlyArray<{ readonly id: number; readonly name: string }> = Array.from(
  { length: 12 },
  (_, index) => ({ id: 7701 + index, name: `Wave ${index + 1}` })
)
