/**
 * Makes a survey from a seed: the same random stream and number give the same survey.
 *
 * Three numbers are the same in every market, for documentation and tests to rely on: 1000001 and 1000002 are live adhoc surveys in eng_us that
 * every supplier has an allocation for; 1000003 is one that is reserved for supplier 4712. They stay open for half a year and many
 * respondents qualify for them.
 */
import type { Random } from "../../environment/Random.ts"
import { account, buyers, otherAccounts, surveyGroups } from "../data/accounts.ts"
import { industries } from "../data/industries.ts"
import { recontact, studyTypes } from "../data/studyTypes.ts"
import { conditions } from "./Conditions.ts"
import type { Allocation, Quota, Status, Survey } from "./Survey.ts"

export const firstNumber = 1_000_001

/** Survey 1000003 is for this supplier alone. */
const reservedFor = "4712"

const suppliers = [account, ...otherAccounts].flatMap((_) => _.suppliers.map(({ code }) => code))

const day = 86_400_000

/** Country language ids; one that is listed twice is twice as likely. */
const countryLanguages = [
  9, 9, 9, 9, 9, 9, 9, 9, 8, 8, 8, 6, 6, 11, 10, 10, 12, 12, 18, 19, 20, 13, 16, 5, 5, 7, 76, 14
]

const adhoc = 1

const allocations = (random: Random, { isSteady, reserved, wanted }: Plan) => {
  const all = new Map<string, Allocation>()
  for (const code of reserved === undefined ? suppliers : [reserved]) {
    const usual = Math.ceil((wanted * random.integer(10, 60)) / 100)
    const isGranted = isSteady || reserved !== undefined || random.chance(0.92)
    if (isGranted) all.set(code, { granted: usual, completes: 0, usual })
  }
  return all
}

const recontacts = (random: Random) =>
  new Map(
    suppliers.map((code) => [
      code,
      Array.from({ length: random.integer(0, 6) }, () => `p-${random.uuid().slice(0, 8)}`)
    ])
  )

/** What the three known surveys and the others differ in. */
export interface Plan {
  readonly status: Status
  readonly countryLanguageId: number
  readonly studyTypeId: number
  readonly bidIncidence: number
  readonly conversion: number
  readonly wanted: number
  readonly fieldDays: number
  /** The one supplier that it is for. */
  readonly reserved: string | undefined
  readonly isSteady: boolean
}

const known = (random: Random, number: number): Plan => ({
  status: "03",
  countryLanguageId: 9,
  studyTypeId: adhoc,
  bidIncidence: random.integer(60, 100),
  conversion: 0.6 + 0.3 * random.next(),
  wanted: 250_000,
  fieldDays: 190,
  reserved: number === firstNumber + 2 ? reservedFor : undefined,
  isSteady: true
})

const usual = (random: Random, status: Status): Plan => ({
  status,
  countryLanguageId: random.pick(countryLanguages),
  studyTypeId: random.chance(0.8) ? adhoc : random.chance(0.35) ? recontact : random.pick(studyTypes).row[0],
  bidIncidence: random.integer(8, 100),
  conversion: 0.25 + 0.65 * random.next(),
  wanted: random.integer(60, 900),
  fieldDays: random.integer(2, 12),
  reserved: random.chance(0.05) ? random.pick(suppliers) : undefined,
  isSteady: false
})

/** Open to every supplier and to anybody who qualifies, as long as its field time lasts. */
export const open = { studyTypeId: adhoc, reserved: undefined, isSteady: true } as const

/** `status` is what it begins with; field work begins at `begin`, in milliseconds of virtual time. `fixed` is not left to the seed. */
export const survey = (
  random: Random,
  number: number,
  status: Status,
  begin: number,
  fixed: Partial<Plan> = {}
): Survey => {
  const plan = { ...(number < firstNumber + 3 ? known(random, number) : usual(random, status)), ...fixed }
  const { bidIncidence, wanted } = plan
  const [industryId, , industry] = random.pick(industries)
  const minutes = random.integer(4, 26)
  const total: Quota = { id: number * 10, conditions: [], share: 1, wanted, entrants: 0, completes: 0 }
  return {
    number,
    sid: random.uuid(),
    name: `${industry} ${number - firstNumber + 1}`,
    buyer: random.pick(buyers),
    countryLanguageId: plan.countryLanguageId,
    industryId,
    studyTypeId: plan.studyTypeId,
    sampleTypeId: 100,
    status: plan.status,
    bidLengthOfInterview: minutes + random.pick([0, 0, 0.5]),
    bidIncidence,
    collectsPii: random.chance(0.1),
    groupIds: random.chance(0.15) ? [random.pick(surveyGroups).id] : [],
    countsPrescreens: random.chance(0.1),
    isReserved: plan.reserved !== undefined,
    // Long interviews and rare respondents cost more.
    price: 60 + minutes * random.integer(6, 14) + (100 - bidIncidence) * 3,
    ...conditions(random, total),
    allocations: allocations(random, plan),
    hedge: 0,
    isWhole: true,
    terms: { priority: 6, clientUrl: undefined, verifiesCallback: true, uniquePid: true, uniqueIp: true },
    recontacts: plan.studyTypeId === recontact ? recontacts(random) : new Map(),
    fieldBegin: begin,
    fieldEnd: begin + plan.fieldDays * day,
    truth: {
      incidence: Math.min(0.98, (bidIncidence / 100) * (0.8 + 0.4 * random.next())),
      conversion: plan.conversion,
      minutes: minutes * (0.8 + 0.5 * random.next()),
      terminationMinutes: 1 + 2 * random.next()
    },
    systemEntrants: 0,
    mobileEntrants: 0,
    mobileCompletes: 0,
    isSteady: plan.isSteady,
    isOwn: false,
    changes: 0
  }
}
