import { describe, expect, it } from "vitest"
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import { campaigns, day, iso, start, startBrandLift } from "../startBrandLift.ts"
import { excelTakes, launchWithResults, powerPointTakes, createExports } from "./createExports.ts"

describe("exportExcel", () => {
  it("exportExcel returns an empty body, and the sandbox sends the export id and link to the caller by e-mail", async () => {
    const { id, post, status, brandLift } = await launchWithResults()
    expect(await post("excel", {})).toMatchObject({ status: 200, body: {} })
    expect(await brandLift.emails()).toEqual([])
    await brandLift.advance(excelTakes)
    const [email] = await brandLift.emails()
    const export_id = email?.report_export_id ?? ""
    const link = `http://sandbox.example/__sandbox/exports/${export_id}`
    expect(email).toMatchObject({
      id: 1,
      to: ["analyst@sandbox.example"],
      subject: "Alder Coffee winter: your Excel report is ready",
      sent_at: iso(start + 20 * day + excelTakes),
      campaign_id: id,
      link
    })
    expect(email?.text).toContain(link)
    expect(await status("excel", export_id)).toMatchObject({
      report_export_id: export_id,
      campaign_id: id,
      s3_url: link
    })
  })

  it("exportExcel sends the e-mail to the addresses in to_emails, with email_message", async () => {
    const { post, brandLift } = await launchWithResults()
    await post("excel", { to_emails: "a@alder.example, b@alder.example", email_message: "Lift so far" })
    await brandLift.advance(excelTakes)
    const [email] = await brandLift.emails("b@alder.example")
    expect(email?.to).toEqual(["a@alder.example", "b@alder.example"])
    expect(email?.text.startsWith("Lift so far\n\n")).toBe(true)
    expect(await brandLift.emails("c@alder.example")).toEqual([])
  })

  it.each([
    ["an address without a domain", { to_emails: "a@alder.example,b" }, ["to_emails"]],
    ["no address", { to_emails: "" }, ["to_emails"]],
    ["a filter without a value", { filters: ["demo_gender"] }, ["filters"]],
    ["a filter with an unknown name", { filters: ["daypart=prime"] }, ["filters"]],
    ["a filter with a malformed value", { filters: ["demo_age=young"] }, ["filters"]],
    ["a filter without a name", { filters: ["=1"] }, ["filters"]],
    ["a filter with an unknown suffix", { filters: ["demo_age__between=18,25"] }, ["filters"]],
    ["a lower bound on coded answers", { filters: ["demo_gender__gte=2"] }, ["filters"]],
    ["an upper bound on coded answers", { filters: ["demo_region__lte=2"] }, ["filters"]],
    ["a range of coded answers", { filters: ["demo_hhi__range=1,2"] }, ["filters"]],
    ["two filters with the same name", { filters: ["demo_gender=1", "demo_gender=2"] }, ["filters"]]
  ])("exportExcel and exportPowerPoint refuse %s and create no export", async (_, body, fields) => {
    const { post, brandLift } = await launchWithResults()
    for (const kind of ["excel", "powerpoint"]) {
      const reply = await post(kind, body)
      expect([reply.status, Object.keys(reply.body)]).toEqual([400, fields])
    }
    await brandLift.advance(day)
    expect(await brandLift.emails()).toEqual([])
  })

  it("exportExcel refuses each filter that it cannot apply with an error that names the filter and the reason", async () => {
    const { post } = await launchWithResults()
    const filters = ["demo_gender__gte=2", "demo_age__gte=18", "demo_age__gte=20", "demo_age__lte=young", "demo_age"]
    expect((await post("excel", { filters })).body).toEqual({
      filters: [
        '"demo_gender__gte=2": demo_gender does not accept this suffix.',
        '"demo_age__gte=20": demo_age__gte occurs more than once. To select several values, use demo_age__in.',
        '"demo_age__lte=young": A number is expected.',
        '"demo_age": This is not <name>=<value> with the name of a demographic.'
      ]
    })
  })

  it("exportPowerPoint refuses a malformed filter of a draft campaign, which could be launched before the report is made", async () => {
    const brandLift = startBrandLift()
    const id = await brandLift.create()
    const reply = await brandLift.post(`${campaigns}/${id}/export/powerpoint`, { filters: ["demo_age=young"] })
    expect(reply.status).toBe(400)
  })

  it("exportExcel and exportPowerPoint respond 404 for an unknown campaign", async () => {
    const { post } = startBrandLift()
    expect((await post(`${campaigns}/3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815/export/excel`, {})).status).toBe(404)
  })
})

