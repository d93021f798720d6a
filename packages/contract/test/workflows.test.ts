/**
 * The readable form of the contract: hand-written workflows, run by Respect against the sandbox.
 */
import { credentials } from "@fieldwork/sandbox"
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import type { ApiName } from "../src/documents.ts"
import { withoutHandler } from "../src/pending.ts"
import { operationsIn, respect } from "../src/respect.ts"
import { arrange, campaignDraft, deafEar, type Ids, openStage, type Stage } from "../src/world.ts"

interface Row {
  readonly api: ApiName
  readonly file: string
  readonly workflow: string
  readonly inputs: (ids: Ids) => object
  /** Virtual minutes that pass while the workflow runs, every fifth of a second. */
  readonly pace?: number
}

const { audience, clientId: client_id, clientSecret: client_secret } = credentials.brandLift
const client = { client_id, client_secret, audience }
const { apiKey: api_key } = credentials.exchange

const brandLift = (file: string, workflow: string, inputs: (ids: Ids) => object, pace = 0): Row => ({
  api: "brand-lift",
  file,
  workflow,
  inputs: (ids) => ({ ...client, ...inputs(ids) }),
  pace
})

const exchange = (file: string, workflow: string, inputs: (ids: Ids) => object = () => ({})): Row => ({
  api: "exchange",
  file,
  workflow,
  inputs: (ids) => ({ api_key, ...inputs(ids) })
})

const { end_date, start_date } = campaignDraft
const later = { new_end_date: "2027-06-01T00:00:00Z", new_digital_count: 35_000_000 }
const live = ({ live: campaign_id }: Ids) => ({ campaign_id })
/** A supplier that `arrange` leaves alone. */
const withoutSubscription = credentials.exchange.suppliers[1]

const supplier = ({ supplier: supplier_code }: Ids) => ({ supplier_code })

/** The sandbox numbers surveys from 410001, the first study's control survey, in the order of launches. */
const reportRequest = JSON.stringify({
  filter_impressions_by_timestamp: true,
  survey_ids: [410_001],
  output_columns: {}
})

const rows: ReadonlyArray<Row> = [
  brandLift("lift", "prepare-study", () => ({ campaign_name: "Alder Coffee summer", start_date, end_date })),
  brandLift("lift", "read-lift", live),
  brandLift("lift", "extend-study", (ids) => ({ ...live(ids), ...later })),
  brandLift("campaign-extension", "extend-live-campaign", (ids) => ({ ...live(ids), ...later })),
  brandLift("export", "export-powerpoint", live, 5),
  brandLift("export", "ask-for-excel", live),
  brandLift("frequency-report", "make-frequency-report", (ids) => ({ ...live(ids), report_request: reportRequest }), 5),
  brandLift("ip-matching", "set-up-ip-matching", live),
  brandLift("names-and-groups", "name-and-group-creatives", live),
  brandLift("pixels", "track-with-pixels", live),
  brandLift("s2s-mapping", "map-partner-campaign", (ids) => ({ ...live(ids), partner_campaign_id: "winter-2026" })),
  exchange("beta-errors-by-fault", "injected-errors"),
  exchange("beta-errors-by-request", "dictionary-errors"),
  exchange("beta-errors-by-request", "subscription-errors", () => ({ supplier_code: withoutSubscription })),
  exchange("opportunities-subscription", "replace-and-remove-opportunities", (ids) => ({
    ...supplier(ids),
    callback: deafEar
  })),
  exchange("outcomes-subscription", "replace-and-remove-outcomes", (ids) => ({ ...supplier(ids), callback: deafEar })),
  exchange("supplier-link", "create-update-show-link", supplier),
  exchange("supplier-link", "link-without-allocation", (ids) => ({ ...supplier(ids), survey_number: 1_000_003 })),
  exchange("survey", "create-show-update-survey", () => ({
    created_status: "01",
    live_status: "03",
    country_language_id: 9
  }))
]

/** The value of Respect's option for the server: a file that injects faults calls the control API too, at the same address. */
const serverOf = ({ file }: Row, url: string): string =>
  file === "beta-errors-by-fault" ? `${url},control=${url}` : url

const isServed = ({ api, file }: Row) => operationsIn(api, file).every((id) => !withoutHandler.has(id))

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.server.close())

it.each(rows.filter(isServed).map((row) => [row.file, row.workflow, row] as const))(
  "%s: %s",
  async (_file, _workflow, row) => {
    const { ids } = await arrange(stage)
    const { pace = 0 } = row
    const timer = pace === 0 ? undefined : setInterval(() => void stage.sandbox.advance({ seconds: pace * 60 }), 200)
    try {
      const { code, output } = await respect(
        row.api,
        row.file,
        row.workflow,
        serverOf(row, stage.server.url),
        row.inputs(ids)
      )
      expect(code, output).toBe(0)
    } finally {
      clearInterval(timer)
    }
  }
)

it("every file of workflows is run", () => {
  const folder = join(import.meta.dirname, "../../../specs")
  const files = (["brand-lift", "exchange"] as const).flatMap((api) =>
    readdirSync(join(folder, api, "workflows")).map((name) => name.replace(".arazzo.yaml", ""))
  )
  expect(files.filter((file) => !rows.some((row) => row.file === file))).toEqual([])
})
