import type { NextConfig } from "next"

const config: NextConfig = {
  // Enables `"use cache"` and `cacheTag`, which `lib/surveys.ts` uses.
  cacheComponents: true,
  partialPrefetching: true
}
export default config
