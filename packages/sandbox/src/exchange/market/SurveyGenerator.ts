/**
 * Creates surveys from a seed. The same random stream and number always create the same survey.
 *
 * Three survey numbers identify the same kind of survey in every market that has at least three surveys, so documentation and tests can rely on them. Surveys 1000001 and 1000002 are
 * live adhoc surveys in eng_us with an allocation for every supplier. Survey 1000003 is reserved for supplier 4712. All three stay open for half a
 * year, and every adult qualifies for them.
 */
import type { Random } from "../../environment/Random.ts"
import { account, buyers, otherAccounts } from "../data/accounts.ts"
import { industries } from "../data/industries.ts"
import { countryLanguages, localeOf } from "../data/locales.ts"
import { recontact, studyTypes } from "../data/studyTypes.ts"
import { nanosPerCent } from "../Money.ts"
import { panelist } from "../respondents/Panel.ts"
import { type Churn, churnProfiles } from "./Churn.ts"
import * as Conditions from "./Conditions.ts"
import * as Entrants from "./Entrants.ts"
import type { Allocation, Quota, Status, Survey } from "./Survey.ts"
import * as Fluctuation from "./Fluctuation.ts"

export const firstNumber = 1_000_001

/** The only supplier that may send respondents to survey 1000003. */
const reservedFor = "4712"

export const suppliers: ReadonlyArray<string> = [account, ...otherAccounts].flatMap((_) =>
  _.suppliers.map(({ code }) => code)
)

const day = 86_400_000

/** The `CountryLanguageID` values of generated surveys. An id that is listed more often is more likely. */
const languageIds = [9, 9, 9, 9, 9, 9, 9, 9, 8, 8, 8, 6, 6, 11, 10, 10, 12, 12, 18, 19, 20, 13, 16, 5, 5, 7, 76, 14]

const adhoc = 1

/** The properties that differ between the three surveys with fixed numbers, published surveys and all other surveys. */
export interface SurveyPlan {
  readonly status: Status
  readonly countryLanguageId: number
  readonly studyTypeId: number
  readonly bidIncidence: number
  readonly minutes: number
  readonly wanted: number
  readonly fieldTime: number
  readonly pace: number
  /** The total number of respondents that other suppliers send, as a multiple of the number that is needed to fill the survey. */
  readonly supply: number
  /**
   * The average number of respondents from other suppliers who enter each time the market simulates respondents. Takes precedence over `supply`.
   */
  readonly demand?: number
  /** The only supplier that may send respondents. Undefined if the survey is not reserved. */
  readonly reserved: string | undefined
  readonly isPrivate: boolean
  readonly isTargeted: boolean
  /** Whether every adult qualifies. */
  readonly isPlain: boolean
  readonly hours: Survey["hours"]
  readonly device: Survey["device"]
  readonly groupIds: ReadonlyArray<number>
  readonly isSteady: boolean
}

export interface SurveyOptions {
  readonly churn: Churn
  /** The number of survey groups. Their ids are consecutive, starting at `firstGroup`. */
  readonly groups: number
}

export const firstGroup = 7701

const wellKnownPlan = (random: Random, number: number): SurveyPlan => ({
  status: "03",
  countryLanguageId: 9,
  studyTypeId: adhoc,
  bidIncidence: random.integer(75, 100),
  minutes: random.integer(6, 20),
  wanted: 250_000,
  fieldTime: 190 * day,
  pace: churnProfiles.calm.pace(random),
  supply: 0.6,
  reserved: number === firstNumber + 2 ? reservedFor : undefined,
  isPrivate: number === firstNumber + 2,
  isTargeted: false,
  isPlain: true,
  hours: undefined,
  device: "any",
  groupIds: [],
  isSteady: true
})

const device = (random: Random): Survey["device"] => {
  const at = random.next()
  if (at < 0.88) return "any"
  return at < 0.96 ? "desktop" : "mobile"
}

/** Draws opening hours of 8 to 16 hours, starting at any hour of the day. */
const hoursOf = (random: Random) => {
  const from = random.integer(0, 23)
  return { from, until: (from + random.integer(8, 16)) % 24 }
}

const drawPlan = (random: Random, { churn, groups }: SurveyOptions): SurveyPlan => {
  const reserved = random.chance(0.04) ? random.pick(suppliers) : undefined
  const isPrivate = reserved !== undefined || random.chance(0.06)
  return {
    status: "01",
    countryLanguageId: random.pick(languageIds),
    studyTypeId: random.chance(0.8) ? adhoc : random.chance(0.35) ? recontact : random.pick(studyTypes).row[0],
    bidIncidence: random.integer(8, 100),
    minutes: random.integer(4, 26),
    wanted: random.integer(60, 900),
    fieldTime: churnProfiles[churn].fieldTime(random),
    pace: churnProfiles[churn].pace(random),
    supply: 0.4 + 1.2 * random.next(),
    reserved,
    isPrivate,
    isTargeted: random.chance(0.04),
    isPlain: random.chance(0.1),
    hours: random.chance(0.06) ? hoursOf(random) : undefined,
    device: device(random),
    groupIds: random.chance(0.15) ? [firstGroup + random.integer(0, groups - 1)] : [],
    isSteady: false
  }
}

/**
 * The plan of a survey that is open to every supplier during its entire field time. Several respondents from other suppliers enter each time the
 * market simulates respondents.
 */
export const openPlan = {
  demand: 8,
  studyTypeId: adhoc,
  reserved: undefined,
  isPrivate: false,
  isTargeted: false,
  hours: undefined,
  device: "any",
  groupIds: [],
  isSteady: true
} as const

