import { globSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { collect } from "./collect.ts"
import type { Example } from "./Example.ts"

const collected = collect()

/** The packages that must have an example for every function in their main entry point. Do not remove a package from the list. */
const complete = ["@fieldwork/lift-plots", "@fieldwork/lift-statistics"]

it("there is one generated module of docstring examples for each package with examples", () => {
  const files = globSync("*.gen.ts", { cwd: import.meta.dirname }).toSorted()
  expect(files).toEqual(collected.map(({ file }) => file).toSorted())
})

/** Compares a value with the value shown in the docstring. */
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
  const loaded = import(`./${file.replace(".gen.ts", "")}.gen.ts`)
  const { examples = [] }: { readonly examples?: ReadonlyArray<Example> } = await loaded.catch(() => ({}))

  describe(`the examples of ${name}`, () => {
    it("the generated module of docstring examples is up to date with the docstrings", async () => {
      await expect(text).toMatchFileSnapshot(file)
    })

    it.runIf(complete.includes(name))(
      "every exported function of a published package has an example in its docstring",
      async () => {
        const exported: Readonly<Record<string, unknown>> = await import(name)
        const functions = Object.entries(exported).filter(
          ([own, value]) => typeof value === "function" && !own.endsWith("Error")
        )
        const shown = new Set(examples.map((example) => example.name))
        expect(functions.map(([own]) => own).filter((own) => !shown.has(own))).toEqual([])
      }
    )

    it.each(examples)("the docstring example in $file of $name gives the values that it shows", async ({ run }) => {
      expect.hasAssertions()
      await run(check, fails)
    })
  })
}
