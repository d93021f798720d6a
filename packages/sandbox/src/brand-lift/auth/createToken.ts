/** Exchanges client credentials for an access token. */
import type { Handler } from "../../http/Handler.ts"
import type { operations } from "@fieldwork/specs/brand-lift/schema"
import type { Tokens } from "./Tokens.ts"

/** The public credentials of the sandbox's brand lift service. They are not valid for any other service. */
export const credentials = {
  clientId: "sandbox-client",
  clientSecret: "sandbox-secret",
  audience: "https://brand-lift.sandbox"
}

const scopes = ["short", "app:imt"]

/** Responds with 401 if the client id or secret is wrong, and with 400 if another field is invalid. */
export const createToken =
  (tokens: Tokens): Handler<operations["createToken"]> =>
  ({ body }) => {
    if (body.client_id !== credentials.clientId || body.client_secret !== credentials.clientSecret) {
      return { status: 401, body: { detail: "The client id or the client secret is wrong." } }
    }
    if (body.audience !== credentials.audience) {
      return { status: 400, body: { audience: [`This client's audience is ${credentials.audience}.`] } }
    }
    const requestedScopes = body.platform_scopes.split(" ").filter((scope) => scope !== "")
    const unknown = requestedScopes.filter((scope) => !scopes.includes(scope))
    if (unknown.length > 0) {
      return { status: 400, body: { platform_scopes: unknown.map((scope) => `There is no scope ${scope}.`) } }
    }
    if (!requestedScopes.includes("app:imt")) {
      return { status: 400, body: { platform_scopes: ["This API needs the scope app:imt."] } }
    }
    const { lifetimeSeconds, token } = tokens.issue()
    return {
      status: 200,
      body: { access_token: token, token_type: "Bearer", expires_in: lifetimeSeconds, scope: requestedScopes.join(" ") }
    }
  }
