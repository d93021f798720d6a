/** A supplier that routes respondents to the surveys of a sandbox. */
// #region supply
import { createExchange, Money } from "@fieldwork/exchange/promise"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { createSupply, createSupplyApi, type Profile, type Supply } from "@fieldwork/supply/promise"

const { apiKey, suppliers } = credentials.exchange
let supply: Supply | undefined
const sandbox = createSandbox({
  market: { size: 300 },
  send: async (request) =>
    supply?.receive(request.url.endsWith("/outcomes") ? "outcomes" : "opportunities", request) ??
    new Response(null, { status: 503 })
})

supply = await createSupply({
  inbox: { store: ":memory:" }, // a file such as "supplier.db", or postgres://…
  exchange: createExchange({ baseUrl: "https://exchange.example", apiKey, fetch: sandbox.fetch }),
  supplierCode: suppliers[0] ?? "",
  policy: { floor: Money.make("0.50", "USD"), max_minutes: 30, answer_max_age_days: 90, pii: true }
})
// #endregion supply

// #region subscribe
await supply.subscribe({
  callback: "https://supplier.example/callbacks",
  opportunities: [{ country_language: { eq: "eng_us" } }]
})
await sandbox.advance({ hours: 1 })
while (supply.router.size === 0) await new Promise((resolve) => setTimeout(resolve, 50))
// #endregion subscribe

// #region route
const reply = await sandbox.fetch("https://exchange.example/__sandbox/respondents/panel-eng_us-000001")
const member = (await reply.json()) as {
  readonly answers: ReadonlyArray<{ readonly question_id: number; readonly precodes: ReadonlyArray<string> }>
}
const profile: Profile = {
  pid: "panel-eng_us-000001",
  country_language: "eng_us",
  answers: Object.fromEntries(member.answers.map(({ precodes, question_id }) => [question_id, precodes]))
}
const routed = await supply.route(profile)
if (routed._tag === "NoSurvey") throw new Error(`ask question ${routed.questions[0]?.question_id}`)
console.log(`entered, resumed: ${routed.isResumed}`)
const again = await supply.route(profile)
console.log(`second click, same session: ${again._tag === "Entered" && again.mid === routed.mid}`)
// #endregion route

// #region return
const survey = await sandbox.fetch(routed.url, { redirect: "manual" })
const session = await supply.returned(survey.headers.get("location") ?? "")
console.log(`first return: ${session?.isFirst}`)
const verdict = await supply.why(profile, routed.survey_id)
console.log(`same survey again: ${verdict?.verdict}, ${verdict?.reasons[0]?.kind}`)
// #endregion return

// #region api
const api = createSupplyApi(supply, { token: "a-token-of-16-characters-or-more" })
const response = await api.fetch(
  new Request("https://supplier.example/supply/why", {
    method: "POST",
    headers: { authorization: "Bearer a-token-of-16-characters-or-more" },
    body: JSON.stringify({ profile, survey_id: routed.survey_id })
  })
)
console.log(await response.text())
await supply.close()
// #endregion api
