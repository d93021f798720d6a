import brandLift from "@fieldwork/specs/brand-lift" with { type: "json" }
import { getCampaign } from "@fieldwork/specs/brand-lift/operations"
import type { Campaign } from "@fieldwork/specs/brand-lift/schema"
import { correctionsOf } from "@fieldwork/specs/corrections"
import { decisions } from "@fieldwork/specs/decisions"
import { apiNames } from "@fieldwork/specs"
import { documents } from "@fieldwork/specs/documents"
import exchange from "@fieldwork/specs/exchange" with { type: "json" }
import { MarketplaceStatus } from "@fieldwork/specs/exchange/known-values"
import * as definitions from "@fieldwork/specs/exchange/operations"
import type { Survey } from "@fieldwork/specs/exchange/schema"
import { operationsOf } from "@fieldwork/specs/openapi"
import { facetsOf, markOf } from "@fieldwork/specs/provenance"
import { assertSame } from "../assertSame.ts"

assertSame(apiNames, Object.keys(documents))
const campaign: Pick<Campaign, "campaign_name"> = { campaign_name: "Alder Coffee winter" }
const survey: Pick<Survey, "SurveyNumber"> = { SurveyNumber: 410_001 }

assertSame([brandLift.openapi, exchange.openapi], ["3.1.1", "3.1.1"])
assertSame(exchange.paths["/Demand/v1/Surveys/Create"].post.operationId, "createSurvey")
assertSame(
  operationsOf(documents.exchange).find(({ id }) => id === definitions.createSurvey.operationId)?.path,
  "/Demand/v1/Surveys/Create"
)
assertSame([getCampaign.method, campaign.campaign_name, survey.SurveyNumber], ["GET", "Alder Coffee winter", 410_001])
assertSame(MarketplaceStatus.find(({ value }) => value === 236)?.meaning.length !== 0, true)

const slash = [{ target: "$", update: { "x-wire-trailing-slash": true } }]
const overlay = { overlay: "1.0.0", info: { title: "An account", version: "1" }, extends: "exchange", actions: slash }
assertSame([correctionsOf(overlay).api, correctionsOf(overlay).trailingSlash], ["exchange", true])

const brandLiftDocument = documents["brand-lift"]
const path = facetsOf(brandLiftDocument).find(({ name, value }) => name === "path" && String(value).includes("launch"))
assertSame(path && markOf(brandLiftDocument, path.pointer, path.name)?.kind, "inferred")
assertSame(decisions["brand-lift"].find(({ id }) => id === "routes")?.kind, "inferred")
