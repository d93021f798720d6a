import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { drift, write } from "../../src/api/drift.ts"

const reports = new Map([
  ["core", "export class A {}\n"],
  ["exchange.promise", "export class B {}\n"]
])

let folder = ""
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fieldwork-api-"))
  write(folder, reports, drift(folder, reports))
})
afterEach(() => rmSync(folder, { recursive: true }))

it("finds nothing in what it has just written", () => {
  expect(readdirSync(folder)).toEqual(["core.api.md", "exchange.promise.api.md"])
  expect(drift(folder, reports)).toEqual([])
})

it("names a report that a change of the surface has left behind", () => {
  writeFileSync(join(folder, "core.api.md"), "export class A { b(): void }\n")
  expect(drift(folder, reports)).toEqual([{ entry: "core", kind: "changed" }])
})

it("names an entry without a report, and a report without an entry, and mends both", () => {
  const now = new Map([
    ["core", "export class A {}\n"],
    ["exchange", "export class C {}\n"]
  ])
  const found = drift(folder, now)
  expect(found).toEqual([
    { entry: "exchange", kind: "missing" },
    { entry: "exchange.promise", kind: "gone" }
  ])
  write(folder, now, found)
  expect(readdirSync(folder)).toEqual(["core.api.md", "exchange.api.md"])
  expect(readFileSync(join(folder, "exchange.api.md"), "utf8")).toBe("export class C {}\n")
})
