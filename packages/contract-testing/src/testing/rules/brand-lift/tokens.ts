/**
 * Rules for access tokens, and for conventions that apply to every operation, such as optional trailing slashes.
 */
import { memberOf, textAt } from "../../run/Call.ts"
import { callOf } from "../../run/callOf.ts"
import type { Scenario } from "../Scenario.ts"
import { textRule } from "../textRules.ts"

const granted = textRule(
  "token-is-granted",
  "Authentication 2",
  "The service grants a token for the credentials of the client."
)
const denied = textRule(
  "token-is-refused",
  "Authentication 2",
  "A token request is refused if the credentials, the audience or the grant type are not the client's."
)
const lifetime = textRule("token-lifetime", "Authentication 3", "A token is valid for 10 hours.")
const slash = textRule("trailing-slash", "Conventions 3", "A trailing slash on a path is optional.")

const tokens: Scenario = {
  id: "tokens",
  operations: ["createToken"],
  run: async (context) => {
    const { accepts, advance, call, refuses, session, shows } = context
    const { audience, client_id, client_secret } = session.options.credentials
    if (client_secret === undefined) return
    const body = {
      grant_type: "client_credentials",
      client_id,
      client_secret,
      audience,
      platform_scopes: "short app:imt"
    }
    const token = await accepts(granted, "createToken", { body })
    shows(lifetime, token, ["expires_in"], 36_000)
    for (const wrong of [{ client_secret: "wrong" }, { client_id: "wrong" }])
      await refuses(denied, "createToken", { body: { ...body, ...wrong } }, [401])
    await refuses(denied, "createToken", { body: { ...body, audience: "https://other.example" } }, [400, 401, 403])
    await refuses(denied, "createToken", { body: { ...body, grant_type: "password" } }, [400])
    if (!context.hasControl) return
    const subject = session.subjectOf("listIndustries")
    if (subject === undefined) return
    const asked = { ...callOf(subject.document, subject.operation, {}), bearer: textAt(token.json, "access_token") }
    session.verify(lifetime, [token, await session.send(asked)], { expect: "accepted" })
    await advance(Number(memberOf(token.json, "expires_in")) - 1)
    session.verify(lifetime, [token, await session.send(asked)], { expect: "accepted" })
    // The token is now exactly `expires_in` seconds old.
    await advance(1)
    session.verify(lifetime, [token, await session.send(asked)], { expect: "refused", statuses: [401] })
    session.verify(granted, [await call("listIndustries")], { expect: "accepted" })
  }
}

const slashes: Scenario = {
  id: "trailing-slashes",
  operations: ["listIndustries", "listCampaigns"],
  run: async ({ call, session }) => {
    for (const operation of ["listIndustries", "listCampaigns", "listAdServers", "getCampaignSummary"]) {
      const plain = await call(operation)
      session.verify(slash, [plain, await session.send({ ...plain.call, path: `${plain.call.path}/` })], {
        expect: "agrees"
      })
    }
  }
}

export const tokenRules: ReadonlyArray<Scenario> = [tokens, slashes]
