/**
 * Simulates a supplier in the sandbox's market. The respondents are divided into three arms: they are routed by the default ranking (`kit`), by price
 * only, or by an oracle that uses the true conversions. The revenue of each arm is computed from its outcomes.
 */
import { type LoopOptions, supplier, openMarket, type Market } from "./loopMarket.ts"
import type { Opportunity, Outcome } from "@fieldwork/exchange-client"
import { byPrice, type Profile, type Rank, type Results, defaultPayable } from "../../src/index.ts"
import { referenceVerdict } from "../reference/reference.ts"
import { makeOracle, noSurvey, type Truth } from "./oracle.ts"

export const arms = ["kit", "price", "oracle"] as const
export type Arm = (typeof arms)[number]

export interface ArmResult {
  readonly entrants: number
  readonly completes: number
  /** The revenue in billionths of a US dollar. */
  readonly revenue: bigint
  /** The number of entrants by `marketplace_status`, except for status 3. */
  readonly terminations: Readonly<Record<number, number>>
}

export interface Loop {
  readonly surveys: number
  /**
   * An upper bound on the revenue that any ranking can be expected to earn. `entrants` is the number of clicks in the `kit` arm. `revenue` is the
   * sum, in dollars, of the expected revenue from the best survey for each click, ignoring quota limits.
   */
  readonly atMost: { readonly entrants: number; readonly revenue: number }
  readonly results: Readonly<Record<Arm, ArmResult>>
  /**
   * Descriptions of foreseeable terminations. A termination with an avoidable status is foreseeable if the reference implementation does not return
   * the verdict `eligible` for the latest survey document received before the click.
   */
  readonly foreseeable: ReadonlyArray<string>
}

/** The statuses of terminations because of a qualification, a quota, the allocation, a closed survey or a survey group. */
const avoidable = new Set([23, 24, 40, 41, 42, 138, 139, 230])

const locale = "eng_us"

interface Entrant {
  readonly arm: Arm
  readonly profile: Profile
  readonly survey_id: number
  /** The latest document of the survey that had been received before the click. */
  readonly known: Opportunity
  readonly at: Date
}

interface Respondent {
  readonly panelist_id: string
  readonly is_mobile: boolean
  readonly answers: ReadonlyArray<{ readonly question_id: number; readonly precodes: ReadonlyArray<string> }>
}

const person = async ({ call }: Market, index: number): Promise<Profile> => {
  const pid = `panel-${locale}-${String(index).padStart(6, "0")}`
  const { answers, is_mobile } = (await call("GET", `/__sandbox/respondents/${pid}`)) as Respondent
  return {
    pid,
    country_language: locale,
    device: is_mobile ? "mobile" : "desktop",
    answers: Object.fromEntries(answers.map(({ precodes, question_id }) => [question_id, precodes]))
  }
}

const enter = async (market: Market, arm: Arm, profile: Profile, surveyId: number): Promise<Entrant | undefined> => {
  const [at, known] = [market.sandbox.now(), market.known.get(surveyId)]
  if (known === undefined) return undefined
  const link = (await market.call("POST", `/__sandbox/suppliers/${supplier}/links`, { survey_number: surveyId })) as
    | { readonly live_link: string }
    | undefined
  if (link === undefined) return undefined
  await market.sandbox.fetch(`${link.live_link}${profile.pid}&MID=${arm}-${profile.pid}`, { redirect: "manual" })
  return { arm, profile, survey_id: surveyId, known, at }
}

/** Returns whether the respondent is no longer in the screener or the client survey. */
const isOver = ({ client_status, marketplace_status }: Outcome): boolean =>
  marketplace_status !== 1 && !(marketplace_status === 3 && client_status === 1)

/** Returns the results of one arm by survey, based on the outcomes of its own entrants. */
const resultsOf = ({ outcomes }: Market, entrants: ReadonlyArray<Entrant>, arm: Arm): ReadonlyMap<number, Results> => {
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
  defaultPayable.marketplace_status.includes(marketplace_status) && defaultPayable.client_status.includes(client_status)

const nanosOf = (value: string): bigint => {
  const [whole = "0", fraction = ""] = value.split(".")
  return BigInt(whole + fraction.padEnd(9, "0"))
}

/** Returns the results of the `kit` arm in one survey. */
const resultsIn = (market: Market, entrants: ReadonlyArray<Entrant>, surveyId: number): Results =>
  resultsOf(
    market,
    entrants.filter(({ survey_id }) => survey_id === surveyId),
    "kit"
  ).get(surveyId) ?? { entrants: 0, completes: 0 }

const resultOf = ({ outcomes }: Market, entrants: ReadonlyArray<Entrant>, arm: Arm): ArmResult => {
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

export const runLoop = async (options: LoopOptions): Promise<Loop> => {
  const market = await openMarket(options)
  const { outcomes, router, sandbox } = market
  await sandbox.advance({ hours: options.warmUpHours })
  const oracle = makeOracle(market)
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
    // The order of the arms is rotated, so that no arm is always first.
    for (const position of [0, 1, 2]) {
      const arm = arms[(position + index) % 3] ?? "kit"
      const profile = await person(market, 3 * index + position)
      // The upper bound uses the best survey without considering pending entrants.
      const found = arm === "price" ? noSurvey : await oracle(profile, arm === "oracle" ? pending : new Map())
      const survey = choose[arm](profile, found)
      const entrant = survey === undefined ? undefined : await enter(market, arm, profile, survey)
      if (entrant === undefined) continue
      entrants.push(entrant)
      if (arm === "kit") router.setResults(entrant.survey_id, resultsIn(market, entrants, entrant.survey_id))
      if (arm === "oracle") pending = resultsOf(market, entrants, "oracle")
    }
    if (index % options.perMinute === options.perMinute - 1) {
      await sandbox.advance({ seconds: 60 })
      for (const [surveyId, results] of resultsOf(market, entrants, "kit")) router.setResults(surveyId, results)
      pending = resultsOf(market, entrants, "oracle")
    }
  }
  await sandbox.advance({ hours: 2 })
  const foreseeable = entrants.flatMap(({ arm, at, known, profile, survey_id }) => {
    const status = outcomes.get(`${arm}-${profile.pid}`)?.marketplace_status ?? 0
    if (!avoidable.has(status)) return []
    const { reasons, verdict } = referenceVerdict(known, profile, [], { pii: true, now: at })
    return verdict === "eligible"
      ? []
      : `${arm} ${profile.pid} survey ${survey_id}: ${status}, ${JSON.stringify(reasons)}`
  })
  return {
    surveys: router.size,
    foreseeable,
    atMost: bounds,
    results: {
      kit: resultOf(market, entrants, "kit"),
      price: resultOf(market, entrants, "price"),
      oracle: resultOf(market, entrants, "oracle")
    }
  }
}

/** Returns the revenue per entrant in billionths of a US dollar, rounded down. */
export const perEntrant = ({ entrants, revenue }: ArmResult): bigint =>
  entrants === 0 ? 0n : revenue / BigInt(entrants)
