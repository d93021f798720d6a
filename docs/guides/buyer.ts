// #region create
import { createExchange, SurveyPreflight, SurveyUpdate } from "@fieldwork/exchange/promise"
import { createSandbox, credentials } from "@fieldwork/sandbox"

const sandbox = createSandbox()
const { apiKey } = credentials.exchange
const exchange = createExchange({ baseUrl: "https://exchange.example", apiKey, fetch: sandbox.fetch })

const draft = {
  SurveyStatusCode: "01",
  SurveyName: "Evening snacks",
  CountryLanguageID: 9,
  ClientSurveyLiveURL: "https://surveys.example.com/evening-snacks?rid=[%RID%]",
  TestRedirectURL: "https://surveys.example.com/evening-snacks?test=1",
  BusinessUnitID: 2201,
  IsVerifyCallBack: true,
  UniquePID: true,
  Quota: 400,
  QuotaCPI: 1.75
}
const { findings, sentence } = SurveyPreflight.check(draft, { currency: "USD" })
console.log(sentence, findings.length === 0 ? "No risks found." : findings)

const { Survey: created } = await exchange.surveys.create({ body: draft })
if (created === undefined) throw new Error("the response contains no survey")
const { SurveyNumber } = created
console.log(`survey ${SurveyNumber} has status ${created.SurveyStatusCode}`)
// #endregion create

// #region update
const shown = async () => {
  const { Survey } = await exchange.surveys.get({ SurveyNumber })
  if (Survey === undefined) throw new Error("the response contains no survey")
  return Survey
}

await exchange.surveys.update(SurveyUpdate.of(await shown(), { SurveyStatusCode: "03" }))
await sandbox.advance({ hours: 2 })
await exchange.surveys.update(SurveyUpdate.of(await shown(), { Quota: 500, QuotaCPI: 2 }))
await exchange.surveys.update(SurveyUpdate.of(await shown(), { SurveyStatusCode: "05" }))
const { Quota, QuotaCPI, SurveyStatusCode } = await shown()
console.log(`status ${SurveyStatusCode}: ${Quota} completes wanted at ${QuotaCPI}`)
// #endregion update
