import { cacheLife, cacheTag } from "next/cache"
import { exchange, supplierCode } from "./exchange.ts"

export const surveysTag = "surveys"

/** Returns the surveys on the offerwall from a cache that is refreshed after a callback, and otherwise at most once an hour. */
export const surveys = async () => {
  "use cache"
  cacheTag(surveysTag)
  cacheLife({ revalidate: 3600 })
  const found = await exchange().supplierSurveys.list({ SupplierCode: supplierCode() }).toArray()
  return found.map(
    ({ CPI = 0, RPI, LengthOfInterview = 0, SurveyName = "", SurveyNumber = 0, TotalRemaining = 0 }) => ({
      number: SurveyNumber,
      name: SurveyName,
      pays: RPI?.Value ?? CPI,
      minutes: LengthOfInterview,
      remaining: TotalRemaining
    })
  )
}
