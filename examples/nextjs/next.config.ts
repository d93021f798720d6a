import type { NextConfig } from "next"

const config: NextConfig = {
  // `"use cache"` and `cacheTag` in lib/surveys.ts.
  cacheComponents: true,
  partialPrefetching: true
}
export default config
