/**
 * A static site without third parties: own pages on Starlight, search by Pagefind, a strict policy for content written in after the build.
 */
import starlight from "@astrojs/starlight"
import { defineConfig } from "astro/config"
import { afterBuild } from "./after-build.ts"
import { sidebar } from "./src/sidebar.ts"

export default defineConfig({
  trailingSlash: "always",
  build: { inlineStylesheets: "never" },
  integrations: [
    starlight({
      title: "Fieldwork",
      description:
        "Typed clients, webhook verification and a sandbox for brand lift measurement and the online sampling exchange.",
      favicon: "/favicon.svg",
      expressiveCode: { defaultProps: { wrap: true } },
      customCss: ["./src/styles/site.css"],
      routeMiddleware: "./src/twin-link.ts",
      components: { Footer: "./src/components/Footer.astro", Search: "./src/components/Search.astro" },
      credits: false,
      pagination: false,
      lastUpdated: false,
      sidebar
    }),
    afterBuild()
  ]
})
