/**
 * Lint rule for `x-provenance`, which marks the facets of a node (details such as its type) as stated, observed or inferred. Nested nodes inherit the
 * marks.
 *
 * Each `section` must occur as a `place` in the spec's `statements.yaml`, and observed facets must have a valid `source`. `tools/checks` verifies
 * that every facet is marked, because only that tool has the complete list of facets.
 */
import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"

const kinds = ["stated", "observed", "inferred"]
const sources = ["published documentation", "public client", "captured callback"]

const listOf = (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value])

const isNames = (value) =>
  value === undefined || (Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === "string"))

const isSource = (source) =>
  sources.includes(source?.kind) && typeof source.edition === "string" && typeof source.value === "string"

const placesIn = new Map()

/** Returns the sections of the API document to which the spec file belongs, or undefined if no parent folder contains a `statements.yaml`. */
const placesFor = (file) => {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const register = join(folder, "statements.yaml")
    if (!existsSync(register)) continue
    if (!placesIn.has(register)) {
      const places = [...readFileSync(register, "utf8").matchAll(/^ {2}place: "?(.*?)"?$/gm)].map(([, place]) => place)
      placesIn.set(register, new Set(places))
    }
    return placesIn.get(register)
  }
  return undefined
}

/** Returns the errors in an `x-provenance` value, each with the key that it concerns. */
const faults = (value, places) => {
  if (typeof value !== "object" || value === null) return [["", "`x-provenance` is an object."]]
  const found = []
  const { section, source } = value
  for (const kind of kinds) if (!isNames(value[kind])) found.push([kind, `\`${kind}\` is a list of facets.`])
  for (const key of Object.keys(value))
    if (![...kinds, "section", "source"].includes(key))
      found.push([key, `\`${key}\` is none of section, stated, observed, source and inferred.`])
  for (const place of listOf(section))
    if (places?.has(place) === false) found.push(["section", `The document has no \`${place}\`.`])
  const names = kinds.flatMap((kind) => (isNames(value[kind]) ? (value[kind] ?? []) : []))
  for (const [index, name] of names.entries())
    if (names.indexOf(name) < index) found.push(["", `\`${name}\` has two sources.`])
  if (value.observed !== undefined && (listOf(source).length === 0 || !listOf(source).every(isSource)))
    found.push(["source", `\`source\` is { kind, edition, value } with a kind of ${sources.join(", ")}.`])
  return found
}

export const provenance = () => ({
  any: {
    enter(node, { location, report }) {
      const value = node?.["x-provenance"]
      if (value === undefined) return
      const place = location.child("x-provenance")
      for (const [key, message] of faults(value, placesFor(location.source.absoluteRef)))
        report({ message, location: key === "" ? place : place.child(key) })
    }
  }
})
