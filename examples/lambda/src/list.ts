import { openSurveys } from "./surveys.ts"

/** Responds with all surveys that accept respondents. */
export const handler = async () => ({
  statusCode: 200,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(await openSurveys())
})
