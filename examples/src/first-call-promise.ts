import { createBrandLift } from "@fieldwork/brand-lift/promise"
import { createSandbox, credentials } from "@fieldwork/sandbox"

const { fetch } = createSandbox()
const url = "https://brand-lift.example"
const brandLift = createBrandLift({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch })

const dates = { start_date: "2026-02-01T00:00:00Z", end_date: "2026-03-01T00:00:00Z" }
const ids = { country_language_id: 9, industry_id: 1, client_name: null }
await brandLift.campaigns.create({ body: { campaign_name: "First study", ...dates, ...ids, draft_settings: {} } })

for await (const { campaign_name, status } of brandLift.campaigns.list()) console.log(`${campaign_name}: ${status}`)
