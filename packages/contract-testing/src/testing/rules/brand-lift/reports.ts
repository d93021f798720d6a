/**
 * Rules for exports and frequency reports. Both are requested first and become available later.
 */
import { memberOf, textAt } from "../../run/Call.ts"
import type { Scenario } from "../Scenario.ts"
import { condition, textRule } from "../textRules.ts"
import { create, unknownId } from "./drafts.ts"
import { launchStudy } from "./lift.ts"
import { pages } from "./pages.ts"

const running = textRule(
  "export-is-null-until-ready",
  "Resources: Export status",
  "s3_url is null until the report is available, and then a link that expires."
)
const mails = textRule(
  "export-sends-a-mail",
  "Events",
  "An export sends an e-mail with the link to to_emails, or to the requesting user."
)
const wrong = textRule(
  "export-requests",
  "Endpoints 31",
  "to_emails are e-mail addresses, and filters have the names of the breakdown by demographic."
)
const isThere = textRule("unknown-is-404", "decision errors", "The response for something that does not exist is 404.")
const expires = condition(
  "export-expires-later",
  "Resources: Export status",
  "An export that is finished expires after it was finished.",
  (json) => {
    const [finished, until] = [Date.parse(textAt(json, "finished_at")), Date.parse(textAt(json, "expires_at"))]
    return until > finished ? undefined : "expires_at is not after finished_at"
  }
)

const exporting: Scenario = {
  id: "exports",
  operations: ["exportExcel", "exportPowerPoint", "getExcelExport", "getPowerPointExport"],
  needsControl: true,
  run: async (context) => {
    const { accepts, advance, call, holds, refuses, shows } = context
    const campaigns_pk = await launchStudy(context, 4)
    const request = {
      to_emails: "one@a.example, two@a.example",
      email_message: "For Monday",
      filters: ["demo_gender=2"]
    }
    const asked = await accepts(running, "exportPowerPoint", { campaigns_pk, body: request })
    const id = memberOf(asked.json, "report_export_id")
    const status = await call("getPowerPointExport", { campaigns_pk, id })
    shows(running, [asked, status], [], {
      report_export_id: id,
      campaign_id: campaigns_pk,
      s3_url: null,
      finished_at: undefined,
      expires_at: undefined
    })
    shows(running, await accepts(running, "exportExcel", { campaigns_pk, body: {} }), [], {})
    await advance(3600)
    const ready = await call("getPowerPointExport", { campaigns_pk, id })
    holds(expires, ready)
    const emails = await context.control("GET", "/emails")
    const [excel, slides] = [0, 1].map((index) => memberOf(emails.json, "items", index))
    shows(mails, [asked, emails], ["items", "length"], 2)
    shows(mails, [asked, emails], ["items", 1], {
      to: ["one@a.example", "two@a.example"],
      report_export_id: id,
      link: memberOf(ready.json, "s3_url")
    })
    shows(running, [emails, ready], ["s3_url"], memberOf(slides, "link"))
    const excelId = memberOf(excel, "report_export_id")
    const book = await call("getExcelExport", { campaigns_pk, id: excelId })
    shows(running, [emails, book], [], { report_export_id: excelId, s3_url: memberOf(excel, "link") })
    holds(expires, book)
    await refuses(isThere, "getExcelExport", { campaigns_pk, id }, [404])
    await refuses(isThere, "getPowerPointExport", { campaigns_pk, id: excelId }, [404])
    const other = await create(context)
    await refuses(isThere, "getPowerPointExport", { campaigns_pk: other, id }, [404])
    for (const operation of ["exportExcel", "exportPowerPoint"]) {
      await refuses(isThere, operation, { campaigns_pk: unknownId, body: {} }, [404])
      for (const body of [
        { to_emails: "no address" },
        { to_emails: "a@b.example,nobody" },
        { filters: ["no_such=1"] },
        { filters: ["demo_age"] },
        { filters: ["demo_age__range=18"] }
      ])
        await refuses(wrong, operation, { campaigns_pk, body }, [400])
      for (const body of [{ to_emails: "a@b.example" }, { filters: ["demo_age__range=18,34", "demo_gender__in=1,2"] }])
        await accepts(wrong, operation, { campaigns_pk, body })
    }
  }
}

