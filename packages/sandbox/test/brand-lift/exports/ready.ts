/**
 * A campaign with results, and its exports.
 */
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import { campaigns, day, question, start, startBrandLift } from "../startBrandLift.ts"

const minute = 60_000
const questions = [question, { ...question, question_name: "favorability", default: false, target_option_index: 1 }]
export const excelTakes = 2 * minute
export const powerPointTakes = 3 * minute

export const launched = async () => {
  const w = startBrandLift()
  const id = await w.launch({ draft_settings: { questions } })
  await w.runTo(start + 20 * day)
  const post = (kind: string, body: object) => w.post<Wire.PowerPointExport>(`${campaigns}/${id}/export/${kind}`, body)
  const status = async (kind: string, export_id: string) =>
    (await w.get<Wire.ExportStatus>(`${campaigns}/${id}/export/${kind}/${export_id}`)).body
  return { w, id, post, status }
}

/** Both exports of one campaign, ready, and their files. */
export const ready = async (body: object = {}) => {
  const { id, post, status, w } = await launched()
  await post("excel", body)
  await post("powerpoint", body)
  await w.advance(powerPointTakes)
  const [excel, powerPoint] = await w.emails()
  const file = async (export_id = "") => {
    const found = await w.download(export_id)
    if (!(found?.content instanceof Uint8Array)) throw new Error("a file of bytes was expected")
    return found.content
  }
  return {
    w,
    id,
    status,
    excel,
    powerPoint,
    xlsx: await file(excel?.report_export_id),
    pptx: await file(powerPoint?.report_export_id)
  }
}
