/**
 * Tests command-line arguments that are misspelled, missing or hostile.
 */
import { credentials } from "@fieldwork/sandbox"
import { expect, it } from "vitest"
import { testRefusals } from "./refusals.ts"
import { runCommand } from "./runCommand.ts"

const id = "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"

testRefusals([
  {
    name: "an unknown service",
    args: () => ["campagins", "list"],
    code: 2,
    line: /^fieldwork: fieldwork has no command "campagins"\. Did you mean campaigns\?$/
  },
  {
    name: "an unknown operation",
    args: () => ["campaigns", "lst"],
    code: 2,
    line: /campaigns has no operation "lst"\. Did you mean list\?$/
  },
  {
    name: "an unknown option",
    args: () => ["campaigns", "list", "--statsu", "live"],
    code: 2,
    line: /--statsu is not an option of this command\. Did you mean --status\?$/
  },
  {
    name: "help for an unknown command",
    args: () => ["help", "campagins"],
    code: 2,
    line: /^fieldwork: fieldwork has no command "campagins"\. Did you mean campaigns\?$/
  },
  {
    name: "help for an unknown operation",
    args: () => ["help", "campaigns", "lst"],
    code: 2,
    line: /campaigns has no operation "lst"\. Did you mean list\?$/
  },
  {
    name: "an option without its value",
    args: () => ["campaigns", "list", "--status", "--page", "1"],
    code: 2,
    line: /--status requires a value; to use --page as the value, write --status=--page$/
  },
  {
    name: "options without a command",
    args: () => ["-o", "json"],
    code: 2,
    line: /specify a service and an operation/
  },
  { name: "a missing id", args: () => ["campaigns", "get"], code: 2, line: /campaigns get requires <id>$/ },
  {
    name: "one argument too many",
    args: () => ["campaigns", "get", id, "x"],
    code: 2,
    line: /unexpected argument "x": the command takes <id>$/
  },
  {
    name: "an id with slashes",
    args: () => ["campaigns", "get", "../../oauth/token", "--sandbox"],
    code: 6,
    line: /getCampaign: not found \(404\)/
  },
  {
    name: "an id with control characters",
    args: () => ["campaigns", "get", "\u001B[2J\r\n", "--sandbox"],
    code: 6,
    line: /getCampaign: not found \(404\)/
  },
  {
    name: "an empty id",
    args: () => ["ad-servers", "get", "", "--sandbox"],
    code: 2,
    line: /getAdServer: not sent/
  },
  {
    name: "an id of two dots",
    args: () => ["campaigns", "get", "..", "--sandbox"],
    code: 2,
    line: /getCampaign: not sent: id: must be a number or string other than "", "\." and "\.\."$/
  },
  {
    name: "NaN for a number",
    args: () => ["campaigns", "list", "--page", "NaN"],
    code: 2,
    line: /--page must be an integer, not "NaN"$/
  },
  {
    name: "a number that a double cannot hold",
    args: () => ["campaigns", "list", "--page", "9007199254740993"],
    code: 2,
    line: /--page must be an integer/
  },
  {
    name: "a number below its minimum",
    args: () => ["campaigns", "list", "--page", "0", "--sandbox"],
    code: 2,
    line: /listCampaigns: not sent: page: /
  },
  {
    name: "a value that is not listed",
    args: () => ["campaigns", "list", "--output", "xml"],
    code: 2,
    line: /--output must be one of table, json, ndjson, csv, not "xml"$/
  },
  {
    name: "an option that is given twice",
    args: () => ["campaigns", "list", "--status", "live", "--status", "draft"],
    code: 2,
    line: /--status is set 2 times but accepts only one value$/
  },
  {
    name: "__proto__ as a command",
    args: () => ["__proto__", "constructor"],
    code: 2,
    line: /fieldwork has no command "__proto__"$/
  },
  {
    name: "an id that does not exist",
    args: () => ["campaigns", "get", id, "--sandbox"],
    code: 6,
    line: /^fieldwork: getCampaign: not found \(404\)/
  }
])

it("the CLI sends an id that contains slashes as one segment of the path", async () => {
  const paths: Array<string> = []
  await runCommand(["campaigns", "get", "../a?b#c/%2e%2e", "--sandbox", "--retries", "0"], {
    openSandbox: async () => ({
      ...credentials,
      fetch: async (url) => {
        paths.push(new URL(url).pathname)
        return Response.json({ access_token: "token", token_type: "Bearer", expires_in: 60 })
      }
    })
  })
  expect(paths[1]).toBe("/api/impact-measurement/v1/campaigns/..%2Fa%3Fb%23c%2F%252e%252e")
})
