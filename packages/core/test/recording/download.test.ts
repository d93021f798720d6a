import { expect, it } from "vitest"
import { record, replay, type Session } from "../../src/recording/index.ts"
import type { FetchResponse } from "../../src/transport/Fetch.ts"

const init = {
  method: "GET",
  headers: new Headers(),
  signal: new AbortController().signal,
  redirect: "manual"
} as const
const status = "https://lift.example/reports/e-1"
const link = "https://files.example/r.pptx?X-Amz-Signature=abcdef0123456789"
const binary = Uint8Array.from({ length: 20_000 }, (_, index) => index % 256)

const streamed = async ({ body }: FetchResponse): Promise<Uint8Array> => {
  const reader = body?.getReader()
  const bytes: Array<number> = []
  for (let read = await reader?.read(); read?.done === false; read = await reader?.read())
    bytes.push(...(read.value ?? []))
  return Uint8Array.from(bytes)
}

const service = async (url: string) =>
  url === status
    ? Response.json({ id: "e-1", s3_url: link })
    : new Response(binary, { headers: { "content-type": "application/vnd.ms-powerpoint" } })

/** Reads the link to a report from its status and downloads the report. */
const downloaded = async (fetch: ReturnType<typeof replay>["fetch"]) => {
  const { s3_url } = JSON.parse(await (await fetch(status, init)).text()) as { readonly s3_url: string }
  return streamed(await fetch(s3_url, init))
}

const stored = (session: Session): Session => JSON.parse(JSON.stringify(session)) as Session

it("a client whose traffic is recorded receives a binary response body unchanged", async () => {
  expect(await downloaded(record({ fetch: service }).fetch)).toEqual(binary)
})

it("a recorded download of a report through a secret link can be replayed", async () => {
  const recording = record({ fetch: service })
  await downloaded(recording.fetch)
  const session = stored(recording.session())
  expect(JSON.stringify(session)).not.toMatch(/files\.example|r\.pptx|abcdef0123456789/)
  expect(await downloaded(replay(session).fetch)).toEqual(binary)
})

it("the recorded download of a report is not replayed for a request with another path", async () => {
  const recording = record({ fetch: service })
  await downloaded(recording.fetch)
  await expect(replay(recording.session()).fetch("https://lift.example/other", init)).rejects.toThrow("not in the")
})

it("a recorded request from which a secret link was removed is replayed for a request with any link in its place", async () => {
  const recording = record({ fetch: service })
  const post = { ...init, method: "POST", body: JSON.stringify({ s3_url: link }) }
  await recording.fetch("https://lift.example/share", post)
  const again = { ...post, body: JSON.stringify({ s3_url: "https://files.example/other" }) }
  expect((await replay(recording.session()).fetch("https://lift.example/share", again)).status).toBe(200)
})

it("respondent identifiers are removed from a recorded CSV response that is not in UTF-8", async () => {
  const csv = Uint8Array.from("respondent_id,city\nresp-1,K\xF6ln\n", (character) => character.charCodeAt(0))
  const recording = record({ fetch: async () => new Response(csv, { headers: { "content-type": "text/csv" } }) })
  expect(await streamed(await recording.fetch("https://lift.example/respondents", init))).toEqual(csv)
  expect(recording.session().interactions[0]?.body).toBe("respondent_id,city\nscrubbed-respondent_id-1,K\uFFFDln\n")
})
