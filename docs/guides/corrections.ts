// #region overlay
import { correctionsOf } from "@fieldwork/specs/corrections"

const v1 = "/api/impact-measurement/v1"
const overlay = {
  overlay: "1.0.0",
  info: { title: "How our account differs", version: "1.0.0" },
  extends: "brand-lift",
  actions: [
    // For an operation with a different path, add the new path and remove the old path.
    { target: "$.paths", update: { [`${v1}/sectors`]: { get: { operationId: "listIndustries" } } } },
    { target: `$.paths['${v1}/industries']`, remove: true },
    // Send lists as repeated parameters.
    { target: "$.components.parameters.StatusIn", update: { explode: true } },
    // The service uses a different name for one field and a different type for another field.
    { target: "$.components.schemas.Industry.properties.industry_name", update: { "x-wire-name": "title" } },
    { target: "$.components.schemas.Industry.properties.id", update: { type: "string" } }
  ]
}
const corrections = correctionsOf(overlay)
// #endregion overlay

// #region sandbox
import { createSandbox, credentials } from "@fieldwork/sandbox"

const sandbox = createSandbox({ corrections: [corrections] })
// #endregion sandbox

// #region client
import { correctedFetch } from "@fieldwork/brand-lift/corrections"
import { createBrandLift } from "@fieldwork/brand-lift/promise"

const url = "https://brand-lift.example"
const options = { baseUrl: url, authUrl: url, ...credentials.brandLift }
const brandLift = createBrandLift({ ...options, fetch: correctedFetch(corrections, sandbox.fetch) })

for await (const { id, industry_name } of brandLift.industries.list()) {
  console.log(`${typeof id} ${id}: ${industry_name}`)
  break
}
// #endregion client

// #region without
const uncorrected = createBrandLift({ ...options, fetch: sandbox.fetch, onDrift: () => {} })
const summary = await uncorrected.campaigns
  .summary({ status__in: ["live", "draft"] })
  .catch((error: Error) => error.message)
console.log("without the overlay:", summary)
// #endregion without
