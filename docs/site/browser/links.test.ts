import { expect, it } from "vitest"
import { parseHTML } from "linkedom"
import { addresses, fileOf, files, htmlOf } from "./pages.ts"

/** Returns the text of a page without its code. */
const proseOf = (main: Element | null): string => {
  for (const code of main?.querySelectorAll("pre, code, textarea, script") ?? []) code.remove()
  return main?.textContent ?? ""
}

/** Reads the links in a page and the ids that links can refer to. */
const read = async (address: string) => {
  const { document } = parseHTML(await htmlOf(address))
  const hrefs = [...document.querySelectorAll("a[href], link[href], script[src]")].map(
    (element) => element.getAttribute("href") ?? element.getAttribute("src") ?? ""
  )
  return {
    address,
    ids: new Set([...document.querySelectorAll("[id]")].map(({ id }) => id)),
    hrefs,
    body: document.querySelector("main")?.textContent.trim() ?? "",
    title: document.querySelector("title")?.textContent ?? "",
    prose: proseOf(document.querySelector("main"))
  }
}

const pages = await Promise.all(addresses.map(read))
const ids = new Map(pages.map((page) => [page.address, page.ids]))

const isBroken = (from: string, href: string): boolean => {
  const { hash, origin, pathname } = new URL(href, `http://site${from}`)
  if (origin !== "http://site") return false
  const target = ids.get(pathname)
  if (target === undefined) return !files.has(decodeURIComponent(pathname))
  return hash !== "" && !target.has(decodeURIComponent(hash.slice(1)))
}

it("the documentation site has no broken link", () => {
  const broken = pages.flatMap(({ address, hrefs }) =>
    hrefs.filter((href) => isBroken(address, href)).map((href) => `${address} → ${href}`)
  )
  expect(broken).toEqual([])
})

it("no page of the documentation site has an empty body", () => {
  expect(pages.filter(({ body }) => body.length < 80).map(({ address }) => address)).toEqual([])
})

it("no documentation page shows a Markdown backtick outside code", () => {
  expect(pages.filter(({ prose }) => prose.includes("`")).map(({ address }) => address)).toEqual([])
})

it("the title of each documentation page contains each of its parts only once", () => {
  const parts = (title: string) => title.split(" | ")
  expect(pages.map(({ title }) => title).filter((title) => new Set(parts(title)).size < parts(title).length)).toEqual(
    []
  )
})

it("the 404 page of the documentation site does not link to a Markdown version of itself", async () => {
  expect(await fileOf("404.html")).not.toContain("/404.md")
})

it("every page of the documentation site has a Markdown version", () => {
  const withoutMarkdown = addresses.filter(
    (address) => !files.has(address === "/" ? "/index.md" : `${address.slice(0, -1)}.md`)
  )
  expect(withoutMarkdown).toEqual([])
})
