/**
 * What a guide shows is what its program is, and what the program prints is what the guide says it prints.
 */
import { globSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { expected, type Fence, fencesOf, regionOf, synced } from "../fences.ts"

const folder = join(import.meta.dirname, "..")
const pages = globSync(["[!R]*.{md,mdx}", "../site/src/content/docs/**/*.{md,mdx}"], { cwd: folder })

it.each(pages)("%s is as its programs are (else: pnpm --filter @fieldwork/guides sync)", async (page) => {
  const text = await readFile(join(folder, page), "utf8")
  expect(await synced(folder, text)).toBe(text)
})

it("shows every program of the guides somewhere", async () => {
  const texts = await Promise.all(pages.map((page) => readFile(join(folder, page), "utf8")))
  const programs = globSync(["*.ts", "receivers/*.ts"], { cwd: folder }).filter(
    (file) => !["fences.ts", "sync.ts", "lift-series.ts", "lift-campaign.ts"].includes(file)
  )
  expect(programs.filter((file) => !texts.some((text) => text.includes(`file="${file}#`)))).toEqual([])
})

it("shows a nightly job of 15 lines at most", async () => {
  const source = await readFile(join(folder, "nightly.ts"), "utf8")
  expect(regionOf(source, "job", "nightly.ts").trimEnd().split("\n").length).toBeLessThanOrEqual(15)
})

describe("a fence", () => {
  const fence = (head: string): Fence => ({ head, body: "" })

  it("must name its program, its output or a reason not to run", async () => {
    await expect(expected(folder, fence("ts"))).rejects.toThrow("no reason not to run: ts")
    await expect(expected(folder, fence('sh reason="installs"'))).resolves.toBeUndefined()
  })

  it("holds a region without its marks", () => {
    expect(regionOf("a\n// #region x\nb\n// #endregion x\nc\n", "x", "f.ts")).toBe("b\n")
    expect(() => regionOf("a\n", "x", "f.ts")).toThrow("f.ts has no region x")
  })

  it("is rewritten where it differs, and nothing around it is", async () => {
    const page = 'before\n```ts file="receivers/fetch.ts#fetch"\nold\n```\nafter\n'
    const next = await synced(folder, page)
    expect(fencesOf(next)[0]?.body).toContain("fetchReceiver")
    expect(next.startsWith("before\n```ts")).toBe(true)
    expect(next.endsWith("```\nafter\n")).toBe(true)
  })
})
