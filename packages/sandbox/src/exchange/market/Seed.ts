/**
 * Makes a survey from a seed: the same random stream and number give the same survey.
 *
 * Three numbers are the same in every market, for documentation and tests to rely on: 1000001 and 1000002 are live adhoc surveys in eng_us that
 * every supplier has an allocation for; 1000003 is one that is reserved for supplier 4712. They stay open for half a year and many
 * respondents qualify for them.
 */
import type { Random } from "../../kernel/Random.ts"
import { account, buyers, otherAccounts, surveyGroups } from "../data/accounts.ts"
import { industries } from "../data/industries.ts"
import { age, ages, education, employment, gender } from "../data/questions.ts"
import { studyTypes } from "../data/studyTypes.ts"
import type { Allocation, Condition, Quota, Status, Survey } from "./Survey.ts"

export const firstNumber = 1_000_001

/** Survey 1000003 is for this supplier alone. */
export const reservedFor = "4712"

const suppliers = [account, ...otherAccounts].flatMap((_) => _.suppliers.map(({ code }) => code))

const day = 86_400_000

/** Country language ids; one that is listed twice is twice as likely. */
const countryLanguages = [
  9, 9, 9, 9, 9, 9, 9, 9, 8, 8, 8, 6, 6, 11, 10, 10, 12, 12, 18, 19, 20, 13, 16, 5, 5, 7, 76, 14
]

const adhoc = 1
const recontact = 22

const split = (
  conditions: ReadonlyArray<readonly [Condition, number]>,
  number: number,
  wanted: number
): ReadonlyArray<Quota> =>
  conditions.map(([condition, share], index) => ({
    id: number * 10 + index + 1,
    conditions: [condition],
    share,
    wanted: Math.ceil(wanted * share),
    entrants: 0,
    completes: 0
  }))

const clientQuotas = (random: Random, number: number, wanted: number): ReadonlyArray<Quota> => {
  const genders = [
    [{ question: gender.id, precodes: ["1"] }, 0.5],
    [{ question: gender.id, precodes: ["2"] }, 0.5]
  ] as const
  const bands = [
    [{ question: age.id, precodes: ages(18, 34) }, 0.32],
    [{ question: age.id, precodes: ages(35, 54) }, 0.36],
    [{ question: age.id, precodes: ages(55, 99) }, 0.32]
  ] as const
  return split([...(random.chance(0.6) ? genders : []), ...(random.chance(0.4) ? bands : [])], number, wanted)
}

const qualifications = (random: Random): ReadonlyArray<Condition> => [
  { question: age.id, precodes: ages(random.pick([18, 18, 21, 25]), random.pick([54, 64, 99, 99])) },
  { question: gender.id, precodes: random.pick([["1", "2"], ["1", "2"], ["1", "2"], ["1"], ["2"]]) },
  ...(random.chance(0.3) ? [{ question: employment.id, precodes: ["1", "2", "3"] }] : []),
  ...(random.chance(0.15) ? [{ question: education.id, precodes: ["4", "5", "6"] }] : [])
]

const allocations = (random: Random, wanted: number, reserved: string | undefined, isFixed: boolean) => {
  const all = new Map<string, Allocation>()
  for (const code of reserved === undefined ? suppliers : [reserved]) {
    const usual = Math.ceil((wanted * (isFixed ? 60 : random.integer(10, 60))) / 100)
    if (isFixed || reserved !== undefined || random.chance(0.92)) all.set(code, { granted: usual, completes: 0, usual })
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

/** `status` is what it begins with; field work begins at `begin`, in milliseconds of virtual time. */
export const survey = (random: Random, number: number, status: Status, begin: number): Survey => {
  const isFixed = number < firstNumber + 3
  const industry = random.pick(industries)
  const language = random.pick(countryLanguages)
  const studyTypeId = random.chance(0.8) ? adhoc : random.chance(0.35) ? recontact : random.pick(studyTypes).row[0]
  const studyType = isFixed ? adhoc : studyTypeId
  const minutes = random.integer(4, 26)
  const bidIncidence = random.integer(isFixed ? 60 : 8, 100)
  const wanted = isFixed ? 100_000 : random.integer(60, 900)
  const reserved = random.chance(0.05) ? random.pick(suppliers) : undefined
  const exclusive = isFixed ? (number === firstNumber + 2 ? reservedFor : undefined) : reserved
  const total: Quota = { id: number * 10, conditions: [], share: 1, wanted, entrants: 0, completes: 0 }
  return {
    number,
    sid: random.uuid(),
    name: `${industry[2]} ${number - firstNumber + 1}`,
    buyer: random.pick(buyers),
    countryLanguageId: isFixed ? 9 : language,
    industryId: industry[0],
    studyTypeId: studyType,
    sampleTypeId: 100,
    status: isFixed ? "03" : status,
    bidLengthOfInterview: minutes + random.pick([0, 0, 0.5]),
    bidIncidence,
    collectsPii: random.chance(0.1),
    groupIds: random.chance(0.15) ? [random.pick(surveyGroups).id] : [],
    countsPrescreens: random.chance(0.1),
    isReserved: exclusive !== undefined,
    // Long interviews and rare respondents cost more.
    price: 60 + minutes * random.integer(6, 14) + (100 - bidIncidence) * 3,
    quotas: [total, ...clientQuotas(random, number, wanted)],
    qualifications: qualifications(random),
    allocations: allocations(random, wanted, exclusive, isFixed),
    recontacts: studyType === recontact ? recontacts(random) : new Map(),
    fieldBegin: begin,
    fieldEnd: begin + (isFixed ? 190 : random.integer(2, 12)) * day,
    truth: {
      incidence: Math.min(0.98, (bidIncidence / 100) * (0.8 + 0.4 * random.next())),
      conversion: (isFixed ? 0.6 : 0.25) + (isFixed ? 0.3 : 0.65) * random.next(),
      minutes: minutes * (0.8 + 0.5 * random.next()),
      terminationMinutes: 1 + 2 * random.next()
    },
    systemEntrants: 0,
    mobileEntrants: 0,
    mobileCompletes: 0,
    isSteady: isFixed,
    changes: 0
  }
}
