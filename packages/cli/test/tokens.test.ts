/**
 * Tests `fieldwork tokens create`: where it sends the credentials, and its exit codes for the responses of a token server or a proxy.
 */
import { expect, it } from "vitest"
import type { Fetch } from "../src/account/Fetch.ts"
import { runCommand } from "./runCommand.ts"

const environment = {
  FIELDWORK_BRAND_LIFT_URL: "https://lift.example",
  FIELDWORK_BRAND_LIFT_AUTH_URL: "https://auth.example",
  FIELDWORK_BRAND_LIFT_CLIENT_ID: "id",
  FIELDWORK_BRAND_LIFT_CLIENT_SECRET: "secret-key",
  FIELDWORK_BRAND_LIFT_AUDIENCE: "audience"
}

/** Runs a command with the given token URL and returns its result and the URLs of its requests. */
const withAuthUrl = async (args: ReadonlyArray<string>, authUrl: string) => {
  const sent: Array<string> = []
  const fetch: Fetch = async (url) => {
    sent.push(url)
    return Response.json({ access_token: "token", token_type: "Bearer", expires_in: 60 })
  }
  const ran = await runCommand(args, { environment: { ...environment, FIELDWORK_BRAND_LIFT_AUTH_URL: authUrl }, fetch })
  return { ...ran, sent }
}

it.each([
  ["over plain HTTP", "http://auth.example", "is http://auth.example: credentials require https"],
  ["with a password in it", "https://user:pw-secret@auth.example", "contains a user name or password"],
  ["that is not a URL", "auth.example", "is not an absolute URL"],
  ["that ends with the path of the token request", "https://auth.example/oauth/token", "must not end with /oauth/token"]
])(
  "`fieldwork tokens create` refuses a token URL %s as other commands do, with exit code 3, and sends nothing",
  async (_, authUrl, message) => {
    const other = await withAuthUrl(["campaigns", "list"], authUrl)
    for (const args of [[], ["--dry-run"], ["--data", '{"client_id":"id","client_secret":"s3cret"}']]) {
      const ran = await withAuthUrl(["tokens", "create", ...args], authUrl)
      expect(ran).toEqual({ code: 3, out: "", err: other.err, sent: [] })
    }
    expect(other.err).toContain(`authUrl (FIELDWORK_BRAND_LIFT_AUTH_URL) ${message}`)
    expect(other.err).not.toContain("pw-secret")
  }
)

it.each([
  ["a web page with status 200", () => new Response("<html>", { headers: { "content-type": "text/html" } }), 9],
  ["a web page with status 502", () => new Response("<html>", { status: 502 }), 9],
  ["an empty body", () => new Response(null, { status: 204 }), 9],
  ["JSON without a token", () => Response.json({ message: "ok" }), 9],
  ["null", () => Response.json(null), 9],
  ["a redirect", () => new Response(null, { status: 302, headers: { location: "https://other.example" } }), 9],
  ["status 401", () => Response.json({ error: "secret-key" }, { status: 401 }), 5],
  ["status 400", () => Response.json({ error: "secret-key" }, { status: 400 }), 7]
] as const)(
  "`fieldwork tokens create` that receives %s reports in one line that the token request failed, not that the network did",
  async (_, reply, expected) => {
    const { code, err, out } = await runCommand(["tokens", "create"], { environment, fetch: async () => reply() })
    expect({ code, out }).toEqual({ code: expected, out: "" })
    expect(err).toMatch(/^fieldwork: createToken: the token request [^\n]*\n$/)
    expect(err).not.toContain("secret-key")
  }
)

it("`fieldwork tokens create` names only the origin of a token server that it could not reach", async () => {
  const { code, err } = await runCommand(["tokens", "create"], {
    environment: { ...environment, FIELDWORK_BRAND_LIFT_AUTH_URL: "https://auth.example/tenant" },
    fetch: () => Promise.reject(new TypeError("fetch failed"))
  })
  expect({ code, err }).toEqual({
    code: 10,
    err: "fieldwork: createToken: https://auth.example could not be reached\n"
  })
})
