// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.

import type { Operation } from "./Operation.ts"

export const operations: ReadonlyArray<Operation> = [
  {
    command: "create",
    form: "method",
    operationId: "createToken",
    verb: "POST",
    path: "/oauth/token",
    summary: "Get an access token",
    description: "Exchanges client credentials for the token that all other calls require. The token is valid for 10 hours. This operation is at the authentication URL, not at the base URL.",
    retry: "safe",
    options: [],
    body: {"mediaType":"application/json","required":true,"description":"The credentials.","members":[{"name":"grant_type","type":"string","enum":["client_credentials"],"required":true,"description":"Kind of grant, always `client_credentials`."},{"name":"client_id","type":"string","required":true,"description":"Id of the client."},{"name":"client_secret","type":"string","format":"password","required":true,"description":"Secret of the client."},{"name":"audience","type":"string","required":true,"description":"Audience of the token, which you receive with the credentials."},{"name":"platform_scopes","type":"string","required":true,"description":"Scopes separated by spaces; this API has `short` and `app:imt`."}],"example":{"grant_type":"client_credentials","client_id":"alder-analytics","client_secret":"not-a-real-secret","audience":"https://brand-lift.alder.example","platform_scopes":"short app:imt"}},
    columns: ["access_token","token_type","expires_in","scope"]
  }
]
