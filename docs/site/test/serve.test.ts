import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it } from "vitest"
import { serve } from "../serve.ts"

it("the development server serves a site under its base path and responds with 404 to malformed paths", async () => {
  const root = await mkdtemp(join(tmpdir(), "site-"))
  await writeFile(join(root, "404.html"), "missing")
  await writeFile(join(root, "index.html"), "home")
  const site = await serve(0, root, "/fieldwork")
  const get = async (path: string) => {
    const response = await fetch(new URL(path, site.url))
    return `${response.status} ${await response.text()}`
  }
  expect(site.url).toMatch(/\/fieldwork$/)
  expect(await get("/fieldwork/")).toBe("200 home")
  for (const path of ["/", "/fieldwork/%ff", "/fieldwork/%zz"]) expect(await get(path)).toBe("404 missing")
  await site.close()
  await rm(root, { recursive: true })
})

it("the development server returns the 404 page as HTML with status 404", async () => {
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
