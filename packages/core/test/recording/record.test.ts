import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { record, replay } from "../../src/recording/index.ts"

const init = {
  method: "GET",
  headers: new Headers(),
  signal: new AbortController().signal,
  redirect: "manual"
} as const
const base = "https://lift.example"

/** Records one request, and returns the session as a string and the recorded interaction. */
const recorded = async (url: string, response: string, body?: string) => {
  const recording = record({ fetch: async () => new Response(response) })
  const request = body === undefined ? init : { ...init, method: "POST", body }
  await recording.fetch(`${base}${url}`, request)
  const session = recording.session()
  const [interaction] = session.interactions
  if (interaction === undefined) throw new Error("nothing was recorded")
  return { interaction, session, request }
}

it("a short respondent identifier in a query parameter is removed from a recorded session", async () => {
  const { interaction, request, session } = await recorded("/find?pid=x7,y8&page=2", "{}")
  expect(interaction.path).toBe("/find?pid=scrubbed-pid-1,scrubbed-pid-2&page=2")
  expect((await replay(session).fetch(`${base}/find?pid=x7,y8&page=2`, request)).status).toBe(200)
})

it("a short respondent identifier in a path is removed from a recorded session if a response names it", async () => {
  const { interaction } = await recorded("/respondents/x7/answers", `{"respondent_id":"x7"}`)
  expect(interaction.path).toBe("/respondents/scrubbed-respondent_id-1/answers")
})

it.each([
  ["short", "Respondent ID,Age\r\nx7,31\r\n9,44\r\n", "Respondent ID,Age\r\n#1,31\r\n#2,44\r\n"],
  ["quoted", 'age,"respondent_id"\n31,"x,7"\n44,"x,7"\n', 'age,"respondent_id"\n31,#1\n44,#1\n'],
  ["multi-line", 'note,pid\n"two\nlines, and ""more""",x7\n', 'note,pid\n"two\nlines, and ""more""",#1\n'],
  ["missing", "pid,age\nx7\n,44\n", "pid,age\n#1\n,44\n"]
])("a %s respondent identifier in a CSV response is removed from a recorded session", async (_, csv, expected) => {
  const { interaction } = await recorded("/respondents.csv", csv)
  expect(String(interaction.body).replaceAll(/scrubbed-(?:respondent_id|pid)-/g, "#")).toBe(expected)
})

it("the secrets in a form-encoded request are removed from a recorded session, and the request can be replayed", async () => {
  const form = "grant_type=client_credentials&client_secret=s%2Bcr%26t&scope=a+b"
  const { interaction, request, session } = await recorded("/token", "{}", form)
  expect(interaction.requestBody).toBe("grant_type=client_credentials&client_secret=scrubbed-client_secret-1&scope=a+b")
  expect((await replay(session).fetch(`${base}/token`, request)).status).toBe(200)
})

it("removing the respondent identifier 'scrub' from a recording does not alter placeholders such as scrubbed-pid-1", async () => {
  const { interaction } = await recorded("/find", `{"pid":"scrub","mid":"pid-1","note":"scrub and pid-1"}`)
  expect(interaction.body).toEqual({
    pid: "scrubbed-pid-1",
    mid: "scrubbed-mid-1",
    note: "scrubbed-pid-1 and scrubbed-mid-1"
  })
})

it("every property that the specs mark as sensitive is removed from a recorded session", async () => {
  const marked = ["brand-lift", "exchange"].flatMap((name) => {
    const url = new URL(`../../../../specs/bundled/${name}.gen.json`, import.meta.url)
    return [...readFileSync(url, "utf8").matchAll(/"(\w+)":\s*\{\s*"x-sensitive"/g)].map(
      ([, property]) => property ?? ""
    )
  })
  expect(marked).toEqual(expect.arrayContaining(["visitor_id", "PID", "s3_url"]))
  for (const property of marked.filter((each) => each !== "schema")) {
    const { interaction } = await recorded("/things", JSON.stringify({ [property]: "x7" }))
    expect(JSON.stringify(interaction.body), property).not.toContain("x7")
  }
})

it("every value in the custom variables of an impression is removed from a recorded session", async () => {
  const impression = {
    visitor_id: "v1",
    custom_variables: { crm: "c2", more: { ids: ["c3", 44] } },
    publisher_id: "p4"
  }
  const { interaction } = await recorded("/impressions", JSON.stringify(impression))
  expect(interaction.body).toEqual({
    visitor_id: "scrubbed-visitor_id-1",
    custom_variables: {
      crm: "scrubbed-custom_variables-1",
      more: { ids: ["scrubbed-custom_variables-2", "scrubbed-custom_variables-3"] }
    },
    publisher_id: "p4"
  })
})
