// Written from docstrings by `vitest run test/examples -u`: edit those.
import { correctionsOf } from "@fieldwork/specs/corrections"

interface Example {
  readonly name: string
  readonly run: (check: (value: unknown, shown: string) => void) => Promise<void>
}

export const examples: ReadonlyArray<Example> = [
  {
    name: "correctionsOf",
    run: async (check) => {
      const corrections = correctionsOf({
        overlay: "1.0.0",
        info: { title: "Our account", version: "1" },
        extends: "exchange",
        actions: [{ target: "$", update: { "x-wire-trailing-slash": true } }]
      })
      check(corrections.trailingSlash, "true")
    }
  }
]
