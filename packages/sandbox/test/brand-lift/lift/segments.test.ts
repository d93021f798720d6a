import { describe, expect, it } from "vitest"
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import { hour, iso, start, startBrandLift, type TestBrandLift } from "../startBrandLift.ts"
import { byHand, ended, fourLevels } from "./byHand.ts"

describe("listLiftByDevice", () => {
  const devices = async (w: TestBrandLift, id: string, params = {}) =>
    (await w.lift<Wire.LiftByDeviceList>(id, params, "/by-device")).body.items

  it("has segments that add up to the whole", async () => {
    const { id, w } = await ended()
    for (const params of [{}, { demo_gender: "2" }, { daypart: "prime" }, { channel: "digital", frequency__gte: 3 }]) {
      const [{ body }, items] = [await w.lift(id, params), await devices(w, id, params)]
      expect(items.map(({ device_name }) => device_name)).toEqual(["Mobile", "Desktop", "Tablet"])
      for (const name of [
        "exposed_count",
        "control_count",
        "in_target_exposed_count",
        "in_target_control_count",
        "total_count"
      ] as const) {
        expect(items.reduce((sum, item) => sum + (item[name] ?? 0), 0)).toBe(body[name])
      }
      expect(items.reduce((sum, item) => sum + (item.impression_share_percentage ?? 0), 0)).toBeCloseTo(100, 9)
    }
  })

  it("has in each segment what the filter on that device gives", async () => {
    const { id, w } = await ended()
    for (const { device, device_name: _name, impression_share_percentage: _share, ...item } of await devices(
      w,
      id,
      fourLevels
    )) {
      expect((await w.lift(id, { device_type: device, ...fourLevels })).body).toEqual(item)
    }
  })

  it("leaves out devices that nobody uses", async () => {
    const { id, w } = await ended()
    expect((await devices(w, id, { device_type: "tablet" })).map(({ device }) => device)).toEqual(["tablet"])
    expect(await devices(w, id, { timestamp__lte: iso(start) })).toEqual([])
  })
})

describe("listLiftByAdChannel", () => {
  it("compares those who saw an ad there with the whole control group", async () => {
    const { id, w } = await ended({ channels: ["digital", "social"] })
    const [{ body }, reply] = [await w.lift(id), await w.lift<Wire.LiftByAdChannelList>(id, {}, "/by-ad-channel")]
    expect(reply.status).toBe(200)
    expect(reply.body.items.map(({ ad_channel_name }) => ad_channel_name)).toEqual([
      "Mobile web",
      "Mobile app",
      "Desktop web",
      "Tablet web",
      "Social"
    ])
    for (const item of reply.body.items) {
      const saw = await byHand(w, id, body.question ?? { id: 0 }, (_, seen) => seen.includes(item.ad_channel ?? ""))
      expect([item.exposed_count, item.in_target_exposed_count]).toEqual([saw.e.n, saw.e.hits])
      expect([item.control_count, item.in_target_control_count]).toEqual([
        body.control_count,
        body.in_target_control_count
      ])
      expect((await w.lift(id, { ad_channel: item.ad_channel })).body.lift_percentage).toBe(item.lift_percentage)
      expect(item.p_value).toBeGreaterThan(0)
      expect(item).not.toHaveProperty("total_count")
      expect(item).not.toHaveProperty("confidence_level")
      expect(item).not.toHaveProperty("margin_of_error")
    }
    const shares = reply.body.items.map(({ impression_share_percentage = 0 }) => impression_share_percentage)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 9)
  })

  it("has no p value while there are too few respondents", async () => {
    const w = startBrandLift()
    const id = await w.launch()
    await w.runTo(start + 3 * hour)
    const { items } = (await w.lift<Wire.LiftByAdChannelList>(id, {}, "/by-ad-channel")).body
    expect(items.length).toBeGreaterThan(0)
    for (const item of items)
      expect(item).toMatchObject({ p_value: null, lift_percentage: null, enough_sample_size: false })
  })
})
