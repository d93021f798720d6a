import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Document } from "@fieldwork/specs/openapi"
import { afterAll, beforeAll, expect, it } from "vitest"
import { contractOf } from "../../src/validation/Contract.ts"
import { readHar } from "../../src/traffic/Har.ts"
import { record } from "../../src/traffic/Recorder.ts"

const folder = mkdtempSync(join(tmpdir(), "contract-names-"))
afterAll(() => rmSync(folder, { recursive: true }))

const responses = { 200: { description: "OK", content: { "application/json": { schema: { type: "object" } } } } }
const inPath = (name: string) => ({ name, in: "path", required: true, schema: { type: "string", maxLength: 20 } })
const spec = {
  openapi: "3.1.0",
  info: { title: "Respondents", version: "1" },
  paths: {
    "/respondents/{respondent_id}": {
      get: {
        operationId: "getRespondent",
        parameters: [
          inPath("respondent_id"),
          { name: "filter", in: "query", style: "deepObject", schema: { type: "object" } },
          { name: "email[]", in: "query", schema: { type: "array", items: { type: "string" } } },
          { name: "page", in: "query", schema: { type: "integer" } }
        ],
        responses
      }
    },
    "/keys/{api_key}": { get: { operationId: "getKey", parameters: [inPath("api_key")], responses } }
  }
} as unknown as Document

const secrets = {
  respondentInPath: "PIDPATH1",
  keyInPath: "KEYPATH1",
  member: "FILTER1",
  listItem: "ARRAY1",
  keyMember: "KEYDEEP1",
  requestHeader: "PIDREQUEST1",
  emailHeader: "MAIL1",
  addressHeader: "192.0.2.17",
  responseHeader: "PIDRESPONSE1",
  linkToken: "TOKENLINK1",
  linkPath: "PIDLINK1",
  locationPath: "PIDLOCATION1"
}

const server = createServer((_, response) =>
  response
    .writeHead(200, {
      "content-type": "application/json",
      "x-respondent-id": secrets.responseHeader,
      link: `</respondents/${secrets.linkPath}?access_token=${secrets.linkToken}&page=2>; rel=next, /a?token=${secrets.linkToken}`,
      location: `/respondents/${secrets.locationPath}`
    })
    .end("{}")
)
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)))
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

it("a recording contains no secrets and respondent identifiers in paths, members of parameters and headers, and can be checked", async () => {
  const output = join(folder, "names.har")
  const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const recorder = await record({ target, spec, output })
  const query = `filter[email]=${secrets.member}@a.example&email[]=${secrets.listItem}@a.example&filter[api_key]=${secrets.keyMember}&page=2`
  const headers = {
    "x-respondent-id": secrets.requestHeader,
    "x-user-email": `${secrets.emailHeader}@a.example`,
    "x-real-ip": secrets.addressHeader
  }
  await fetch(`${recorder.url}/respondents/${secrets.respondentInPath}?${query}`, { headers })
  await fetch(`${recorder.url}/respondents/${secrets.respondentInPath}?unknown=1`)
  await fetch(`${recorder.url}/keys/${secrets.keyInPath}`)
  const { findings } = await recorder.close()
  const text = readFileSync(output, "utf8")
  expect(Object.values(secrets).filter((secret) => text.includes(secret))).toEqual([])
  expect(text).toContain("page=2>; rel=next")

  const checks = findings.map(({ violation }) => violation.check)
  expect(checks).toEqual(["unknown parameter"])
  expect(findings[0]?.call).toMatch(/^GET \/respondents\/[A-Z]{7}\d$/)
  expect(JSON.stringify(findings)).not.toContain(secrets.respondentInPath)
  const contract = contractOf({ spec, checksCredentials: false })
  const recorded = readHar(text).map(({ request, response }) => contract.interaction(request, response))
  expect(recorded.map(({ operation }) => operation?.id)).toEqual(["getRespondent", "getRespondent", "getKey"])
  expect(recorded.flatMap(({ violations }) => violations.map(({ check }) => check))).toEqual(checks)
})
