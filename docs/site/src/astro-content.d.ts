/**
 * What is used of Astro's own module. Astro writes the whole declaration when it builds, and type checks must not need a build.
 */
declare module "astro:content" {
  interface Entry {
    readonly id: string
    readonly body?: string
    readonly data: { readonly title: string; readonly description?: string }
  }
  export const getCollection: (name: "docs") => Promise<ReadonlyArray<Entry>>
  export const defineCollection: <Config>(config: Config) => Config
}
