/**
 * Tests `lift.table` against the sandbox. Each row must agree with the response of the operation that returns the breakdown of the row.
 */
import { BrandLift, Lift } from "@fieldwork/brand-lift"
import { createBrandLift } from "@fieldwork/brand-lift/promise"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { Effect } from "effect"
import { beforeAll, describe, expect, it } from "vitest"

const url = "https://lift.example"
const sandbox = createSandbox()
const options = { baseUrl: url, authUrl: url, ...credentials.brandLift, fetch: sandbox.fetch }
const client = createBrandLift(options)

/** The path of the operation for each breakdown, and the name of the response field that contains the segment. */
const paths = {
  device: ["by-device", "device_name"],
  demographic: ["by-demographic", "bucket_name"],
  frequency: ["by-frequency", "frequency_bucket_name"],
  creative: ["by-creative", "creative_name"],
  adLength: ["by-ad-length", "ad_length_name"],
  adChannel: ["by-ad-channel", "ad_channel_name"],
  daypart: ["by-daypart", "daypart_name"],
  customVariable: ["by-custom-variable", "custom_var"],
  bucket: ["by-bucket", "bucket_name"],
  overall: ["", ""]
} as const

type Wire = Readonly<Record<string, unknown>>

describe.each(["Alder Coffee winter", "Birch Roasters new year"])("lift table of %s", (name) => {
  let campaign = ""
  let table: Awaited<ReturnType<typeof client.lift.table>>
  let get: (path: string) => Promise<Wire>
  beforeAll(async () => {
    await sandbox.fetch(`${url}/__sandbox/scenarios/analyst/run`, { method: "POST" })
    const token = await sandbox.fetch(`${url}/oauth/token`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        grant_type: "client_credentials",
        client_id: options.clientId,
        client_secret: options.clientSecret,
        audience: options.audience,
        platform_scopes: "short app:imt"
      })
    })
    const { access_token } = (await token.json()) as { readonly access_token: string }
    for await (const each of client.campaigns.list()) if (each.campaign_name === name) campaign = each.campaign_id ?? ""
    table = await client.lift.table({ campaign })
    get = async (path) => {
      const target = `${url}/api/impact-measurement/v1/campaigns/${campaign}/${path}`
      const reply = await sandbox.fetch(target, { headers: { authorization: `Bearer ${access_token}` } })
      return (await reply.json()) as Wire
    }
  })

  it("the lift table has one row for every segment of every breakdown, with the values from the service", async () => {
    const seen = new Map<string, Promise<Wire>>()
    const itemsOf = async (path: string) => {
      const reply = seen.get(path) ?? get(path)
      seen.set(path, reply)
      return ((await reply)["items"] ?? [await reply]) as ReadonlyArray<Wire>
    }
    for (const row of table.rows) {
      const [path, label] = paths[row.breakdown]
      const below = [path, row.variable].filter((each) => each !== null && each !== "").join("/")
      const items = await itemsOf(
        `questions/${row.question}/lift${below === "" ? "" : `/${below}`}?confidence_level=0.9`
      )
      const own = label === "" ? items[0] : items.find((item) => item[label] === row.part)
      const percentage = (field: string, of: Wire | undefined = own) =>
        of?.[field] == null ? null : Number(of[field]) / 100
      // In some breakdowns, only `statistical_test` contains the margin of error for the confidence level.
      const [test] = (own?.["statistical_test"] ?? []) as ReadonlyArray<Wire>
      const close = (value: number | null) => (value === null ? null : expect.closeTo(value, 12))
      expect(row).toMatchObject({
        exposed: own?.["exposed_count"],
        control: own?.["control_count"],
        exposedInTarget: own?.["in_target_exposed_count"],
        controlInTarget: own?.["in_target_control_count"],
        exposedShare: close(percentage("exposed_percentage")),
        controlShare: close(percentage("control_percentage")),
        lift: close(percentage("lift_percentage")),
        serviceMargin: close(percentage("margin_of_error", test)),
        serviceSignificant: own?.["statistically_significant"]
      })
    }
    const items = (await Promise.all([...seen.keys()].map(itemsOf))).flat()
    expect(table.rows.length).toBe(items.length)
    expect(new Set(table.rows.map(({ breakdown }) => breakdown)).size).toBeGreaterThanOrEqual(9)
    expect(table.missing).toEqual([])
  })

  it("the lift table shows each lift inside its interval and no segment below 50 respondents per group as significant", () => {
    for (const { control, exposed, lift, lower, significant, tooFew, upper } of table.rows) {
      if (lift !== null) {
        expect(lower).toBeLessThanOrEqual(lift)
        expect(upper).toBeGreaterThanOrEqual(lift)
      }
      expect(tooFew).toBe(Math.min(exposed ?? 0, control ?? 0) < 50)
      if (tooFew) expect(significant).toBe(false)
    }
  })

  it("the lift table from the Effect API is the same as that from the Promise API", async () => {
    const effect = Effect.flatMap(Lift, (lift) => lift.table({ campaign }))
    const other = await Effect.runPromise(Effect.provide(effect, BrandLift.layer(options)))
    expect(JSON.stringify(other)).toBe(JSON.stringify(table))
    expect(other.toCsv()).toBe(table.toCsv())
  })
})
