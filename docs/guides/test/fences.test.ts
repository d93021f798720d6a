/**
 * Compares the code fences of the guides with the programs and their output.
 */
import { globSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { expected, type Fence, fencesOf, regionOf, synced } from "../fences.ts"

const folder = join(import.meta.dirname, "..")
const pages = globSync(["[!R]*.{md,mdx}", "../site/src/content/docs/**/*.{md,mdx}"], { cwd: folder })

it.each(pages)(
  "the code fences in the guide %s match their programs and outputs (otherwise run pnpm --filter @fieldwork/guides sync)",
  async (page) => {
    const text = await readFile(join(folder, page), "utf8")
    expect(await synced(folder, text)).toBe(text)
  }
)

it("every guide program is shown on a page of the guides", async () => {
  const texts = await Promise.all(pages.map((page) => readFile(join(folder, page), "utf8")))
  const programs = globSync(["*.ts", "receivers/*.ts"], { cwd: folder }).filter(
    (file) => !["fences.ts", "sync.ts", "vitest.config.ts", "lift-series.ts", "shown.ts"].includes(file)
  )
  expect(programs.filter((file) => !texts.some((text) => text.includes(`file="${file}#`)))).toEqual([])
})

it("the nightly job in the lift guide has at most 15 lines", async () => {
  const source = await readFile(join(folder, "nightly.ts"), "utf8")
  expect(regionOf(source, "job", "nightly.ts").trimEnd().split("\n").length).toBeLessThanOrEqual(15)
})

/** The names of the axios interceptors in the guide's table, by the region of `move-axios.ts` that replaces each. */
const interceptors = {
  token: "token in a request interceptor",
  refresh: "refresh on 401",
  "request-id": "request id",
  logging: "logging",
  timing: "timing",
  retry: "retry with backoff",
  timeout: "timeout by route",
  header: "extra header, instance defaults",
  "base-url": "base URL switch",
  error: "error mapping",
  concurrency: "concurrency cap",
  metrics: "metrics"
}

it("the migration guide shows a replacement for each of twelve axios interceptors, and no example wraps fetch", async () => {
  const [guide, program] = await Promise.all(
    ["move.md", "move-axios.ts"].map((name) => readFile(join(folder, name), "utf8"))
  )
  for (const [region, row] of Object.entries(interceptors)) {
    expect(guide).toContain(`\n| ${row} |`)
    expect(guide).toContain(`file="move-axios.ts#${region}"`)
  }
  expect(Object.keys(interceptors)).toHaveLength(12)
  expect(program?.match(/\bfetch\b.*/g)).toEqual(["fetch: sandbox.fetch }", "fetch: sandbox.fetch })"])
})

describe("code fences", () => {
  const fence = (head: string): Fence => ({ head, body: "" })

  it("a code fence in a guide is rejected if it has none of the attributes file, output and reason", async () => {
    await expect(expected(folder, fence("ts"))).rejects.toThrow(
      "a fence has none of the attributes file, output and reason: ts"
    )
    await expect(expected(folder, fence('sh reason="installs"'))).resolves.toBeUndefined()
  })

  it("when a guide is synchronised with its programs, two code fences with equal attributes keep their own contents", async () => {
    const text = '```sh reason="installs"\nnpm install a\n```\n\n```sh reason="installs"\nnpm install b\n```\n'
    await expect(synced(folder, text)).resolves.toBe(text)
  })

  it("regionOf returns the lines of a guide program between the markers of a region and throws for an unknown region", () => {
    expect(regionOf("a\n// #region x\nb\n// #endregion x\nc\n", "x", "f.ts")).toBe("b\n")
    expect(() => regionOf("a\n", "x", "f.ts")).toThrow("f.ts has no region x")
  })

  it("synchronising a guide replaces the body of a code fence by the region of the program that the fence names", async () => {
    const page = 'before\n```ts file="receivers/fetch.ts#fetch"\nold\n```\nafter\n'
    const next = await synced(folder, page)
    expect(fencesOf(next)[0]?.body).toContain("fetchReceiver")
    expect(next.startsWith("before\n```ts")).toBe(true)
    expect(next.endsWith("```\nafter\n")).toBe(true)
  })
})
