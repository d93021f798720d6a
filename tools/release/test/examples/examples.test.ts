import { globSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { collect } from "./collect.ts"
import type { Example } from "./Example.ts"

const collected = collect()

/** Packages in which every function of the main entry has an example. Add to them; take none away. */
const complete = ["@fieldwork/lift-plots", "@fieldwork/lift-statistics"]

it("the modules of examples are those of the packages that have any", () => {
  const files = globSync("*.gen.ts", { cwd: import.meta.dirname }).toSorted()
  expect(files).toEqual(collected.map(({ file }) => file).toSorted())
})

/** Compares with what the docstring shows. */
const check = (value: unknown, shown: string): void => {
  const decimals = /^-?\d+\.(\d+)$/.exec(shown)?.[1]?.length
  if (decimals !== undefined && typeof value === "number") {
    expect(value.toFixed(decimals)).toBe(Number(shown).toFixed(decimals))
  } else if (typeof value === "bigint") expect(`${value}n`).toBe(shown)
  else expect(value).toEqual(shown === "undefined" ? undefined : JSON.parse(shown))
}

const fails = async (call: () => Promise<unknown>, words: string): Promise<void> => {
  const failure: unknown = await call().then(
    () => undefined,
    (cause: unknown) => cause
  )
  expect(failure).toBeInstanceOf(Error)
  expect(String(failure)).toContain(words)
}

for (const { file, name, text } of collected) {
  const { examples = [] }: { readonly examples?: ReadonlyArray<Example> } = await import(`./${file}`).catch(() => ({}))

  describe(`the examples of ${name}`, () => {
    it("are those of its docstrings", async () => {
      await expect(text).toMatchFileSnapshot(file)
    })

    it.runIf(complete.includes(name))("are there for every function that it exports", async () => {
      const exported: Readonly<Record<string, unknown>> = await import(name)
      const functions = Object.entries(exported).filter(
        ([own, value]) => typeof value === "function" && !own.endsWith("Error")
      )
      const shown = new Set(examples.map((example) => example.name))
      expect(functions.map(([own]) => own).filter((own) => !shown.has(own))).toEqual([])
    })

    it.each(examples)("$file: $name shows what it says", async ({ run }) => {
      expect.hasAssertions()
      await run(check, fails)
    })
  })
}
