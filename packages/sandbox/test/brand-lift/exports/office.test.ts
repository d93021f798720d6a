import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { read as readWorkbook, utils } from "@e965/xlsx"
import { beforeAll, describe, expect, it } from "vitest"
import { createExports } from "./createExports.ts"

/** The LibreOffice command, or undefined if LibreOffice is not installed. */
const office = ["soffice", "libreoffice"].find((command) => {
  try {
    execFileSync(command, ["--version"], { stdio: "ignore" })
    return true
  } catch {
    return false
  }
})

/** The timeout in milliseconds. Starting LibreOffice can take minutes on a busy machine. */
const patience = 240_000

describe.skipIf(office === undefined)("LibreOffice", () => {
  let files: { xlsx: Uint8Array; pptx: Uint8Array }
  beforeAll(async () => {
    files = await createExports()
  })

  /** Converts an export to another format with LibreOffice. */
  const convert = (kind: "xlsx" | "pptx", to: string): Buffer => {
    const folder = mkdtempSync(join(tmpdir(), "fieldwork-export-"))
    try {
      const source = join(folder, `lift.${kind}`)
      writeFileSync(source, files[kind])
      const env = { ...process.env, HOME: folder }
      execFileSync(office ?? "", ["--headless", "--convert-to", to, "--outdir", folder, source], {
        stdio: "ignore",
        env
      })
      return readFileSync(join(folder, `lift.${to}`))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }

  it(
    "LibreOffice reads every string on the first sheet of the workbook from exportExcel",
    { timeout: patience },
    () => {
      const { SheetNames, Sheets } = readWorkbook(files.xlsx)
      const sheet = Sheets[SheetNames[0] ?? ""]
      const rows = sheet === undefined ? [] : utils.sheet_to_json<ReadonlyArray<unknown>>(sheet, { header: 1 })
      const texts = rows.flat().filter((cell) => typeof cell === "string" && cell !== "")
      expect(texts.length).toBeGreaterThan(5)
      const csv = convert("xlsx", "csv").toString()
      expect(texts.filter((text) => !csv.includes(String(text).replaceAll('"', '""')))).toEqual([])
    }
  )

  it("LibreOffice converts the presentation from exportPowerPoint to PDF", { timeout: patience }, () => {
    expect(convert("pptx", "pdf").subarray(0, 5).toString()).toBe("%PDF-")
  })
})
