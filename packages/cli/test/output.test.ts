import { expect, it } from "vitest"
import type { Fetch } from "../src/account/Fetch.ts"
import { services } from "../src/operations/services.gen.ts"
import { complete } from "../src/shell/complete.ts"
import { runCommand } from "./runCommand.ts"

const environment = { FIELDWORK_EXCHANGE_URL: "https://exchange.example", FIELDWORK_EXCHANGE_API_KEY: "key" }

/** Returns a `fetch` that serves 250 locales in pages of 100. The items on the last page have an additional property. */
const pages = () => {
  let requests = 0
  const fetch: Fetch = async (url) => {
    requests += 1
    const page = Number(new URL(url).searchParams.get("page_number"))
    const left = Math.min(100, 250 - (page - 1) * 100)
    const result = Array.from({ length: left }, (_, index) => {
      const number = (page - 1) * 100 + index + 1
      return {
        code: `c${number}`,
        name: number === 2 ? 'a "quoted", name' : `name ${number}`,
        ...(page === 3 && { late: 1 })
      }
    })
    return Response.json({ result, total: 250 })
  }
  return { fetch, requests: () => requests }
}

const list = async (args: ReadonlyArray<string>, isTerminal = false) => {
  const { fetch, requests } = pages()
  const ran = await runCommand(["dictionaries", "list", "locales", ...args], { environment, fetch, isTerminal })
  return { ...ran, requests: requests() }
}

it("the CLI prints all pages of a list as one JSON array, or as NDJSON with one item per line", async () => {
  const { out, requests } = await list(["-o", "json", "-q"])
  expect(JSON.parse(out)).toHaveLength(250)
  expect(requests).toBe(3)
  const lines = (await list(["-o", "ndjson", "-q"])).out.trim().split("\n")
  expect(lines.map((line) => (JSON.parse(line) as { code: string }).code).at(-1)).toBe("c250")
})

it.each(["json", "ndjson", "csv", "table"])(
  "with %s output, a field in --fields that no item has is reported on standard error with the available fields",
  async (form) => {
    const { code, err } = await list(["--output", form, "--fields", "code,nosuch"])
    expect(code).toBe(0)
    expect(err).toContain("no item has nosuch; available fields: code, name")
    expect((await list(["--output", form, "--fields", "late,code"])).err).not.toContain("no item has")
  }
)

it("the CLI quotes CSV cells where necessary and includes columns for fields that only later items have", async () => {
  const { err, out } = await list(["--output", "csv"])
  const [head, , second] = out.split("\n")
  expect(head).toBe("code,name")
  expect(second).toBe('c2,"a ""quoted"", name"')
  expect(out.trim().split("\n")).toHaveLength(251)
  expect(err).toContain("omitted columns, which only later items have: late")
  const chosen = await list(["--output", "csv", "--fields", "late,code", "-q"])
  expect(chosen.out.trim().split("\n").at(-1)).toBe("1,c250")
})

it("the CLI stops requesting pages of a list once it has as many items as --limit allows", async () => {
  const { out, requests } = await list(["--limit", "3", "-o", "ndjson", "-q"])
  expect(out.trim().split("\n")).toHaveLength(3)
  expect(requests).toBe(1)
  expect((await list(["--limit", "0", "-o", "json", "-q"])).out).toBe("[]\n")
})

it("the CLI prints a list on a terminal as a table with aligned columns", async () => {
  const { out } = await list(["--limit", "3", "-q"], true)
  expect(out).toBe('code  name\nc1    name 1\nc2    a "quoted", name\nc3    name 3\n')
})

it("the CLI prints an object on a terminal with one field per line", async () => {
  const fetch: Fetch = async () => Response.json({ callback: "https://you.example", outcomes: [{}], key_id: "k" })
  const { out } = await runCommand(["outcomes", "subscription", "4711", "-q"], { environment, fetch, isTerminal: true })
  expect(out).toContain("callback  https://you.example\n")
})

it("the CLI names the replacement of a deprecated operation on standard error unless --quiet is given", async () => {
  const args = ["lift", "by-ad-channel", "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94", "1"]
  const lift = {
    FIELDWORK_BRAND_LIFT_URL: "https://lift.example",
    FIELDWORK_BRAND_LIFT_AUTH_URL: "https://lift.example",
    FIELDWORK_BRAND_LIFT_CLIENT_ID: "id",
    FIELDWORK_BRAND_LIFT_CLIENT_SECRET: "secret",
    FIELDWORK_BRAND_LIFT_AUDIENCE: "audience"
  }
  const fetch: Fetch = async (url) =>
    url.endsWith("/oauth/token")
      ? Response.json({ access_token: "token", token_type: "Bearer", expires_in: 60 })
      : Response.json({ items: [] })
  const { err } = await runCommand(args, { environment: lift, fetch })
  expect(err).toContain("fieldwork: lift by-ad-channel is deprecated: use fieldwork lift by-device (")
  expect((await runCommand([...args, "--quiet"], { environment: lift, fetch })).err).toBe("")
})

it("the CLI option --dry-run prints a curl command with variables instead of secrets and sends nothing", async () => {
  const fetch: Fetch = () => Promise.reject(new Error("something was sent"))
  const body = JSON.stringify({ callback: "https://you.example/it's", outcomes: [{}] })
  const { code, out } = await runCommand(["outcomes", "subscribe", "4711", "--data", body, "--dry-run"], {
    environment,
    fetch
  })
  expect(code).toBe(0)
  expect(out).toBe(
    [
      "curl --request POST 'https://exchange.example/supply/respondent-outcomes/v1/subscriptions/4711'",
      '--header "Authorization: $FIELDWORK_EXCHANGE_API_KEY"',
      "--header 'accept: application/json, text/plain'",
      "--header 'content-type: application/json'",
      String.raw`--data '{"callback":"https://you.example/it'\''s","outcomes":[{}]}'`
    ].join(" \\\n  ") + "\n"
  )
  const token = await runCommand(
    ["tokens", "create", "--dry-run", "--data", '{"client_secret":"s3cret","client_id":"id"}'],
    { fetch }
  )
  expect(token.out).toContain("$FIELDWORK_BRAND_LIFT_CLIENT_SECRET")
  expect(token.out).not.toContain("s3cret")
})

it("the CLI's shell completion suggests services, operations, options and the values of options", async () => {
  const after = (...typed: ReadonlyArray<string>) => complete(services, typed)
  expect(await after("camp")).toEqual(["campaigns"])
  expect(await after("lift", "by-d")).toEqual(["by-daypart", "by-demographic", "by-device"])
  expect(await after("campaigns", "list", "--status-")).toEqual(["--status-in"])
  expect(await after("campaigns", "list", "--sort-order", "")).toEqual(["asc", "desc"])
  expect(await after("campaigns", "list", "--output", "n")).toEqual(["ndjson"])
  expect(await after("completion", "")).toEqual(["bash", "zsh", "fish"])
  expect(await after("help", "ex")).toEqual(["exit-codes", "exports"])
  expect(await after("help", "campaigns", "l")).toEqual(["list", "launch"])
  expect(await after("mcp", "--s")).toEqual(["--scenario", "--services"])
  expect(await after("mcp", "--services", "ca")).toEqual(["campaigns"])
  for (const shell of ["bash", "zsh", "fish"]) {
    expect((await runCommand(["completion", shell])).out).toContain("fieldwork __complete")
  }
})

it("`fieldwork help exit-codes` lists every exit code", async () => {
  const { out } = await runCommand(["help", "exit-codes"])
  for (const code of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 130])
    expect(out).toMatch(new RegExp(`^  ${code} `, "m"))
})
