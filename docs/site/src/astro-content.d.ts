/**
 * The part of Astro's `astro:content` module that the site uses. Astro generates the full declaration during a build, but type checks must not
 * require a build.
 */
declare module "astro:content" {
  export const defineCollection: <Config>(config: Config) => Config
}
