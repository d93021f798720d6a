import { describe, expect, it } from "vitest"
import type { SessionDetail } from "../../src/control/schema.gen.ts"
import type { SandboxOptions } from "../../src/Sandbox.ts"
import { startSandbox } from "./startSandbox.ts"

const [oldUrl, newUrl] = ["http://old.example/callbacks", "http://new.example/callbacks"]
const outcomesPath = "/supply/respondent-outcomes/v1/subscriptions/4711"
const opportunitiesPath = "/supply/opportunities/v1/subscriptions/4711"

/** Starts a supplier whose first callback waits: it is delayed by a fault, held back by a fault, or retried because the receiver rejects it. */
const startWaiting = async (kind: "delay" | "reorder" | "retry") => {
  const urls: Array<string> = []
  const send: SandboxOptions["send"] = async ({ url }) => {
    urls.push(url)
    return new Response(null, { status: kind === "retry" && urls.length === 1 ? 500 : 204 })
  }
  const given = startSandbox({ market: { size: 10 }, send, exchange: { redeliveries: 1 } })
  const { call, control, sandbox } = given
  if (kind !== "retry") await control("POST", "/delivery-faults", { kind, seconds: 600 })
  const { survey_id } = (await control("POST", "/surveys", { price: 2, total_wanted: 100 })).body as {
    survey_id: number
  }
  await control("POST", "/suppliers/4711/links", { survey_number: survey_id })
  const subscribe = (callback: string, outcomes: ReadonlyArray<object> = [{}]) =>
    call("POST", outcomesPath, { callback, outcomes })
  /** Ends one session with a complete, at whose first step the waiting callback is due. Returns the fate of each message of the session. */
  const enter = async () => {
    const sent = await control("POST", "/suppliers/4711/respondents", {
      survey_number: survey_id,
      panelist_id: "test-complete-a"
    })
    const [id] = (sent.body as { respondent_ids: ReadonlyArray<string> }).respondent_ids
    await sandbox.advance({ seconds: 20 })
    return async () =>
      ((await control("GET", `/sessions/${id}`)).body as SessionDetail).messages.map(({ fate }) => fate)
  }
  return { ...given, urls, subscribe, enter }
}

describe("callbacks that wait while their subscription is removed or replaced", () => {
  it.each([
    ["delay", "not_subscribed"],
    ["reorder", "not_subscribed"],
    ["retry", "failed"]
  ] as const)(
    "an outcomes callback that waits because of a %s is not sent to any URL after its subscription was removed and a new one created",
    async (kind, fate) => {
      const { call, enter, sandbox, subscribe, urls } = await startWaiting(kind)
      await subscribe(oldUrl)
      const fates = await enter()
      const before = urls.length
      await call("DELETE", outcomesPath)
      await subscribe(newUrl)
      await sandbox.advance({ hours: 2 })
      expect(await fates()).toEqual([fate, "received", "received"])
      expect(new Set(urls.slice(before))).toEqual(new Set([newUrl]))
    }
  )

  it.each(["delay", "reorder", "retry"] as const)(
    "an outcomes callback that waits because of a %s is sent to the new URL after its subscription was replaced",
    async (kind) => {
      const { enter, sandbox, subscribe, urls } = await startWaiting(kind)
      await subscribe(oldUrl)
      const fates = await enter()
      const before = urls.length
      await subscribe(newUrl)
      await sandbox.advance({ hours: 2 })
      expect(await fates()).toEqual(["received", "received", "received"])
      expect(new Set(urls.slice(before))).toEqual(new Set([newUrl]))
    }
  )

  it.each([
    ["delay", "not_subscribed"],
    ["retry", "failed"]
  ] as const)(
    "an outcomes callback that waits because of a %s is not sent after a replacement whose filters match none of its outcomes",
    async (kind, fate) => {
      const { enter, sandbox, subscribe, urls } = await startWaiting(kind)
      await subscribe(oldUrl)
      const fates = await enter()
      await subscribe(newUrl, [{ client_status: { eq: 10 } }])
      await sandbox.advance({ hours: 2 })
      expect(await fates()).toEqual([fate, "not_subscribed", "received"])
      expect(urls.filter((url) => url === newUrl)).toHaveLength(1)
    }
  )

  it("a delayed opportunities callback is sent to the URL of a replaced subscription, and to no URL after the subscription was removed", async () => {
    const { call, control, sandbox, received } = startSandbox({ market: { size: 10 } })
    const subscribe = (callback: string) =>
      call("POST", opportunitiesPath, { callback, opportunities: [{ country_language: {} }] })
    /** Publishes a survey, the callback about which is delayed. */
    const publish = async () => {
      await control("POST", "/delivery-faults", { kind: "delay", seconds: 600 })
      const { survey_id } = (await control("POST", "/surveys", { price: 2 })).body as { survey_id: number }
      await sandbox.advance({ seconds: 15 })
      return () => received.filter(({ body }) => body.includes(`"survey_id":${survey_id},`)).map(({ url }) => url)
    }
    await subscribe(oldUrl)
    const first = await publish()
    await subscribe(newUrl)
    await sandbox.advance({ hours: 1 })
    expect(new Set(first())).toEqual(new Set([newUrl]))
    const second = await publish()
    await call("DELETE", opportunitiesPath)
    await subscribe(oldUrl)
    await sandbox.advance({ seconds: 600 })
    expect(second()).toEqual([])
  })
})
