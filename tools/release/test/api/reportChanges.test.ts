import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { reportChanges, write } from "../../src/api/reportChanges.ts"

const reports = new Map([
  ["core", "export class A {}\n"],
  ["exchange.promise", "export class B {}\n"]
])

let folder = ""
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fieldwork-api-"))
  write(folder, reports, reportChanges(folder, reports))
})
afterEach(() => rmSync(folder, { recursive: true }))

it("reportChanges finds no difference between the exported API and the API reports that were just written from it", () => {
  expect(readdirSync(folder)).toEqual(["core.api.md", "exchange.promise.api.md"])
  expect(reportChanges(folder, reports)).toEqual([])
})

it("reportChanges lists an API report as changed if it differs from the exported API", () => {
  writeFileSync(join(folder, "core.api.md"), "export class A { b(): void }\n")
  expect(reportChanges(folder, reports)).toEqual([{ entry: "core", kind: "changed" }])
})

it("reportChanges names missing and obsolete API reports, and writing the reports fixes both", () => {
  const now = new Map([
    ["core", "export class A {}\n"],
    ["exchange", "export class C {}\n"]
  ])
  const found = reportChanges(folder, now)
  expect(found).toEqual([
    { entry: "exchange", kind: "missing" },
    { entry: "exchange.promise", kind: "removed" }
  ])
  write(folder, now, found)
  expect(readdirSync(folder)).toEqual(["core.api.md", "exchange.api.md"])
  expect(readFileSync(join(folder, "exchange.api.md"), "utf8")).toBe("export class C {}\n")
})