const allocationsOf = (random: Random, { isPrivate, isSteady, reserved, wanted }: SurveyPlan) => {
  const all = new Map<string, Allocation>()
  for (const code of reserved === undefined ? suppliers : [reserved]) {
    const fullGrant = Math.ceil((wanted * random.integer(10, 60)) / 100)
    const isGranted = reserved !== undefined || random.chance(isPrivate ? 0.5 : 0.92) || isSteady
    if (isGranted) all.set(code, { granted: fullGrant, completes: 0, fullGrant })
  }
  return all
}

/**
 * Draws the panelists that each supplier may send to a recontact survey. They are panelists of the survey's locale who are assumed to have entered an
 * earlier survey through the supplier.
 */
const recontactsOf = (random: Random, countryLanguageId: number) => {
  const code = countryLanguages.find(([id]) => id === countryLanguageId)?.[1] ?? "ENG-US"
  return new Map(
    suppliers.map((supplier) => [
      supplier,
      Array.from({ length: random.integer(0, 6) }, () => panelist(localeOf(code), random.integer(0, 9_999)))
    ])
  )
}

/** Draws the share of qualified respondents who finish the interview. The share decreases with the length of the interview. */
const completionOf = (random: Random, minutes: number): number => 0.97 - 0.012 * minutes * (0.5 + random.next())

/**
 * Creates a survey. `begin` is the start of the field time in milliseconds of virtual time. Properties in `fixed` are not drawn from the seed.
 */
export const generateSurvey = (
  random: Random,
  number: number,
  begin: number,
  options: SurveyOptions,
  fixed: Partial<SurveyPlan> = {}
): Survey => {
  const plan = { ...(number < firstNumber + 3 ? wellKnownPlan(random, number) : drawPlan(random, options)), ...fixed }
  const { bidIncidence, fieldTime, minutes, pace, wanted } = plan
  const [industryId, , industry] = random.pick(industries)
  const buyer = random.pick(buyers)
  const total: Quota = { id: number * 10, conditions: [], share: 1, wanted, entrants: 0, completes: 0 }
  // The true incidence is close to the buyer's estimate.
  const incidenceFactor = Math.min(1, (bidIncidence / 100) * (0.85 + 0.3 * random.next()))
  // The conversion is bounded to leave room for equal variation in both directions.
  const conversion = Math.min(0.72, Math.max(0.02, incidenceFactor * completionOf(random, minutes)))
  const incidence = plan.isPlain ? 0.9 : 0.5 + 0.4 * random.next()
  // The price increases with the length of the interview and decreases with the incidence.
  const price = (60 + minutes * random.integer(6, 14) + (100 - bidIncidence) * 3) * nanosPerCent
  return {
    number,
    sid: random.uuid(),
    name: `${industry} ${number - firstNumber + 1}`,
    buyer,
    countryLanguageId: plan.countryLanguageId,
    industryId,
    studyTypeId: plan.studyTypeId,
    sampleTypeId: 100,
    status: plan.status,
    bidLengthOfInterview: minutes + random.pick([0, 0, 0.5]),
    bidIncidence,
    collectsPii: random.chance(0.1),
    isTrueSample: false,
    groupIds: plan.groupIds,
    countsPrescreens: random.chance(0.1),
    isReserved: plan.reserved !== undefined,
    isPrivate: plan.isPrivate,
    device: plan.device,
    hours: plan.hours,
    isClosedByHours: false,
    price,
    listPrice: price,
    ...(plan.isPlain ? Conditions.genderQuotas(total) : Conditions.draw(random, total)),
    allocations: allocationsOf(random, plan),
    targets: new Set(plan.isTargeted ? [random.pick(suppliers)] : []),
    hedge: 0,
    deliversAll: true,
    terms: { priority: 6, clientUrl: undefined, verifiesCallback: true, uniquePid: true, uniqueIp: true },
    recontacts: plan.studyTypeId === recontact ? recontactsOf(random, plan.countryLanguageId) : new Map(),
    fieldBegin: begin,
    fieldEnd: begin + fieldTime,
    truth: {
      conversion,
      minutes: minutes * (0.8 + 0.5 * random.next()),
      terminationMinutes: 1 + 2 * random.next(),
      incidence
    },
    conversionFluctuation: Fluctuation.start(random, begin),
    minutesFluctuation: Fluctuation.start(random, begin),
    demand: plan.demand ?? (wanted * plan.supply * pace) / (fieldTime * conversion * incidence),
    pace,
    systemEntrants: 0,
    mobileEntrants: 0,
    mobileCompletes: 0,
    entrants: Entrants.make(),
    isSteady: plan.isSteady,
    isExternal: false,
    firstSessionOfQuotas: 0,
    changes: 0
  }
}

/** Sets the counts of a survey to the values that it would have reached by `now`. */
export const advanceCounts = (survey: Survey, now: number, supply: number): void => {
  const { fieldBegin, fieldEnd, quotas, truth } = survey
  const progress = Math.min(0.95, (supply * (now - fieldBegin)) / (fieldEnd - fieldBegin))
  const [total] = quotas
  for (const [index, quota] of quotas.entries()) {
    const natural = Conditions.naturalShare(survey, index)
    quota.completes = Math.min(quota.wanted, Math.floor(total.wanted * progress * natural))
    quota.entrants = Math.min(
      survey.countsPrescreens ? quota.wanted : Number.POSITIVE_INFINITY,
      Math.floor(quota.completes / truth.conversion)
    )
  }
  survey.systemEntrants = Math.floor(total.entrants / truth.incidence)
  const isCounted = survey.device !== "desktop"
  survey.mobileEntrants = isCounted ? Math.floor(total.entrants * 0.45) : 0
  survey.mobileCompletes = isCounted ? Math.floor(total.completes * 0.45) : 0
}
