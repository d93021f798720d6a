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
    description: "Exchanges client credentials for an access token, which all other calls require. The token is valid for 10 hours. This operation uses the authentication URL, not the base URL.",
    retry: "safe",
    options: [],
    body: {"mediaType":"application/json","required":true,"description":"The client credentials.","members":[{"name":"grant_type","type":"string","enum":["client_credentials"],"required":true,"description":"The OAuth 2.0 grant type, which is always `client_credentials`."},{"name":"client_id","type":"string","required":true,"description":"The client id."},{"name":"client_secret","type":"string","format":"password","required":true,"description":"The client secret."},{"name":"audience","type":"string","required":true,"description":"The audience of the token. You receive the audience with your credentials."},{"name":"platform_scopes","type":"string","required":true,"description":"The scopes to request, separated by spaces. The API's scopes are `short` and `app:imt`."}],"example":{"grant_type":"client_credentials","client_id":"alder-analytics","client_secret":"not-a-real-secret","audience":"https://brand-lift.alder.example","platform_scopes":"short app:imt"}},
    columns: ["access_token","token_type","expires_in","scope"]
  }
]
