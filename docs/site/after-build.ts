/**
 * Rewrites each page after the build: adds a content security policy with the hashes of the page's inline scripts and styles, makes code blocks
 * scrollable with the keyboard, and adjusts links to the base path of the site.
 *
 * The policy allows styles in attributes, because the highlighted code has its colours in `style` attributes. It does not allow scripts in
 * attributes.
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

/**
 * Replaces empty header cells with data cells, because an empty cell is not a header. Markdown requires a header row even for a table without
 * headers.
 */
const withoutEmptyHeads = (html: string): string => html.replaceAll(/<th(?: [^>]*)?><\/th>/g, "<td></td>")

/** Replaces links to Markdown files in the repository, such as `inbox.md#size` or `../scale.md`, with links to the pages of the site. */
export const toPages = (html: string): string =>
  html.replaceAll(
    /(<a [^>]*href=")(\.\.\/)?([\w-]+)\.mdx?(#[^"]*)?"/g,
    (_, before: string, up: string | undefined, name: string, hash = "") =>
      `${before}/${up === undefined ? "guides/" : ""}${name}/${hash}"`
  )

/**
 * Marks operation pages and the landing page with an attribute, by which the style sheet selects their layout. If the style sheet used `:has`
 * instead, the browser would recompute the styles each time it receives a part of the HTML.
 */
const withLayout = (html: string): string => {
  const layout = html.includes('class="fw-op"')
    ? "operation"
    : html.includes('class="fw-landing')
      ? "landing"
      : undefined
  return layout === undefined ? html : html.replace("<html ", `<html data-page="${layout}" `)
}

/** Moves the style sheet before the scripts in the head, so the browser requests it as early as possible. */
const styleFirst = (html: string): string => {
  const [link] = /<link rel="stylesheet" href="[^"]*"(?! media)[^>]*>/.exec(html) ?? []
  const head = html.indexOf("<script")
  return link === undefined || html.indexOf(link) < head
    ? html
    : html.replace(link, "").replace(/<meta name="viewport"[^>]*>/, (meta) => `${meta}${link}`)
}

/**
 * Makes code blocks focusable, so they can be scrolled with the keyboard. Expressive Code's script removes the attribute from blocks that do not
 * scroll, and would add an unnamed landmark to blocks without it.
 */
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
