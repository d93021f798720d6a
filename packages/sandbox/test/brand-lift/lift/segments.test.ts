import { describe, expect, it } from "vitest"
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import { hour, iso, start, startBrandLift, type TestBrandLift } from "../startBrandLift.ts"
import { byHand, ended, fourLevels } from "./byHand.ts"

describe("listLiftByDevice", () => {
  const devices = async (brandLift: TestBrandLift, id: string, params = {}) =>
    (await brandLift.lift<Wire.LiftByDeviceList>(id, params, "/by-device")).body.items

  it("the segments of listLiftByDevice add up to the whole study, with and without filters", async () => {
    const { id, brandLift } = await ended()
    for (const params of [{}, { demo_gender: "2" }, { daypart: "prime" }, { channel: "digital", frequency__gte: 3 }]) {
      const [{ body }, items] = [await brandLift.lift(id, params), await devices(brandLift, id, params)]
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

  it("each segment of listLiftByDevice equals the lift filtered by that device", async () => {
    const { id, brandLift } = await ended()
    for (const { device, device_name: _name, impression_share_percentage: _share, ...item } of await devices(
      brandLift,
      id,
      fourLevels
    )) {
      expect((await brandLift.lift(id, { device_type: device, ...fourLevels })).body).toEqual(item)
    }
  })

  it("listLiftByDevice omits devices without respondents", async () => {
    const { id, brandLift } = await ended()
    expect((await devices(brandLift, id, { device_type: "tablet" })).map(({ device }) => device)).toEqual(["tablet"])
    expect(await devices(brandLift, id, { timestamp__lte: iso(start) })).toEqual([])
  })
})

describe("listLiftByAdChannel", () => {
  it("listLiftByAdChannel compares the viewers of each channel with the whole control group", async () => {
    const { id, brandLift } = await ended({ channels: ["digital", "social"] })
    const [{ body }, reply] = [
      await brandLift.lift(id),
      await brandLift.lift<Wire.LiftByAdChannelList>(id, {}, "/by-ad-channel")
    ]
    expect(reply.status).toBe(200)
    expect(reply.body.items.map(({ ad_channel_name }) => ad_channel_name)).toEqual([
      "Mobile web",
      "Mobile app",
      "Desktop web",
      "Tablet web",
      "Social"
    ])
    for (const item of reply.body.items) {
      const saw = await byHand(brandLift, id, body.question ?? { id: 0 }, (_, seen) =>
        seen.includes(item.ad_channel ?? "")
      )
      expect([item.exposed_count, item.in_target_exposed_count]).toEqual([saw.e.n, saw.e.hits])
      expect([item.control_count, item.in_target_control_count]).toEqual([
        body.control_count,
        body.in_target_control_count
      ])
      expect((await brandLift.lift(id, { ad_channel: item.ad_channel })).body.lift_percentage).toBe(
        item.lift_percentage
      )
      expect(item.p_value).toBeGreaterThan(0)
      expect(item).not.toHaveProperty("total_count")
      expect(item).not.toHaveProperty("confidence_level")
      expect(item).not.toHaveProperty("margin_of_error")
    }
    const shares = reply.body.items.map(({ impression_share_percentage = 0 }) => impression_share_percentage)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 9)
  })

  it("listLiftByAdChannel has a null p_value while there are not enough respondents", async () => {
    const brandLift = startBrandLift()
    const id = await brandLift.launch()
    await brandLift.runTo(start + 3 * hour)
    const { items } = (await brandLift.lift<Wire.LiftByAdChannelList>(id, {}, "/by-ad-channel")).body
    expect(items.length).toBeGreaterThan(0)
    for (const item of items)
      expect(item).toMatchObject({ p_value: null, lift_percentage: null, enough_sample_size: false })
  })
})
