// #region wrapper
import { createSandbox, credentials } from "@fieldwork/sandbox"

const sandbox = createSandbox()
const url = "https://brand-lift.example"
const { audience, clientId: client_id, clientSecret: client_secret } = credentials.brandLift
let token: Promise<string> | undefined

const fetchToken = async (): Promise<string> => {
  const response = await sandbox.fetch(`${url}/oauth/token`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      grant_type: "client_credentials",
      client_id,
      client_secret,
      audience,
      platform_scopes: "short app:imt"
    })
  })
  const { access_token } = await response.json()
  return access_token
}

/** A wrapper of the kind that many integrations start with. */
const call = async (method: string, path: string, body?: object) => {
  token ??= fetchToken()
  const response = await sandbox.fetch(`${url}/api/impact-measurement/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${await token}`, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) })
  })
  if (!response.ok) throw new Error(`${method} ${path} failed with ${response.status}`)
  return response.json()
}

const draft = {
  campaign_name: "Alder Coffee winter",
  client_name: null,
  start_date: "2026-02-01T00:00:00Z",
  end_date: "2026-03-01T00:00:00Z",
  country_language_id: 9,
  industry_id: 1,
  draft_settings: {}
}
const { campaign_id: id } = await call("POST", "/campaigns", draft)
console.log(`wrapper: ${(await call("GET", `/campaigns/${id}`)).campaign_name}`)
// #endregion wrapper

// #region types
import { createBrandLiftClient } from "@fieldwork/brand-lift-client"

const thin = createBrandLiftClient({
  baseUrl: url,
  fetch: (request) => sandbox.fetch(request),
  headers: { authorization: `Bearer ${await token}` }
})
const { data, error } = await thin.GET("/api/impact-measurement/v1/campaigns/{id}", { params: { path: { id } } })
console.log(`types: ${data?.campaign_name ?? JSON.stringify(error)}`)
// #endregion types

// #region service
import { createBrandLift } from "@fieldwork/brand-lift/promise"

const brandLift = createBrandLift({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch: sandbox.fetch })
console.log(`service: ${(await brandLift.campaigns.get({ id })).campaign_name}`)
// #endregion service

// #region night
await sandbox.advance({ hours: 11 })
const outcome = await call("GET", `/campaigns/${id}`).catch((failure: Error) => failure.message)
console.log(`wrapper, the next morning: ${String(outcome).replace(id, "…")}`)
console.log(`service, the next morning: ${(await brandLift.campaigns.get({ id })).campaign_name}`)
// #endregion night
