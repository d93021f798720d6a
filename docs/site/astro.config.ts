/**
 * The configuration of the static site, which loads nothing from third parties. It consists of Starlight with custom pages, a custom search in place
 * of Pagefind, and a strict content security policy that is added after the build.
 */
import starlight from "@astrojs/starlight"
import { defineConfig } from "astro/config"
import { afterBuild } from "./after-build.ts"
import { address } from "./src/address.ts"
import { sidebar } from "./src/sidebar.ts"

/** In workers, `@fieldwork/sandbox` is replaced with its entry point for browsers. */
const sandboxForBrowsers = () => ({
  name: "sandbox-for-browsers",
  enforce: "pre" as const,
  resolveId(this: { resolve: (id: string, from?: string) => Promise<unknown> }, id: string, from?: string) {
    return id === "@fieldwork/sandbox" ? this.resolve("@fieldwork/sandbox/browser", from) : null
  }
})

/** In workers, the specs omit the sources of their claims, except for the list of inferred claims, which the sandbox reads. */
const withoutSources = () => ({
  name: "without-sources",
  enforce: "pre" as const,
  transform(code: string, id: string) {
    if (!/\/bundled\/(?:brand-lift|exchange)\.gen\.json$/.test(id)) return null
    const keepInferred = (name: string, value: unknown): unknown =>
      name === "x-provenance" ? { inferred: (value as { readonly inferred?: unknown }).inferred } : value
    return { code: JSON.stringify(JSON.parse(code, keepInferred)), map: null }
  }
})

/** Canonical URLs, the sitemap and the preview image are generated only if the URL of the site is known. */
const { base, origin: site } = address

/** Returns the meta tags for the preview image, which is displayed when a link to the site is shared. */
const card = (url: string) => [
  { tag: "meta", attrs: { property: "og:image", content: new URL(`${base}/card.png`, url).href } } as const,
  { tag: "meta", attrs: { property: "og:image:alt", content: "Fieldwork: lift by day with its intervals" } } as const
]

export default defineConfig({
  ...(site !== undefined && { site }),
  ...(base !== "" && { base }),
  trailingSlash: "always",
  build: { inlineStylesheets: "never" },
  vite: { worker: { format: "es", plugins: () => [sandboxForBrowsers(), withoutSources()] } },
  integrations: [
    starlight({
      title: "Fieldwork",
      description:
        "Typed clients, webhook verification and a sandbox for brand lift measurement and the online sampling exchange.",
      favicon: "/favicon.svg",
      pagefind: false,
      ...(site !== undefined && { head: card(site) }),
      customCss: [
        "tokens",
        "base",
        "navigation",
        "reference",
        "packages",
        "operation",
        "landing",
        "programs",
        "search",
        "tables"
      ].map((name) => `./src/styles/${name}.css`),
      routeMiddleware: ["./src/head.ts", "./src/navigation.ts"],
      components: Object.fromEntries(
        ["Footer", "Header", "MarkdownContent", "PageTitle", "Search", "Sidebar"].map((name) => [
          name,
          `./src/components/${name}.astro`
        ])
      ),
      credits: false,
      disable404Route: true,
      pagination: false,
      lastUpdated: false,
      sidebar
    }),
    afterBuild()
  ]
})
