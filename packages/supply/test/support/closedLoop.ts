/**
 * A supplier in the sandbox's market: respondents are routed by the kit's ranking, by price alone and by an oracle that knows the truth, in turn, and what they earn is read
 * from the outcomes.
 */
import type { Opportunity, Outcome } from "@fieldwork/exchange-client"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import {
  byPrice,
  createRouter,
  type Policy,
  type Profile,
  type Rank,
  type Results,
  usualPayable
} from "../../src/index.ts"
import { judge } from "../reference/reference.ts"
import { makeOracle, nowhere, type Truth } from "./oracle.ts"

export interface LoopOptions {
  readonly seed: number
  /** Live surveys of the market. */
  readonly market: number
  /** Virtual hours of callbacks before the first respondent. */
  readonly warmUpHours: number
  /** Respondents of each arm. */
  readonly respondents: number
  /** Respondents of each arm per virtual minute. */
  readonly perMinute: number
}

export const arms = ["kit", "price", "oracle"] as const
export type Arm = (typeof arms)[number]

export interface ArmResult {
  readonly entrants: number
  readonly completes: number
  /** Billionths of a US dollar. */
  readonly revenue: bigint
  /** Entrants by `marketplace_status` other than 3. */
  readonly terminations: Readonly<Record<number, number>>
}

export interface Loop {
  readonly surveys: number
  /** The kit's clicks, and dollars: what each would bring on average in the best survey by the truth, were there always room. No ranking can expect more. */
  readonly atMost: { readonly entrants: number; readonly revenue: number }
  readonly results: Readonly<Record<Arm, ArmResult>>
  /** Terminations that the documents at hand had excluded by then, by the independent reference. */
  readonly foreseeable: ReadonlyArray<string>
}

/** Qualification, quota, allocation, closed, and the three of survey groups. */
const avoidable = new Set([23, 24, 40, 41, 42, 138, 139, 230])

const supplier = credentials.exchange.suppliers[0] ?? ""
const policy: Policy = { pii: true }
const locale = "eng_us"

interface Entrant {
  readonly arm: Arm
  readonly profile: Profile
  readonly survey_id: number
  /** The document at hand at the click. */
  readonly known: Opportunity
  readonly at: Date
}

interface Respondent {
  readonly panelist_id: string
  readonly is_mobile: boolean
  readonly answers: ReadonlyArray<{ readonly question_id: number; readonly precodes: ReadonlyArray<string> }>
}

const open = async ({ market, seed }: LoopOptions) => {
  const known = new Map<number, Opportunity>()
  const outcomes = new Map<string, Outcome>()
  const router = createRouter({ policy })
  const sandbox = createSandbox({
    seed,
    market: { size: market, churn: "real" },
    send: async (request) => {
      const items = (await request.json()) as ReadonlyArray<Opportunity | Outcome>
      for (const item of items) {
        if ("respondent_id" in item) outcomes.set(item.session_id ?? "", item)
        else {
          known.set(item.survey_id, item)
          router.apply({ opportunity: item })
        }
      }
      return new Response(null, { status: 204 })
    }
  })
  const call = async (method: string, path: string, body?: object) => {
    const response = await sandbox.fetch(`http://sandbox${path}`, {
      method,
      headers: { authorization: credentials.exchange.apiKey, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) })
    })
    return response.ok ? ((await response.json()) as unknown) : undefined
  }
  await call("POST", `/supply/opportunities/v1/subscriptions/${supplier}`, {
    callback: "http://supplier.example/opportunities",
    include_quotas: true,
    opportunities: [{ country_language: {} }]
  })
  await call("POST", `/supply/respondent-outcomes/v1/subscriptions/${supplier}`, {
    callback: "http://supplier.example/outcomes",
    outcomes: [{}]
  })
  return { sandbox, call, known, outcomes, router }
}

export type World = Awaited<ReturnType<typeof open>>

const person = async ({ call }: World, index: number): Promise<Profile> => {
  const pid = `panel-${locale}-${String(index).padStart(6, "0")}`
  const { answers, is_mobile } = (await call("GET", `/__sandbox/respondents/${pid}`)) as Respondent
  return {
    pid,
    country_language: locale,
    device: is_mobile ? "mobile" : "desktop",
    answers: Object.fromEntries(answers.map(({ precodes, question_id }) => [question_id, precodes]))
  }
}

const enter = async (world: World, arm: Arm, profile: Profile, surveyId: number): Promise<Entrant | undefined> => {
  const [at, known] = [world.sandbox.now(), world.known.get(surveyId)]
  if (known === undefined) return undefined
  const link = (await world.call("POST", `/__sandbox/suppliers/${supplier}/links`, { survey_number: surveyId })) as
    | { readonly live_link: string }
    | undefined
  if (link === undefined) return undefined
  await world.sandbox.fetch(`${link.live_link}${profile.pid}&MID=${arm}-${profile.pid}`, { redirect: "manual" })
  return { arm, profile, survey_id: surveyId, known, at }
}

/** Neither in the screener nor in the client survey any more. */
const isOver = ({ client_status, marketplace_status }: Outcome): boolean =>
  marketplace_status !== 1 && !(marketplace_status === 3 && client_status === 1)

