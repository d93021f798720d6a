/**
 * What is done to every page once all are written: a content security policy with the hash of each script that is in it, code that the
 * keyboard can scroll, and links that hold under the address of the site.
 *
 * Styles in attributes are let through, as the colours of code are written so; scripts are not.
 */
import { createHash } from "node:crypto"
import { globSync } from "node:fs"
import { readFile, writeFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import type { AstroIntegration } from "astro"
import { withBase } from "./src/address.ts"

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

const inlined = (html: string, tag: "script" | "style"): ReadonlyArray<string> => {
  const found = html.matchAll(
    new RegExp(`<${tag}(?![^>]*\\ssrc=)(?![^>]*application/json)[^>]*>([\\s\\S]*?)</${tag}>`, "g")
  )
  return [...new Set([...found].map(([, text = ""]) => hashOf(text)))]
}

export const policyOf = (html: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval' ${inlined(html, "script").join(" ")}`.trim(),
    `style-src 'self' ${inlined(html, "style").join(" ")}`.trim(),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'"
  ].join("; ")

/** A table whose Markdown has no heads: an empty cell is not a head. */
const withoutEmptyHeads = (html: string): string => html.replaceAll(/<th(?: [^>]*)?><\/th>/g, "<td></td>")

/** Guides link to each other, and to the files above them, by their files in the repository: `inbox.md#size`, `../scale.md`. */
export const toPages = (html: string): string =>
  html.replaceAll(
    /(<a [^>]*href=")(\.\.\/)?([\w-]+)\.mdx?(#[^"]*)?"/g,
    (_, before: string, up: string | undefined, name: string, hash = "") =>
      `${before}/${up === undefined ? "guides/" : ""}${name}/${hash}"`
  )

/**
 * The layouts that differ from that of a guide, as an attribute of the page. A style sheet that looks for them by `:has` makes a browser style the
 * whole page again for each part of it that arrives.
 */
const withLayout = (html: string): string => {
  const layout = html.includes('class="fw-op"')
    ? "operation"
    : html.includes('class="fw-landing')
      ? "landing"
      : undefined
  return layout === undefined ? html : html.replace("<html ", `<html data-page="${layout}" `)
}

/** The style sheet before the scripts of the head, so that it is requested with the first bytes of the page. */
const styleFirst = (html: string): string => {
  const [link] = /<link rel="stylesheet" href="[^"]*"(?! media)[^>]*>/.exec(html) ?? []
  const head = html.indexOf("<script")
  return link === undefined || html.indexOf(link) < head
    ? html
    : html.replace(link, "").replace(/<meta name="viewport"[^>]*>/, (meta) => `${meta}${link}`)
}

/** The script of Expressive Code takes it away again where there is nothing to scroll, and adds an unnamed landmark where it is missing. */
const scrollable = (html: string): string => html.replaceAll("<pre data-language", '<pre tabindex="0" data-language')

const finished = (html: string): string =>
  withBase(
    [toPages, scrollable, withoutEmptyHeads, styleFirst, withLayout].reduce((text, step) => step(text), html),
    "html"
  )

export const afterBuild = (): AstroIntegration => ({
  name: "after-build",
  hooks: {
    "astro:build:done": async ({ dir }) => {
      const root = fileURLToPath(dir)
      for (const file of globSync("**/*.html", { cwd: root })) {
        const html = finished(await readFile(`${root}${file}`, "utf8"))
        const meta = `<meta http-equiv="content-security-policy" content="${policyOf(html)}">`
        await writeFile(
          `${root}${file}`,
          html.replace(/<meta charset[^>]*>/i, (charset) => `${charset}${meta}`)
        )
      }
      for (const file of globSync("**/*.{md,txt}", { cwd: root }))
        await writeFile(`${root}${file}`, withBase(await readFile(`${root}${file}`, "utf8"), "markdown"))
    }
  }
})
