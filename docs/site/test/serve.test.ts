import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it } from "vitest"
import { serve } from "../serve.ts"

it("shows the page for missing pages as HTML, with status 404", async () => {
  const root = await mkdtemp(join(tmpdir(), "site-"))
  await writeFile(join(root, "404.html"), "<!doctype html><title>Page not found</title>")
  const site = await serve(0, root)
  const response = await fetch(`${site.url}/no-such-page/`)
  expect(response.status).toBe(404)
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8")
  expect(await response.text()).toContain("Page not found")
  await site.close()
  await rm(root, { recursive: true })
})
