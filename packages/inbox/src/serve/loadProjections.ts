/**
 * Loads the projections that are exported by the modules listed in the settings. Used by the command line.
 */
import { Effect, Option } from "effect"
import { createRequire } from "node:module"
import { resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { defineProjection, type Projection } from "../extend/Projection.ts"
import type { Settings } from "./Settings.ts"
import { SettingsError } from "./SettingsError.ts"

/**
 * Returns all projections that the modules export, either directly or in an array. Package names and relative paths are resolved from the working
 * directory. Fails if a module does not export any projection.
 */
export const loadProjections = ({
  projections
}: Pick<Settings, "projections">): Effect.Effect<ReadonlyArray<Projection>, SettingsError> =>
  Effect.map(
    Effect.forEach(
      Option.getOrElse(projections, () => "")
        .split(/[\s,]+/)
        .filter((name) => name !== ""),
      load
    ),
    (found) => found.flat()
  )

const load = (name: string): Effect.Effect<ReadonlyArray<Projection>, SettingsError> =>
  Effect.tryPromise({
    try: async () => {
      const path = createRequire(resolve("from-here.js")).resolve(name.startsWith(".") ? resolve(name) : name)
      const exported = Object.values((await import(pathToFileURL(path).href)) as Readonly<Record<string, unknown>>)
      const found = exported.flatMap((value): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [value]))
      const projections = [...new Set(found.filter(isProjection))]
      if (projections.length === 0) throw new Error("it exports no projection")
      for (const projection of projections) defineProjection<never>(projection as never)
      return projections
    },
    catch: (cause) => {
      const [why] = (cause instanceof Error ? cause.message : String(cause)).split("\n")
      return new SettingsError({ detail: `FIELDWORK_INBOX_PROJECTIONS: ${name} cannot be used: ${why}` })
    }
  })

const isProjection = (value: unknown): value is Projection =>
  typeof value === "object" &&
  value !== null &&
  "tables" in value &&
  "stream" in value &&
  "project" in value &&
  typeof value.project === "function"