describe("exports of a campaign", () => {
  it("a campaign export has no file while it is running, and its file can be downloaded until it expires", async () => {
    const { post, status, brandLift } = await launchWithResults()
    const { report_export_id } = (await post("powerpoint", {})).body
    const asked = brandLift.now()
    await brandLift.advance(powerPointTakes - 1)
    const running = await status("powerpoint", report_export_id)
    expect(running).toMatchObject({ s3_url: null })
    expect(running).not.toHaveProperty("finished_at")
    expect(running).not.toHaveProperty("expires_at")
    expect(await brandLift.download(report_export_id)).toBeUndefined()
    await brandLift.advance(1)
    const done = await status("powerpoint", report_export_id)
    expect(done).toMatchObject({
      finished_at: iso(asked + powerPointTakes),
      expires_at: iso(asked + powerPointTakes + 7 * day)
    })
    await brandLift.runTo(Date.parse(done.expires_at ?? "") - 1)
    expect(await brandLift.download(report_export_id)).toBeDefined()
    await brandLift.advance(1)
    expect(await brandLift.download(report_export_id)).toBeUndefined()
    expect(await status("powerpoint", report_export_id)).toEqual(done)
  })

  it("the status of an expired export keeps its download URL, which then gets 404", async () => {
    const { excel, brandLift } = await createExports()
    const path = `${campaigns}/${excel?.campaign_id}/export/excel/${excel?.report_export_id}`
    await brandLift.advance(8 * day)
    const { body } = await brandLift.get<Wire.ExportStatus>(path)
    expect(Date.parse(body.expires_at ?? "")).toBeLessThan(brandLift.now())
    expect(body.s3_url).toBe(excel?.link)
    expect((await brandLift.get(new URL(body.s3_url ?? "").pathname)).status).toBe(404)
  })

  it("exportPowerPoint makes the sandbox send the link of the export to the caller by e-mail", async () => {
    const { post, brandLift } = await launchWithResults()
    const { report_export_id } = (await post("powerpoint", {})).body
    await brandLift.advance(powerPointTakes)
    const emails = await brandLift.emails()
    expect(emails).toMatchObject([{ to: ["analyst@sandbox.example"], report_export_id }])
    expect(emails[0]?.text).toContain(emails[0]?.link ?? "no link")
  })

  it("a campaign export gets 404 under the path of the other export kind or of a different campaign", async () => {
    const { excel, powerPoint, brandLift } = await createExports()
    const { id } = { id: excel?.campaign_id }
    const other = await brandLift.create()
    const get = async (campaign: string | undefined, kind: string, export_id: string | undefined) =>
      (await brandLift.get(`${campaigns}/${campaign}/export/${kind}/${export_id}`)).status
    expect(await get(id, "excel", excel?.report_export_id)).toBe(200)
    expect(await get(id, "powerpoint", excel?.report_export_id)).toBe(404)
    expect(await get(id, "excel", powerPoint?.report_export_id)).toBe(404)
    expect(await get(other, "excel", excel?.report_export_id)).toBe(404)
  })

  it("two sandboxes with the same seed and the same requests produce byte-identical Excel and PowerPoint exports", async () => {
    const [first, second] = [await createExports(), await createExports()]
    expect(Buffer.compare(first.xlsx, second.xlsx)).toBe(0)
    expect(Buffer.compare(first.pptx, second.pptx)).toBe(0)
  })

  it("the Excel and PowerPoint exports of a draft campaign can be downloaded", async () => {
    const brandLift = startBrandLift()
    const id = await brandLift.create()
    await brandLift.post(`${campaigns}/${id}/export/excel`, {})
    await brandLift.post(`${campaigns}/${id}/export/powerpoint`, {})
    await brandLift.advance(powerPointTakes)
    for (const { report_export_id } of await brandLift.emails())
      expect(await brandLift.download(report_export_id)).toBeDefined()
  })
})
