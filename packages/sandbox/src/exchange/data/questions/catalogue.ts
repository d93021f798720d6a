/**
 * The questions in the question library: their ids, kinds, and the distribution of answers. The wording is in `languages/`.
 *
 * The ids of age (42), gender (43) and postal code (45) are taken from publicly available sources. All other ids and all shares are invented for the
 * sandbox.
 */

export type Kind = "Single Punch" | "Multi Punch" | "Numeric - Open-end" | "Text - Open-end"

export interface QuestionRow {
  readonly id: number
  readonly name: string
  readonly kind: Kind
  /** The name of the question's option set; undefined for an open-ended question. */
  readonly set: string | undefined
  /** The code of the classification in the QuestionClassifications lookup. */
  readonly classification: number | null
  readonly isCore: boolean
  /**
   * The shares of people by option. For a single-punch question, each person chooses one option. For a multi-punch question, each share is
   * independent, and the last option, "none of these", has no share.
   */
  readonly shares: ReadonlyArray<number>
  /** The number of days after which a respondent's answer may change. Undefined if the answer rarely changes. */
  readonly validDays: number | undefined
}

type Row = readonly [
  id: number,
  name: string,
  set: string,
  shares: ReadonlyArray<number>,
  validDays?: number | undefined
]

const of = (classification: number | null, kind: Kind, isCore: boolean, rows: ReadonlyArray<Row>) =>
  rows.map(([id, name, set, shares, validDays]): QuestionRow => ({
    id,
    name,
    kind,
    set,
    classification,
    isCore,
    shares,
    validDays
  }))

const open = (id: number, name: string, kind: Kind): QuestionRow => ({
  id,
  name,
  kind,
  set: undefined,
  classification: 1,
  isCore: true,
  shares: [],
  validDays: undefined
})

const demographic = 1
const automotive = 2
const health = 3
const occupation = 4
const food = 5
const technology = 6
const media = 7
const finance = 8
const travel = 9
const home = 10

/**
 * Three distributions of the answers to questions with the option set `frequency`: the share of people who choose each option, from daily to never.
 */
const often = [0.5, 0.22, 0.12, 0.08, 0.08]
const sometimes = [0.12, 0.3, 0.26, 0.2, 0.12]
const rarely = [0.02, 0.08, 0.2, 0.4, 0.3]

const single = "Single Punch"
const multi = "Multi Punch"