/** What an arm learns from its own outcomes. */
const resultsOf = ({ outcomes }: World, entrants: ReadonlyArray<Entrant>, arm: Arm): ReadonlyMap<number, Results> => {
  const own = new Map<number, { entrants: number; completes: number; pending: number }>()
  for (const { arm: of, profile, survey_id } of entrants) {
    if (of !== arm) continue
    const results = own.get(survey_id) ?? { entrants: 0, completes: 0, pending: 0 }
    own.set(survey_id, results)
    const outcome = outcomes.get(`${arm}-${profile.pid}`)
    if (outcome === undefined || !isOver(outcome)) {
      results.pending += 1
      continue
    }
    results.entrants += 1
    if (isPaid(outcome)) results.completes += 1
  }
  return own
}

const isPaid = ({ client_status = 0, marketplace_status = 0 }: Outcome): boolean =>
  usualPayable.marketplace_status.includes(marketplace_status) && usualPayable.client_status.includes(client_status)

const nanosOf = (value: string): bigint => {
  const [whole = "0", fraction = ""] = value.split(".")
  return BigInt(whole + fraction.padEnd(9, "0"))
}

/** The kit's own results in one survey. */
const resultsIn = (world: World, entrants: ReadonlyArray<Entrant>, surveyId: number): Results =>
  resultsOf(
    world,
    entrants.filter(({ survey_id }) => survey_id === surveyId),
    "kit"
  ).get(surveyId) ?? { entrants: 0, completes: 0 }

const resultOf = ({ outcomes }: World, entrants: ReadonlyArray<Entrant>, arm: Arm): ArmResult => {
  const own = entrants.filter((entrant) => entrant.arm === arm)
  const ended = own.flatMap(({ profile }) => outcomes.get(`${arm}-${profile.pid}`) ?? [])
  const paid = ended.filter(isPaid)
  const terminations: Record<number, number> = {}
  for (const { marketplace_status = 0 } of ended) {
    if (marketplace_status !== 3) terminations[marketplace_status] = (terminations[marketplace_status] ?? 0) + 1
  }
  return {
    entrants: own.length,
    completes: paid.length,
    revenue: paid.reduce((sum, { rpi }) => sum + nanosOf(rpi?.value ?? "0"), 0n),
    terminations
  }
}

export const playLoop = async (options: LoopOptions): Promise<Loop> => {
  const world = await open(options)
  const { outcomes, router, sandbox } = world
  await sandbox.advance({ hours: options.warmUpHours })
  const oracle = makeOracle(world)
  const best = (profile: Profile, rank?: Rank): number | undefined =>
    router.match(profile, { limit: 1, now: sandbox.now(), rank }).surveys[0]?.survey.survey_id
  const bounds = { entrants: 0, revenue: 0 }
  const choose: Readonly<Record<Arm, (profile: Profile, found: Truth) => number | undefined>> = {
    kit: (profile, found) => {
      bounds.entrants += 1
      bounds.revenue += found.expected
      return best(profile)
    },
    price: (profile) => best(profile, byPrice),
    oracle: (_, found) => found.survey_id
  }
  const entrants: Array<Entrant> = []
  let pending: ReadonlyMap<number, Results> = new Map()
  for (let index = 0; index < options.respondents; index++) {
    // In another order each time, so that none always comes first.
    for (const place of [0, 1, 2]) {
      const arm = arms[(place + index) % 3] ?? "kit"
      const profile = await person(world, 3 * index + place)
      // The bound asks for the best survey whoever is on the way to it.
      const found = arm === "price" ? nowhere : await oracle(profile, arm === "oracle" ? pending : new Map())
      const survey = choose[arm](profile, found)
      const entrant = survey === undefined ? undefined : await enter(world, arm, profile, survey)
      if (entrant === undefined) continue
      entrants.push(entrant)
      if (arm === "kit") router.setResults(entrant.survey_id, resultsIn(world, entrants, entrant.survey_id))
      if (arm === "oracle") pending = resultsOf(world, entrants, "oracle")
    }
    if (index % options.perMinute === options.perMinute - 1) {
      await sandbox.advance({ seconds: 60 })
      for (const [surveyId, results] of resultsOf(world, entrants, "kit")) router.setResults(surveyId, results)
      pending = resultsOf(world, entrants, "oracle")
    }
  }
  await sandbox.advance({ hours: 2 })
  const foreseeable = entrants.flatMap(({ arm, at, known, profile, survey_id }) => {
    const status = outcomes.get(`${arm}-${profile.pid}`)?.marketplace_status ?? 0
    if (!avoidable.has(status)) return []
    const { reasons, verdict } = judge(known, profile, [], { pii: true, now: at })
    return verdict === "eligible"
      ? []
      : `${arm} ${profile.pid} survey ${survey_id}: ${status}, ${JSON.stringify(reasons)}`
  })
  return {
    surveys: router.size,
    foreseeable,
    atMost: bounds,
    results: {
      kit: resultOf(world, entrants, "kit"),
      price: resultOf(world, entrants, "price"),
      oracle: resultOf(world, entrants, "oracle")
    }
  }
}

/** Billionths per entrant, cut to a whole number. */
export const perEntrant = ({ entrants, revenue }: ArmResult): bigint =>
  entrants === 0 ? 0n : revenue / BigInt(entrants)
