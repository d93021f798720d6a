/**
 * Creates callback bodies with 4 KB surveys, which compress to about a tenth of their size.
 */
import { buildOpportunities } from "@fieldwork/webhooks/testing"
import { randomBytes } from "node:crypto"

export interface TableRows {
  /**
   * Returns the body for a round. Every survey changes in every round. The buffer is reused, so send the body before requesting the next one.
   */
  readonly body: (round: number) => Buffer
}

const position = "00000000"

export const makeBatch = (surveys: number, firstSurveyId = 1): TableRows => {
  const items = buildOpportunities(surveys, { firstSurveyId }).map((one) => ({
    ...one,
    survey_name: `${position} ${randomBytes(150).toString("base64url")}`,
    survey_qualifications: one.survey_qualifications?.slice(1) ?? []
  }))
  const body = Buffer.from(JSON.stringify(items))
  const positions: Array<number> = []
  for (let at = body.indexOf(`"${position}`); at !== -1; at = body.indexOf(`"${position}`, at + 1))
    positions.push(at + 1)
  return {
    body: (round) => {
      const digits = `${round}`.padStart(position.length, "0")
      for (const at of positions) body.write(digits, at, "latin1")
      return body
    }
  }
}