const reported = textRule(
  "frequency-report-shows-its-request",
  "Endpoints 35 to 37",
  "A frequency report shows the settings of its request, in the list and by its id."
)
const sources = textRule(
  "frequency-report-needs-ids",
  "Endpoints 36",
  "Without a CSV, survey_ids must be present and contain surveys of the campaign."
)
const done = textRule(
  "frequency-report-is-done",
  "Resources: Frequency report",
  "A frequency report is completed some time after its request."
)

const frequency: Scenario = {
  id: "frequency-reports",
  operations: ["createFrequencyReport", "listFrequencyReports", "getFrequencyReport"],
  needsControl: true,
  run: async (context) => {
    const { accepts, advance, call, refuses, shows } = context
    const campaigns_pk = await launchStudy(context, 4)
    const campaign = await call("getCampaign", { id: campaigns_pk })
    const survey = memberOf(campaign.json, "exposed_survey_id")
    const form = (json: object, csv?: string) => ({
      campaigns_pk,
      body: {
        json: JSON.stringify({ filter_impressions_by_timestamp: true, output_columns: {}, ...json }),
        ...(csv !== undefined && { csv })
      }
    })
    shows(reported, await call("listFrequencyReports", { campaigns_pk }), [], { items: [], total_items: 0 })
    const settings = {
      filter_impressions_by_timestamp: false,
      survey_ids: [survey],
      output_columns: { respondent_id: true },
      utc_offset: 60
    }
    const asked = await accepts(reported, "createFrequencyReport", form(settings))
    const shown = {
      campaign_id: campaigns_pk,
      filter_impressions_by_timestamp: false,
      output_columns: { respondent_id: true },
      utc_offset: 60
    }
    shows(reported, asked, ["items", 0], shown)
    const id = memberOf(asked.json, "items", 0, "frequency_report_id")
    const one = await call("getFrequencyReport", { campaigns_pk, id })
    shows(reported, [asked, one], ["items"], [{ ...shown, frequency_report_id: id }])
    const respondents = await call("listRespondents", { campaigns_pk, page_size: 2 })
    const person = textAt(respondents.json, "items", 0, "respondent", "respondent_id")
    await accepts(
      sources,
      "createFrequencyReport",
      form({ csv_ids_type: "respondent_id" }, `respondent_id\n${person}\n`)
    )
    await accepts(sources, "createFrequencyReport", form({ survey_ids: null }, `"${person}"\n`))
    await refuses(sources, "createFrequencyReport", form({}), [400])
    await refuses(sources, "createFrequencyReport", form({ survey_ids: null }), [400])
    await refuses(sources, "createFrequencyReport", form({ survey_ids: [] }), [400])
    await refuses(sources, "createFrequencyReport", form({ survey_ids: [survey, 987_654] }), [400])
    await refuses(sources, "createFrequencyReport", form({}, ""), [400])
    await refuses(sources, "createFrequencyReport", form({ output_columns: 7 }, person), [400])
    await refuses(sources, "createFrequencyReport", { campaigns_pk, body: { json: "{", csv: person } }, [400])
    await refuses(sources, "createFrequencyReport", { campaigns_pk, body: { csv: person } }, [400])
    await pages(context, "listFrequencyReports", { campaigns_pk })
    shows(reported, await call("listFrequencyReports", { campaigns_pk }), ["items", 0, "frequency_report_id"], id)
    await advance(3600)
    const ready = await call("listFrequencyReports", { campaigns_pk })
    shows(
      done,
      [asked, ready],
      ["items"],
      [0, 1, 2].map(() => ({ status: "done", error: undefined }))
    )
    shows(done, [asked, await call("getFrequencyReport", { campaigns_pk, id })], ["items", 0], {
      status: "done",
      created_at: textAt(asked.json, "items", 0, "created_at")
    })
    await refuses(isThere, "getFrequencyReport", { campaigns_pk, id: unknownId }, [404])
    await refuses(isThere, "listFrequencyReports", { campaigns_pk: unknownId }, [404])
    await refuses(isThere, "createFrequencyReport", { ...form({}, person), campaigns_pk: unknownId }, [404])
  }
}

export const reports: ReadonlyArray<Scenario> = [exporting, frequency]
