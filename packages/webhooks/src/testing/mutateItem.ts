/**
 * Changes an item of a callback in the ways that a careless or defective sender might.
 */
import { below, pick, type Random, seeded } from "./Random.ts"

/** JSON values that may replace the value of a field. JavaScript cannot represent several of them exactly. */
const unexpectedValues = [
  "null",
  "true",
  "0",
  "-1",
  "1.0",
  "1.5",
  "-0",
  "1e3",
  "1E-400",
  "1e400",
  "-1e400",
  "9007199254740991",
  "9007199254740992",
  "9007199254740993",
  "12345678901234567890",
  "8388608",
  "8388609.5",
  "0.30000000000000004",
  '""',
  '"7"',
  '"1.5"',
  '"1.0000000001"',
  '"9999999.999999999"',
  '"1e3"',
  '"\\u0000"',
  '"\\ud800"',
  '"€🎉"',
  "[]",
  '["18"]',
  "[1, null]",
  "[9007199254740993]",
  "{}",
  '{"value": 1e400, "currency_code": "USD"}',
  '{"value": "0.1"}',
  '{"value": 2.5}',
  '[{"survey_quota_id": 9007199254740993}]',
  '{"a": {"b": [{}]}}'
] as const

/** The names of fields that may be added: fields of opportunities and of outcomes, and some fields that neither has. */
const names = [
  "survey_id",
  "survey_name",
  "message_reason",
  "is_live",
  "revenue_per_interview",
  "survey_quotas",
  "respondent_id",
  "session_id",
  "marketplace_status",
  "client_status",
  "rpi",
  "study_type",
  "brand_new",
  "__proto__",
  "constructor"
] as const

type Member = readonly [name: string, text: string]

/**
 * Returns the JSON of an item with one to three changes. A field may be missing, null, of another type, too large to be exact, repeated, or taken
 * from the other kind of item (an opportunity or an outcome). The same seed always results in the same changes.
 *
 * ```ts
 * const [opportunity] = buildOpportunities(1)
 * const body = `[${mutateItem(opportunity, 1)}, ${mutateItem(opportunity, 2)}]`
 * ```
 *
 * @example
 * ```ts
 * import { mutateItem } from "@fieldwork/webhooks/testing"
 * mutateItem({ survey_id: 1 }, 7) === mutateItem({ survey_id: 1 }, 7) // => true
 * ```
 */
export const mutateItem = (item: object, seed: number): string => {
  const random = seeded(seed)
  let members: ReadonlyArray<Member> = Object.entries(item).map(([name, value]) => [name, JSON.stringify(value)])
  for (let changes = 1 + below(random, 3); changes > 0; changes--) members = change(random, members)
  if (random() < 0.01) return pick(random, unexpectedValues)
  return `{${members.map(([name, text]) => `${JSON.stringify(name)}:${text}`).join()}}`
}

const change = (random: Random, members: ReadonlyArray<Member>): ReadonlyArray<Member> => {
  const at = below(random, members.length)
  const [name = "survey_id", text = "1"] = members[at] ?? []
  return pick<() => ReadonlyArray<Member>>(random, [
    () => members.toSpliced(at, 1),
    () => members.toSpliced(at, 1, [name, pick(random, unexpectedValues)]),
    () => members.toSpliced(at, 1, [name, within(random, text)]),
    () => members.toSpliced(at, 0, [pick(random, names), pick(random, unexpectedValues)]),
    () => [...members, [name, pick(random, unexpectedValues)]],
    () => members.toSorted(() => random() - 0.5),
    () => members.filter(() => random() < 0.5)
  ])()
}

/** Replaces one number or string in the JSON with an unexpected value. */
const within = (random: Random, text: string): string => {
  const tokens = [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?|-?\d[\d.eE+-]*/g)]
  const places = tokens.filter(([, colon]) => colon === undefined)
  const place = places[below(random, places.length)]
  if (place === undefined) return text
  return text.slice(0, place.index) + pick(random, unexpectedValues) + text.slice(place.index + place[0].length)
}
