/**
 * What is used of Astro's own module. Astro writes the whole declaration when it builds, and type checks must not need a build.
 */
declare module "astro:content" {
  export const defineCollection: <Config>(config: Config) => Config
}
