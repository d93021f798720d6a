/**
 * Checks that calls to deprecated operations are reported to the caller, together with the operation to use instead.
 */
import { createBrandLift } from "@fieldwork/brand-lift/promise"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { documents } from "@fieldwork/specs/documents"
import { operationsOf } from "@fieldwork/specs/openapi"
import { expect, it } from "vitest"

const unknownId = "00000000-0000-4000-8000-000000000000"

const notices = async (): Promise<ReadonlyArray<string>> => {
  const found: Array<string> = []
  const url = "http://127.0.0.1"
  const { fetch } = createSandbox()
  const onDeprecation = ({ message }: { readonly message: string }) => void found.push(message)
  const brandLift = createBrandLift({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch, onDeprecation })
  // The ids do not exist, so the calls fail. A call to a deprecated operation is reported even if it fails.
  const ignore = () => undefined
  await brandLift.lift.byAdChannel({ campaigns_pk: unknownId, questions_pk: 1 }).catch(ignore)
  await brandLift.campaigns.updateLaunched({ id: unknownId, body: { campaign_name: "A" } }).catch(ignore)
  await brandLift.campaigns.update({ id: unknownId, body: { campaign_name: "A" } }).catch(ignore)
  await brandLift.lift.byDevice({ campaigns_pk: unknownId, questions_pk: 1 }).catch(ignore)
  return found
}

it("calls of listLiftByAdChannel and updateLaunchedCampaign report that they are deprecated and name a replacement", async () => {
  expect(await notices()).toEqual([
    expect.stringMatching(/listLiftByAdChannel is deprecated: call listLiftByDevice instead/),
    expect.stringMatching(/updateLaunchedCampaign is deprecated: call updateCampaign instead/)
  ])
  const marked = operationsOf(documents["brand-lift"]).filter(({ object }) => object.deprecated === true)
  expect(marked.map(({ id }) => id).toSorted()).toEqual(["listLiftByAdChannel", "updateLaunchedCampaign"])
})
