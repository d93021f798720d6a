// #region job
import type { BrandLift } from "@fieldwork/brand-lift/promise"
import { History, writeReport } from "@fieldwork/lift-report"

export const nightly = async (brandLift: BrandLift, file: string, folder: string) => {
  using history = new History(file)
  for await (const { campaign_id: id = "", campaign_name, status } of brandLift.campaigns.list()) {
    if (status !== "live" && status !== "complete") continue
    const { changes } = await history.record(brandLift, id)
    for (const { kind, sentence } of changes) {
      if (kind !== "crossedSampleThreshold") console.log(`${campaign_name}: ${sentence}`)
    }
    await writeReport(brandLift, id, { history, folder, formats: ["html", "csv"] })
  }
}
// #endregion job
