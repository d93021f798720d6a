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

/** A table whose Markdown has no heads: an empty cell is no head. */
const withoutEmptyHeads = (html: string): string => html.replaceAll(/<th(?: [^>]*)?><\/th>/g, "<td></td>")

/** The script of Expressive Code takes it away again where there is nothing to scroll, and adds an unnamed landmark where it is missing. */
const scrollable = (html: string): string => html.replaceAll("<pre data-language", '<pre tabindex="0" data-language')

export const afterBuild = (): AstroIntegration => ({
  name: "after-build",
  hooks: {
    "astro:build:done": async ({ dir }) => {
      const root = fileURLToPath(dir)
      for (const file of globSync("**/*.html", { cwd: root })) {
        const html = withBase(withoutEmptyHeads(scrollable(await readFile(`${root}${file}`, "utf8"))), "html")
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
