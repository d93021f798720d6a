import { expect, it } from "vitest"
import { notesOf } from "../../src/publish/notes.ts"

const core = `# @fieldwork/core

## 0.2.0

### Minor Changes

- Calls may be hedged.

  Ask for it with \`hedge\`.

### Patch Changes

- A redirect keeps its body.

## 0.1.0

### Minor Changes

- The first one.
`
const exchange = `# @fieldwork/exchange

## 0.2.0

### Minor Changes

- Calls may be hedged.

  Ask for it with \`hedge\`.
- Offers know their price.
`

it("the release notes state each change of the version once, with the packages that it concerns", () => {
  const changelogs = [
    { name: "core", text: core },
    { name: "exchange", text: exchange }
  ]
  expect(notesOf(changelogs, "0.2.0")).toBe(`### Minor Changes

- **core, exchange**: Calls may be hedged.
  Ask for it with \`hedge\`.
- **exchange**: Offers know their price.

### Patch Changes

- **core**: A redirect keeps its body.
`)
})

it("the release notes of a version without changes are empty", () => {
  expect(notesOf([{ name: "core", text: core }], "0.3.0")).toBe("")
})
