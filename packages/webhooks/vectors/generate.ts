/**
 * Writes `ecdsa-p256-sha256.json`: valid and invalid signatures, each with the verdict that every verifier must reach.
 *
 * The families of cases follow Project Wycheproof, but the cases themselves are generated here. Each run writes the same file. Run `node
 * vectors/generate.ts`, or add `--check` to compare the result with the existing file.
 */
import assert from "node:assert/strict"
import { readFileSync, writeFileSync } from "node:fs"
import { addBodies } from "./bodies.ts"
import { addEdges } from "./edges.ts"
import { addEncodings } from "./encodings.ts"
import { addNumbers } from "./numbers.ts"
import { addRaws } from "./raws.ts"
import { cases, timestamp } from "./recorder.ts"
import { addTexts } from "./texts.ts"

for (const add of [addBodies, addEncodings, addNumbers, addEdges, addRaws, addTexts]) add()

const about = "ECDSA P-256 with SHA-256 over `<timestamp>.<body>`, verdict by case. Made by vectors/generate.ts."
const text = `${JSON.stringify({ about, timestamp, cases }, null, 2)}\n`
const file = new URL("ecdsa-p256-sha256.json", import.meta.url)
if (process.argv.includes("--check")) assert.equal(readFileSync(file, "utf8"), text, "run vectors/generate.ts")
else writeFileSync(file, text)
console.log(`${cases.length} cases, ${cases.filter(({ accept }) => accept).length} of them to accept`)
