/**
 * The operations of the HTTP API, keyed by the last segment of their paths.
 */
import { Money } from "@fieldwork/exchange/promise"
import type { Offer } from "../router/IndexedSurvey.ts"
import { type HttpResponse, ok, problem } from "./HttpResponse.ts"
import { integerIn, profileIn, readBody, textIn } from "./Body.ts"
import type { components } from "./schema.gen.ts"
import type { SupplyCalls } from "./SupplyCalls.ts"

type Schemas = components["schemas"]

/**
 * An operation of the HTTP API. `text` is the request body. Rejects with `BodyError` if the body is invalid, or with the error from the method that
 * the operation calls.
 */
export type Operation = (calls: SupplyCalls, text: string) => Promise<HttpResponse>

const amountOf = (price: Offer["price"]): Schemas["Amount"] | null =>
  price === undefined ? null : { value: Money.toText(price), currency_code: price.currency }

const matchSurveys: Operation = async (calls, text) => {
  const body = readBody(text, ["profile", "limit"])
  const limit = body["limit"] === undefined ? 20 : integerIn(body, "limit", 1, 1000)
  const { questions, surveys } = await calls.match(profileIn(body), { limit })
  const matches: Schemas["Matches"] = {
    surveys: surveys.map(({ price, score, survey }) => ({
      survey_id: survey.survey_id,
      score,
      price: amountOf(price)
    })),
    questions: [...questions]
  }
  return ok(matches)
}

const explainVerdict: Operation = async (calls, text) => {
  const body = readBody(text, ["profile", "survey_id"])
  const surveyId = integerIn(body, "survey_id", 0, Number.MAX_SAFE_INTEGER)
  const verdict = await calls.why(profileIn(body), surveyId)
  if (verdict === undefined) return problem(404, `survey ${surveyId} has not been received`)
  return ok({ verdict: verdict.verdict, reasons: [...verdict.reasons] } satisfies Schemas["Verdict"])
}

const routeRespondent: Operation = async (calls, text) => {
  const body = readBody(text, ["profile", "attempts"])
  const attempts = body["attempts"] === undefined ? undefined : integerIn(body, "attempts", 1, 50)
  const routed = await calls.route(profileIn(body), { attempts })
  if (routed._tag === "NoSurvey") return ok({ questions: [...routed.questions] } satisfies Schemas["Routed"])
  const { isResumed: is_resumed, mid, survey_id, url } = routed
  return ok({ url, mid, survey_id, is_resumed, questions: [] } satisfies Schemas["Routed"])
}

const recordReturn: Operation = async (calls, text) => {
  const url = textIn(readBody(text, ["url"]), "url")
  const session = URL.canParse(url, "http://localhost") ? await calls.returned(url) : undefined
  if (session === undefined) return problem(404, "no session has the MID of this URL")
  const { hint = null, isFirst: is_first, mid, pid, survey_id } = session
  return ok({ mid, pid, survey_id, hint, is_first } satisfies Schemas["Returned"])
}

export const operations: ReadonlyMap<string, Operation> = new Map([
  ["match", matchSurveys],
  ["why", explainVerdict],
  ["route", routeRespondent],
  ["returned", recordReturn]
])
