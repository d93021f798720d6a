import { openSurveys } from "./surveys.ts"

/** Responds with every survey that takes respondents. */
export const handler = async () => ({
  statusCode: 200,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(await openSurveys())
})
