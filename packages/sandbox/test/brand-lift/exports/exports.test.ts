import { describe, expect, it } from "vitest"
import { campaigns, day, iso, start, startBrandLift } from "../startBrandLift.ts"
import { excelTakes, launched, powerPointTakes, ready } from "./ready.ts"

describe("exportExcel", () => {
  it("answers nothing; the id comes by e-mail, with the link, to the user who asked", async () => {
    const { id, post, status, w } = await launched()
    expect(await post("excel", {})).toMatchObject({ status: 200, body: {} })
    expect(await w.emails()).toEqual([])
    await w.advance(excelTakes)
    const [email] = await w.emails()
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

  it("goes to those who are named, with the message", async () => {
    const { post, w } = await launched()
    await post("excel", { to_emails: "a@alder.example, b@alder.example", email_message: "Lift so far" })
    await w.advance(excelTakes)
    const [email] = await w.emails("b@alder.example")
    expect(email?.to).toEqual(["a@alder.example", "b@alder.example"])
    expect(email?.text.startsWith("Lift so far\n\n")).toBe(true)
    expect(await w.emails("c@alder.example")).toEqual([])
  })

  it.each([
    ["an address without a domain", { to_emails: "a@alder.example,b" }, ["to_emails"]],
    ["no address", { to_emails: "" }, ["to_emails"]],
    ["a filter without a value", { filters: ["demo_gender"] }, ["filters"]],
    ["a filter of another name", { filters: ["daypart=prime"] }, ["filters"]],
    ["a filter whose value cannot be read", { filters: ["demo_age=young"] }, ["filters"]]
  ])("refuses %s, and nothing is made", async (_, body, fields) => {
    const { post, w } = await launched()
    for (const kind of ["excel", "powerpoint"]) {
      const reply = await post(kind, body)
      expect([reply.status, Object.keys(reply.body)]).toEqual([400, fields])
    }
    await w.advance(day)
    expect(await w.emails()).toEqual([])
  })

  it("of an unknown campaign is 404", async () => {
    const { post } = startBrandLift()
    expect((await post(`${campaigns}/3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815/export/excel`, {})).status).toBe(404)
  })
})

describe("an export", () => {
  it("is running until it is ready, ready until it expires", async () => {
    const { post, status, w } = await launched()
    const { report_export_id } = (await post("powerpoint", {})).body
    const asked = w.now()
    await w.advance(powerPointTakes - 1)
    const running = await status("powerpoint", report_export_id)
    expect(running).toMatchObject({ s3_url: null })
    expect(running).not.toHaveProperty("finished_at")
    expect(running).not.toHaveProperty("expires_at")
    expect(await w.download(report_export_id)).toBeUndefined()
    await w.advance(1)
    const done = await status("powerpoint", report_export_id)
    expect(done).toMatchObject({
      finished_at: iso(asked + powerPointTakes),
      expires_at: iso(asked + powerPointTakes + 7 * day)
    })
    await w.runTo(Date.parse(done.expires_at ?? "") - 1)
    expect(await w.download(report_export_id)).toBeDefined()
    await w.advance(1)
    expect(await w.download(report_export_id)).toBeUndefined()
    expect(await status("powerpoint", report_export_id)).toEqual(done)
  })

  it("of PowerPoint comes by e-mail with the link as well", async () => {
    const { post, w } = await launched()
    const { report_export_id } = (await post("powerpoint", {})).body
    await w.advance(powerPointTakes)
    const emails = await w.emails()
    expect(emails).toMatchObject([{ to: ["analyst@sandbox.example"], report_export_id }])
    expect(emails[0]?.text).toContain(emails[0]?.link ?? "no link")
  })

  it("is found by its kind and its campaign alone", async () => {
    const { excel, powerPoint, w } = await ready()
    const { id } = { id: excel?.campaign_id }
    const other = await w.create()
    const get = async (campaign: string | undefined, kind: string, export_id: string | undefined) =>
      (await w.get(`${campaigns}/${campaign}/export/${kind}/${export_id}`)).status
    expect(await get(id, "excel", excel?.report_export_id)).toBe(200)
    expect(await get(id, "powerpoint", excel?.report_export_id)).toBe(404)
    expect(await get(id, "excel", powerPoint?.report_export_id)).toBe(404)
    expect(await get(other, "excel", excel?.report_export_id)).toBe(404)
  })

  it("is the same bytes for the same seed and calls, whatever was made before", async () => {
    const [first, second] = [await ready(), await ready()]
    expect(Buffer.compare(first.xlsx, second.xlsx)).toBe(0)
    expect(Buffer.compare(first.pptx, second.pptx)).toBe(0)
  })

  it("of a draft has facts and no figures", async () => {
    const w = startBrandLift()
    const id = await w.create()
    await w.post(`${campaigns}/${id}/export/excel`, {})
    await w.post(`${campaigns}/${id}/export/powerpoint`, {})
    await w.advance(powerPointTakes)
    for (const { report_export_id } of await w.emails()) expect(await w.download(report_export_id)).toBeDefined()
  })
})
