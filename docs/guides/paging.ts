// #region items
import { createBrandLift } from "@fieldwork/brand-lift/promise"
import { createSandbox, credentials } from "@fieldwork/sandbox"

const { fetch } = createSandbox()
const url = "https://brand-lift.example"
const brandLift = createBrandLift({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch })

const dates = { start_date: "2026-02-01T00:00:00Z", end_date: "2026-03-01T00:00:00Z" }
const ids = { country_language_id: 9, industry_id: 1, client_name: null }
for (let number = 1; number <= 25; number++) {
  const campaign_name = `Study ${String(number).padStart(2, "0")}`
  await brandLift.campaigns.create({ body: { campaign_name, ...dates, ...ids, draft_settings: {} } })
}

let items = 0
for await (const _ of brandLift.campaigns.list()) items++
console.log(`${items} campaigns`)
// #endregion items

// #region pages
for await (const { items, page, total_items } of brandLift.campaigns.list({ page_size: 10 }).pages) {
  console.log(`page ${page}: ${items.length} of ${total_items}`)
}
// #endregion pages

// #region page
const { items: last } = await brandLift.campaigns.list({ page_size: 10 }).page(3)
console.log(`only page 3: ${last.length} campaigns`)
// #endregion page

// #region stop
for await (const { campaign_name } of brandLift.campaigns.list({ page_size: 10 })) {
  console.log(`first item: ${campaign_name}`)
  break
}
// #endregion stop
