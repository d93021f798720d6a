/** Creates a campaign that has results, and exports of the campaign. */
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import { campaigns, day, question, start, startBrandLift } from "../startBrandLift.ts"

const minute = 60_000
const questions = [question, { ...question, question_name: "favorability", default: false, target_option_index: 1 }]
export const excelTakes = 2 * minute
export const powerPointTakes = 3 * minute

export const launchWithResults = async () => {
  const brandLift = startBrandLift()
  const id = await brandLift.launch({ draft_settings: { questions } })
  await brandLift.runTo(start + 20 * day)
  const post = (kind: string, body: object) =>
    brandLift.post<Wire.PowerPointExport>(`${campaigns}/${id}/export/${kind}`, body)
  const status = async (kind: string, export_id: string) =>
    (await brandLift.get<Wire.ExportStatus>(`${campaigns}/${id}/export/${kind}/${export_id}`)).body
  return { brandLift, id, post, status }
}

/** Creates an Excel and a PowerPoint export of a campaign, waits until both are ready, and downloads the files. */
export const createExports = async (body: object = {}) => {
  const { id, post, status, brandLift } = await launchWithResults()
  await post("excel", body)
  await post("powerpoint", body)
  await brandLift.advance(powerPointTakes)
  const [excel, powerPoint] = await brandLift.emails()
  const file = async (export_id = "") => {
    const found = await brandLift.download(export_id)
    if (!(found?.content instanceof Uint8Array)) throw new Error("a file of bytes was expected")
    return found.content
  }
  return {
    brandLift,
    id,
    status,
    excel,
    powerPoint,
    xlsx: await file(excel?.report_export_id),
    pptx: await file(powerPoint?.report_export_id)
  }
}
