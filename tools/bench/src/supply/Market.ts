/**
 * Uses an in-process sandbox to create panelists and the messages that a supplier receives in a realistically large market.
 */
import type { Opportunity } from "@fieldwork/exchange-client"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import type { Profile } from "@fieldwork/supply"

export interface Market {
  /** The most recent message for each live survey. */
  readonly surveys: ReadonlyArray<Opportunity>
  /** The messages about these surveys that were sent in the two minutes after `surveys` was recorded, in the order in which they were sent. */
  readonly changes: ReadonlyArray<Opportunity>
  readonly people: ReadonlyArray<Profile>
}

interface Panelist {
  readonly panelist_id: string
  readonly country_language: string
  readonly answers: ReadonlyArray<{ readonly question_id: number; readonly precodes: ReadonlyArray<string> }>
}

/** Returns the profile of a panelist. Half of the panelists have answered half of the questions, and the other half have answered all questions. */
const profileOf = ({ answers, country_language, panelist_id }: Panelist, index: number): Profile => ({
  pid: panelist_id,
  country_language,
  answers: Object.fromEntries(
    answers
      .filter((_, place) => index % 2 === 0 || (place + index) % 4 < 2)
      .map(({ precodes, question_id }) => [question_id, precodes])
  )
})

/** The locales of the panelists. Most panelists are in the locale with the most surveys. */
const locales = ["eng_us", "eng_us", "eng_us", "eng_gb", "fre_fr"]

/**
 * The proportion of surveys that are sent to a supplier. For the other surveys, the supplier does not have an allocation, or its allocation is
 * exhausted.
 */
const share = 0.7

export const receiveMarket = async (count: number): Promise<Market> => {
  const live = new Map<number, Opportunity>()
  const changes: Array<Opportunity> = []
  let isCounting = false
  const sandbox = createSandbox({
    market: { size: Math.round(count / share), churn: "real" },
    send: async (request) => {
      for (const survey of (await request.json()) as ReadonlyArray<Opportunity>) {
        if (isCounting) changes.push(survey)
        else if (survey.message_reason === "deactivated") live.delete(survey.survey_id)
        else live.set(survey.survey_id, survey)
      }
      return new Response(null, { status: 204 })
    }
  })
  const [supplier = ""] = credentials.exchange.suppliers
  await sandbox.fetch(`http://sandbox/supply/opportunities/v1/subscriptions/${supplier}`, {
    method: "POST",
    headers: { authorization: credentials.exchange.apiKey, "content-type": "application/json" },
    body: JSON.stringify({
      callback: "http://supplier.example/opportunities",
      include_quotas: true,
      opportunities: [{ country_language: {} }]
    })
  })
  // Surveys that existed before the subscription are sent when they change. After three hours, nearly all of them have changed.
  await sandbox.advance({ hours: 3 })
  isCounting = true
  await sandbox.advance({ seconds: 120 })
  const surveys = [...live.values()].slice(0, count)
  const kept = new Set(surveys.map(({ survey_id }) => survey_id))
  const people = await Promise.all(
    locales.map(async (locale, index) => {
      const list = `http://sandbox/__sandbox/panelists?country_language=${locale}&limit=200&offset=${200 * index}`
      return ((await (await sandbox.fetch(list)).json()) as { readonly items: ReadonlyArray<Panelist> }).items
    })
  )
  return {
    surveys,
    changes: changes.filter(({ survey_id }) => kept.has(survey_id)),
    people: people.flat().map(profileOf)
  }
}
