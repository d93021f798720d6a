// #region study
import { createBrandLift, NoExportIdError } from "@fieldwork/brand-lift/promise"
import { createSandbox, credentials } from "@fieldwork/sandbox"

// Links to reports expire in real time, so the sandbox's clock starts today.
const today = Date.now()
const inDays = (days: number) => new Date(today + days * 86_400_000).toISOString()
const sandbox = createSandbox({ start: new Date(today) })
const url = "https://brand-lift.example"
const brandLift = createBrandLift({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch: sandbox.fetch })

const { campaign_id: campaigns_pk } = await brandLift.campaigns.create({
  body: {
    campaign_name: "Alder Coffee winter",
    client_name: "Alder Coffee",
    start_date: inDays(2),
    end_date: inDays(42),
    country_language_id: 9,
    industry_id: 1,
    channels: ["digital"],
    expected_impressions_count: { digital: 3_000_000 },
    draft_settings: {
      questions: [
        {
          question_name: "brand_awareness",
          question_text: "Which of these coffee brands have you heard of?",
          kpi_type: "awareness",
          question_type: "radio",
          answers: ["Alder Coffee", "Birch Roasters", "None of these"],
          default: true,
          target_option_index: 0
        }
      ]
    }
  }
})
await brandLift.campaigns.launch({ id: campaigns_pk })
await sandbox.advance({ days: 20 })
// #endregion study

// #region rows
const groups = new Map<string, number>()
let received = 0
const rows = brandLift.respondents.csvRows({
  campaigns_pk,
  onProgress: ({ bytes }) => {
    received = bytes
  }
})
for await (const row of rows) {
  const group = row.get("group") ?? ""
  groups.set(group, (groups.get(group) ?? 0) + 1)
}
const [exposed = 0, control = 0] = [groups.get("exposed"), groups.get("control")]
console.log(`both groups have rows: ${exposed > 0 && control > 0}; progress was reported: ${received > 0}`)
// #endregion rows

// #region powerpoint
const report = await brandLift.reports.powerPoint({
  campaigns_pk,
  body: {},
  // The real service takes minutes to create a report. In the sandbox, you advance the clock.
  onProgress: () => void sandbox.advance({ hours: 1 })
})
let first: Uint8Array | undefined
for await (const bytes of brandLift.reports.download(report)) first ??= bytes
console.log(`the report is a PowerPoint file: ${Buffer.from(first ?? []).toString("latin1", 0, 2) === "PK"}`)
// #endregion powerpoint

// #region excel
const excel = await brandLift.reports.excel({ campaigns_pk, body: {} }).catch((error: unknown) => error)
console.log(
  `Excel: ${excel instanceof NoExportIdError ? "the link will arrive by e-mail" : "the response contains an id"}`
)
// #endregion excel
