import { expect, it } from "vitest"
import { record, replay } from "../../src/recording/index.ts"
import type { ApiError } from "../../src/errors/ApiError.ts"
import { ok, reply, script } from "../support/Script.ts"
import { makeThings } from "../support/thingService.ts"
import { promiseClient } from "../../src/promise/promiseClient.ts"

/** Records a call that is redirected to `location`, and returns the session. */
const recorded = async (location: string) => {
  const redirected = new Response(null, { status: 307, headers: { location } })
  const responses = [redirected, Response.json({ id: 7 })]
  const recording = record({ fetch: async () => responses.shift() ?? Response.error() })
  const script = { fetch: recording.fetch, sent: [], now: () => 0 }
  await promiseClient(makeThings(script)).get({ id: 7 })
  return recording.session()
}

const replayed = (session: Awaited<ReturnType<typeof recorded>>, baseUrl: string) => {
  const { fetch, remaining } = replay(session)
  const script = { fetch, sent: [], now: () => 0 }
  return promiseClient(makeThings(script, { retry: { maxAttempts: 1 } }, undefined, baseUrl))
    .get({ id: 7 })
    .then((thing) => ({ thing, remaining: remaining() }))
}

it.each([
  ["/moved/7?page=2", "/moved/7?page=2"],
  ["https://things.example/moved/7#part", "/moved/7"],
  ["https://files.example/7?sig=s3cr3t-of-link#part", "https://scrubbed.example/redirect-1"],
  ["http://127.0.0.1:4600/7", "https://scrubbed.example/redirect-1"]
])("a recorded redirect to %s can be replayed at another base URL", async (location, stored) => {
  const session = await recorded(location)
  expect(session.interactions[0]?.headers["location"]).toBe(stored)
  expect(JSON.stringify(session)).not.toMatch(/s3cr3t|files\.example|things\.example/)
  expect(await replayed(session, "https://other.example")).toEqual({ thing: { id: 7 }, remaining: 0 })
})

it("the target of a recorded redirect contains no identifier that another response names", async () => {
  const responses = [
    new Response(null, { status: 307, headers: { location: "/respondents/Zq-77/answers?pid=x7" } }),
    Response.json({ respondent_id: "Zq-77" })
  ]
  const recording = record({ fetch: async () => responses.shift() ?? Response.error() })
  const init = {
    method: "GET",
    headers: new Headers(),
    signal: new AbortController().signal,
    redirect: "manual"
  } as const
  await recording.fetch("https://things.example/start", init)
  await recording.fetch("https://things.example/respondents/Zq-77/answers?pid=x7", init)
  const [first, second] = recording.session().interactions
  expect(first?.headers["location"]).toBe("/respondents/scrubbed-respondent_id-1/answers?pid=scrubbed-pid-1")
  expect(second?.path).toBe(first?.headers["location"])
})

it.each(["http://files.example/7", "ftp://files.example/7"])(
  "a recorded redirect to %s is refused in the replay as it was in the recording",
  async (location) => {
    const recording = record({ fetch: script(reply(307, "", { location })).fetch })
    const options = { retry: { maxAttempts: 1 } }
    const call = (fetch: typeof recording.fetch) =>
      promiseClient(makeThings({ fetch, sent: [], now: () => 0 }, options))
        .get({ id: 7 })
        .catch((error: unknown) => (error as ApiError).reason._tag)
    expect(await call(recording.fetch)).toBe("RedirectError")
    expect(await call(replay(recording.session()).fetch)).toBe("RedirectError")
  }
)

it("an invalid target of a redirect is not recorded", async () => {
  const recording = record({ fetch: script(ok({}, { location: "https://" })).fetch })
  const init = {
    method: "GET",
    headers: new Headers(),
    signal: new AbortController().signal,
    redirect: "manual"
  } as const
  await recording.fetch("https://things.example/start", init)
  expect(recording.session().interactions[0]?.headers).not.toHaveProperty("location")
})
