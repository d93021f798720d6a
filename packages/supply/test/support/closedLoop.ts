/**
 * A supplier in the sandbox's market: respondents are routed by the kit's ranking, by price alone and by an oracle that knows the truth, in turn, and what they earn is read
 * from the outcomes.
 */
import type { Opportunity, Outcome } from "@fieldwork/exchange-client"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { byPrice, createRouter, type Policy, type Profile, type Rank, usualPayable } from "../../src/index.ts"
import { judge } from "../reference/reference.ts"

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

type World = Awaited<ReturnType<typeof open>>

const person = async ({ call }: World, index: number): Promise<Profile> => {
  const pid = `panel-${locale}-${String(index).padStart(6, "0")}`
  const { answers } = (await call("GET", `/__sandbox/respondents/${pid}`)) as Respondent
  return {
    pid,
    country_language: locale,
    answers: Object.fromEntries(answers.map(({ precodes, question_id }) => [question_id, precodes]))
  }
}

/** The share of entrants who complete, which suppliers do not see. */
const truthOf = async ({ call, known }: World): Promise<ReadonlyMap<number, number>> => {
  const truths = new Map<number, number>()
  for (const { country_language, survey_id } of known.values()) {
    if (country_language !== locale) continue
    const shown = (await call("GET", `/__sandbox/surveys/${survey_id}`)) as
      | { readonly truth: { readonly conversion: number } }
      | undefined
    if (shown !== undefined) truths.set(survey_id, shown.truth.conversion)
  }
  return truths
}

const enter = async (
  world: World,
  arm: Arm,
  profile: Profile,
  rank: Rank | undefined
): Promise<Entrant | undefined> => {
  const at = world.sandbox.now()
  const { surveys } = world.router.match(profile, { limit: 1, now: at, ...(rank !== undefined && { rank }) })
  const [best] = surveys
  const known = best && world.known.get(best.survey.survey_id)
  if (known === undefined) return undefined
  const { survey_id } = known
  const link = (await world.call("POST", `/__sandbox/suppliers/${supplier}/links`, { survey_number: survey_id })) as
    | { readonly live_link: string }
    | undefined
  if (link === undefined) return undefined
  await world.sandbox.fetch(`${link.live_link}${profile.pid}&MID=${arm}-${profile.pid}`, { redirect: "manual" })
  return { arm, profile, survey_id, known, at }
}

/** What the kit's arm learns from its own outcomes. */
const learn = ({ outcomes, router }: World, entrants: ReadonlyArray<Entrant>): void => {
  const own = new Map<number, { entrants: number; completes: number }>()
  for (const { arm, profile, survey_id } of entrants) {
    const outcome = outcomes.get(`${arm}-${profile.pid}`)
    const isOver = outcome !== undefined && !(outcome.marketplace_status === 3 && outcome.client_status === 1)
    if (arm !== "kit" || !isOver) continue
    const results = own.get(survey_id) ?? { entrants: 0, completes: 0 }
    own.set(survey_id, results)
    results.entrants += 1
    if (isPaid(outcome)) results.completes += 1
  }
  for (const [surveyId, results] of own) router.setResults(surveyId, results)
}

const isPaid = ({ client_status = 0, marketplace_status = 0 }: Outcome): boolean =>
  usualPayable.marketplace_status.includes(marketplace_status) && usualPayable.client_status.includes(client_status)

const nanosOf = (value: string): bigint => {
  const [whole = "0", fraction = ""] = value.split(".")
  return BigInt(whole + fraction.padEnd(9, "0"))
}

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
  const { outcomes, sandbox } = world
  await sandbox.advance({ hours: options.warmUpHours })
  const truths = await truthOf(world)
  const oracle: Rank = ({ price, survey }) => Number(price?.nanos ?? 0n) * (truths.get(survey.survey_id) ?? 0)
  const ranks: Readonly<Record<Arm, Rank | undefined>> = { kit: undefined, price: byPrice, oracle }
  const entrants: Array<Entrant> = []
  for (let index = 0; index < options.respondents; index++) {
    // In another order each time, so that none always comes first.
    for (const place of [0, 1, 2]) {
      const arm = arms[(place + index) % 3] ?? "kit"
      const profile = await person(world, 3 * index + place)
      const entrant = await enter(world, arm, profile, ranks[arm])
      if (entrant !== undefined) entrants.push(entrant)
    }
    if (index % options.perMinute === options.perMinute - 1) {
      await sandbox.advance({ seconds: 60 })
      learn(world, entrants)
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
    surveys: world.router.size,
    foreseeable,
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
