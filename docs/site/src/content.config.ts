/**
 * Defines the collection of hand-written pages: the pages of the site, and the guides, which are stored next to the programs that they show.
 */
import { docsSchema } from "@astrojs/starlight/schema"
import { defineCollection } from "astro:content"
import { glob } from "astro/loaders"

const home = "site/src/content/docs/"

export const collections = {
  docs: defineCollection({
    loader: glob({
      base: "..",
      pattern: [`${home}**/*.{md,mdx}`, "guides/*.{md,mdx}", "!guides/README.md"],
      generateId: ({ entry }) => entry.replace(home, "").replace(/\.mdx?$/, "")
    }),
    schema: docsSchema()
  })
}
