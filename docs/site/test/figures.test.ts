import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { figures, figuresFrom } from "../src/landing/figures.ts"

let folder = ""
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "results-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

const save = (bench: string, cases: ReadonlyArray<object>) =>
  writeFileSync(
    join(folder, `${bench}.json`),
    JSON.stringify({ date: "2026-11-23", machine: "Node 24, 2 cores.", bench, cases })
  )

describe("figures of the front page", () => {
  it("the front page of the documentation reads its figures from the saved benchmark results", () => {
    save("webhooks", [{ case: "verify 1 KB", unit: "µs", ours: 66, floor: 60, ratio: 1.1, peers: {} }])
    save("sandbox", [{ case: "read one campaign", unit: "req/s", ours: 8292, peers: { "Prism 5.16 mock": 367 } }])
    save("size", [{ case: "Promise service, one call", unit: "kB", ours: 40.3, peers: {} }])
    expect(figuresFrom(folder).map(({ value }) => value)).toEqual(["1.1×", "23×", "40 kB"])
  })

  it("the front page of the documentation shows no figure for a benchmark without saved results", () => {
    save("size", [{ case: "Promise service, one call", unit: "kB", ours: 40.3, peers: {} }])
    expect(figuresFrom(folder).map(({ bench }) => bench)).toEqual(["size"])
  })

  it("the benchmark results in the repository contain the figures of the documentation's front page", () => {
    expect(figures.map(({ bench }) => bench)).toEqual(expect.arrayContaining(["sandbox", "size"]))
  })
})