export const catalogue: ReadonlyArray<QuestionRow> = [
  open(42, "AGE", "Numeric - Open-end"),
  ...of(demographic, single, true, [[43, "GENDER", "gender", [0.49, 0.51]]]),
  open(45, "ZIP", "Text - Open-end"),
  ...of(demographic, single, true, [
    [122, "REGION", "region", [0.22, 0.2, 0.34, 0.24]],
    [632, "STANDARD_RELATIONSHIP", "relationship", [0.3, 0.45, 0.12, 0.1, 0.03]],
    [633, "STANDARD_EDUCATION", "education", [0.08, 0.32, 0.2, 0.24, 0.13, 0.03]],
    [643, "HOME_OWNERSHIP", "tenure", [0.55, 0.4, 0.05]],
    [644, "RESIDENCE", "residence", [0.4, 0.38, 0.22]],
    [7023, "HOUSEHOLD_SIZE", "people", [0.24, 0.34, 0.17, 0.14, 0.07, 0.04]],
    [7064, "PARENTAL_STATUS", "yesNo", [0.36, 0.64]],
    [61_076, "STANDARD_HOUSEHOLD_INCOME", "income", [0.16, 0.22, 0.19, 0.14, 0.1, 0.12, 0.07]]
  ]),
  ...of(occupation, single, true, [[2189, "STANDARD_EMPLOYMENT", "employment", [0.42, 0.14, 0.1, 0.12, 0.08, 0.14]]]),
  ...of(automotive, single, false, [
    [1249, "STANDARD_VEHICLES", "vehicles", [0.14, 0.44, 0.3, 0.12]],
    [1250, "VEHICLE_PURCHASE", "yesNo", [0.16, 0.84], 90],
    [1252, "DRIVING_LICENCE", "yesNo", [0.84, 0.16]]
  ]),
  ...of(automotive, multi, false, [[1251, "VEHICLE_TYPE", "vehicleTypes", [0.34, 0.36, 0.28, 0.09, 0.07]]]),
  ...of(health, multi, false, [
    [8321, "STANDARD_AILMENTS", "ailments", [0.24, 0.09, 0.08, 0.13, 0.22, 0.28, 0.12]],
    [8326, "DIET", "diets", [0.09, 0.04, 0.06, 0.11], 180]
  ]),
  ...of(health, single, false, [
    [8322, "GLASSES", "yesNo", [0.62, 0.38]],
    [8323, "SMOKING", "frequency", [0.15, 0.03, 0.02, 0.05, 0.75]],
    [8324, "EXERCISE", "frequency", [0.2, 0.38, 0.14, 0.18, 0.1]],
    [8327, "HEALTH_INSURANCE", "yesNo", [0.44, 0.56]]
  ]),
  ...of(occupation, single, false, [
    [5729, "WORK_INDUSTRY", "industries", [0.06, 0.07, 0.05, 0.09, 0.05, 0.1, 0.06, 0.06, 0.09, 0.05, 0.08, 0.24]],
    [5730, "COMPANY_SIZE", "companySize", [0.16, 0.16, 0.16, 0.12, 0.16, 0.24]],
    [5731, "JOB_LEVEL", "jobLevel", [0.07, 0.05, 0.14, 0.22, 0.28, 0.24]],
    [5732, "PURCHASE_DECISIONS", "decision", [0.12, 0.2, 0.16, 0.52]],
    [5733, "REMOTE_WORK", "frequency", [0.18, 0.16, 0.06, 0.1, 0.5]],
    [5734, "IT_DECISIONS", "yesNo", [0.14, 0.86]]
  ]),
  ...of(food, single, false, [
    [2301, "GROCERY_SHOPPER", "responsibility", [0.52, 0.34, 0.14]],
    [2302, "COFFEE", "frequency", often],
    [2303, "TEA", "frequency", sometimes],
    [2304, "SOFT_DRINKS", "frequency", sometimes],
    [2305, "BEER", "frequency", [0.05, 0.24, 0.2, 0.19, 0.32]],
    [2306, "WINE", "frequency", [0.05, 0.22, 0.22, 0.22, 0.29]],
    [2307, "FAST_FOOD", "frequency", [0.03, 0.3, 0.34, 0.23, 0.1]],
    [2309, "COOKING", "frequency", often],
    [2310, "ORGANIC_FOOD", "frequency", sometimes],
    [2311, "BABY_FOOD", "yesNo", [0.09, 0.91], 30]
  ]),
  ...of(food, multi, false, [[2308, "SNACKS", "snacks", [0.46, 0.34, 0.5, 0.58, 0.4], 30]]),
  ...of(technology, multi, false, [[3101, "DEVICES", "devices", [0.9, 0.5, 0.66, 0.36, 0.62, 0.34]]]),
  ...of(technology, single, false, [
    [3102, "PHONE_SYSTEM", "phoneSystem", [0.55, 0.38, 0.02, 0.05]],
    [3103, "ONLINE_SHOPPING", "frequency", [0.06, 0.36, 0.38, 0.15, 0.05]],
    [3104, "VIDEO_GAMES", "frequency", [0.2, 0.2, 0.1, 0.14, 0.36]],
    [3105, "SMART_HOME", "yesNo", [0.34, 0.66]],
    [3106, "SOCIAL_MEDIA", "frequency", [0.72, 0.1, 0.04, 0.05, 0.09]],
    [3107, "PHONE_PURCHASE", "yesNo", [0.12, 0.88], 90]
  ]),
  ...of(media, multi, false, [[4101, "STREAMING", "streaming", [0.6, 0.64, 0.28, 0.52]]]),
  ...of(media, single, false, [
    [4102, "TELEVISION", "frequency", [0.6, 0.16, 0.08, 0.08, 0.08]],
    [4103, "RADIO", "frequency", [0.42, 0.22, 0.1, 0.14, 0.12]],
    [4104, "NEWS", "frequency", [0.5, 0.24, 0.08, 0.1, 0.08]],
    [4105, "CINEMA", "frequency", rarely, 60],
    [4106, "PODCASTS", "frequency", [0.1, 0.2, 0.14, 0.18, 0.38]],
    [4107, "BOOKS", "frequency", [0.24, 0.2, 0.18, 0.24, 0.14]]
  ]),
  ...of(finance, multi, false, [[6101, "BANK_PRODUCTS", "bankProducts", [0.9, 0.58, 0.24, 0.36]]]),
  ...of(finance, single, false, [
    [6102, "CREDIT_CARD", "yesNo", [0.6, 0.4]],
    [6103, "INVESTMENTS", "yesNo", [0.3, 0.7]],
    [6104, "CAR_INSURANCE", "yesNo", [0.78, 0.22]],
    [6105, "MORTGAGE", "yesNo", [0.32, 0.68]],
    [6106, "INSURANCE_CHANGE", "yesNo", [0.12, 0.88], 180]
  ]),
  ...of(travel, single, false, [
    [9101, "FLIGHTS", "frequency", [0.01, 0.02, 0.07, 0.6, 0.3]],
    [9102, "HOLIDAY_PLAN", "yesNo", [0.4, 0.6], 90],
    [9103, "HOTELS", "frequency", [0.01, 0.04, 0.15, 0.6, 0.2]],
    [9104, "PUBLIC_TRANSPORT", "frequency", [0.18, 0.2, 0.14, 0.26, 0.22]],
    [9105, "CRUISE", "yesNo", [0.18, 0.82]]
  ]),
  ...of(home, multi, false, [[7101, "PETS", "pets", [0.3, 0.27, 0.06, 0.06, 0.05]]]),
  ...of(home, single, false, [
    [7102, "GARDEN", "yesNo", [0.56, 0.44]],
    [7103, "HOME_IMPROVEMENT", "yesNo", [0.18, 0.82], 90],
    [7104, "SOLAR_PANELS", "yesNo", [0.11, 0.89]],
    [7105, "BABY", "yesNo", [0.06, 0.94], 180],
    [8401, "COSMETICS", "frequency", sometimes],
    [8402, "SHAVING", "frequency", [0.3, 0.4, 0.1, 0.08, 0.12]],
    [8403, "PERFUME", "frequency", [0.3, 0.26, 0.14, 0.16, 0.14]]
  ])
]
