/**
 * What the test suites of all packages have in common.
 *
 * Most of them set `isolate: false`: loading the modules again for each file would take a third of the time. A test then restores what
 * it changes outside of itself.
 */
import { fileURLToPath } from "node:url"
import { defineConfig, type ViteUserConfig } from "vitest/config"

type SuiteOptions = NonNullable<ViteUserConfig["test"]>

export const suite = ({ setupFiles = [], ...options }: SuiteOptions = {}): ViteUserConfig =>
  defineConfig({
    test: {
      testTimeout: 60_000,
      hookTimeout: 60_000,
      reporters: ["default", "json"],
      outputFile: { json: "reports/vitest.json" },
      setupFiles: [fileURLToPath(new URL("vitest.seed.ts", import.meta.url)), ...[setupFiles].flat()],
      ...options
    }
  })
