// #region write
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { writeReport } from "@fieldwork/lift-report"
import { launched } from "./lift-campaign.ts"

// A study in the sandbox, whose true effect is 7 percentage points. It ends after 40 days.
const { brandLift, id, sandbox } = await launched({ points: 7, seed: 8 })
await sandbox.advance({ days: 42 })
const folder = mkdtempSync(join(tmpdir(), "report-"))

const { files, report } = await writeReport(brandLift, id, {
  decision: "2026-02-15",
  designedSplit: [1, 1],
  folder,
  formats: ["html", "pptx", "xlsx"]
})
console.log(report.headline)
for (const file of files) console.log(basename(file))
// #endregion write

// #region data
const { lift, lower, upper } = report.main?.row ?? {}
console.log(`lift ${lift?.toFixed(3)}, from ${lower?.toFixed(3)} to ${upper?.toFixed(3)}`)
console.log(report.sample.sentence)
console.log(report.parts.after)
// #endregion data

// #region again
const again = await writeReport(brandLift, id, {
  decision: "2026-02-15",
  designedSplit: [1, 1],
  folder: join(folder, "again"),
  formats: ["html", "pptx", "xlsx"]
})
const same = files.every((file, index) => readFileSync(file).equals(readFileSync(again.files[index] ?? "")))
console.log(`the same bytes: ${same}`)
rmSync(folder, { recursive: true })
// #endregion again
