import { expect, it } from "vitest"
import { parseHTML } from "linkedom"
import { addresses, files, htmlOf } from "./pages.ts"

/** Where the links of a page lead, and what in it they can lead to. */
const read = async (address: string) => {
  const { document } = parseHTML(await htmlOf(address))
  const hrefs = [...document.querySelectorAll("a[href], link[href], script[src]")].map(
    (element) => element.getAttribute("href") ?? element.getAttribute("src") ?? ""
  )
  return {
    address,
    ids: new Set([...document.querySelectorAll("[id]")].map(({ id }) => id)),
    hrefs,
    body: document.querySelector("main")?.textContent.trim() ?? ""
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

it("has no link that leads nowhere", () => {
  const broken = pages.flatMap(({ address, hrefs }) =>
    hrefs.filter((href) => isBroken(address, href)).map((href) => `${address} → ${href}`)
  )
  expect(broken).toEqual([])
})

it("has no page without a body", () => {
  expect(pages.filter(({ body }) => body.length < 80).map(({ address }) => address)).toEqual([])
})

it("has a Markdown twin beside each page", () => {
  const twinless = addresses.filter(
    (address) => !files.has(address === "/" ? "/index.md" : `${address.slice(0, -1)}.md`)
  )
  expect(twinless).toEqual([])
})
