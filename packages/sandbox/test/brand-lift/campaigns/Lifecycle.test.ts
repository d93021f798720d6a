import { describe, expect, it } from "vitest"
import { next, type Status, type Trigger } from "../../../src/brand-lift/campaigns/Lifecycle.ts"
import { campaigns, day, iso, start, startBrandLift } from "../startBrandLift.ts"

const statuses: ReadonlyArray<Status> = ["draft", "pending", "live", "complete"]
const triggers: ReadonlyArray<Trigger> = ["launch", "start", "end", "reopen"]
const allowed: Readonly<Record<string, Status>> = {
  "draft launch": "pending",
  "pending start": "live",
  "live end": "complete",
  "complete reopen": "live"
}

describe("next", () => {
  it.each(statuses.flatMap((status) => triggers.map((trigger) => [status, trigger] as const)))(
    "the next status of a %s campaign after the trigger %s is the status in the lifecycle table",
    (status, trigger) => {
      expect(next(status, trigger)).toBe(allowed[`${status} ${trigger}`])
    }
  )
})

describe("the status of a launched campaign", () => {
  it("a launched campaign is pending until its start date, live until its end date, and then complete", async () => {
    const { advance, campaign, launch, runTo } = startBrandLift()
    const id = await launch({ start_date: iso(start + day), end_date: iso(start + 5 * day) })
    const status = async () => (await campaign(id)).status
    expect(await status()).toBe("pending")
    await runTo(start + day - 1)
    expect(await status()).toBe("pending")
    await advance(1)
    expect(await status()).toBe("live")
    await runTo(start + 5 * day - 1)
    expect(await status()).toBe("live")
    await advance(1)
    expect(await status()).toBe("complete")
  })

  it("a campaign is live at once when it is launched after its start date", async () => {
    const { campaign, launch } = startBrandLift()
    expect((await campaign(await launch())).status).toBe("live")
  })

  it("advancing the sandbox clock by 400 days at once completes a campaign at its end date", async () => {
    const { advance, campaign, launch } = startBrandLift()
    const id = await launch({ start_date: iso(start + day) })
    await advance(400 * day)
    const { campaign_data_updated_at, status, updated_at } = await campaign(id)
    expect(status).toBe("complete")
    expect([updated_at, campaign_data_updated_at]).toEqual([iso(start + 30 * day), iso(start + 30 * day)])
  })

  it("a campaign whose end date is changed becomes complete at the new end date, whether earlier or later", async () => {
    const { campaign, launch, patch, runTo } = startBrandLift()
    const id = await launch()
    await patch(`${campaigns}/${id}`, { end_date: iso(start + 3 * day) })
    await runTo(start + 3 * day)
    expect((await campaign(id)).status).toBe("complete")
    await patch(`${campaigns}/${id}`, { end_date: iso(start + 40 * day) })
    await runTo(start + 30 * day)
    expect((await campaign(id)).status).toBe("live")
    await runTo(start + 40 * day)
    expect((await campaign(id)).status).toBe("complete")
  })
})
