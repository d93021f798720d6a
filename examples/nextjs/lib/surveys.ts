import { cacheLife, cacheTag } from "next/cache"
import { exchange, supplierCode } from "./exchange.ts"

export const surveysTag = "surveys"

/** The offerwall as it was after the last callback: the exchange is asked when one has been received, and otherwise once an hour. */
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
