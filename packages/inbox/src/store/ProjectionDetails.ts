/**
 * Details of a projection that another package defines, which the store keeps in a row of the `property` table: the names of its record tables and
 * its settings. Another row contains the time from which the projection is complete. The row with the details remains after the projection was removed, because its records remain as well.
 */
import type { Projection } from "../extend/Projection.ts"
import type { Step } from "./Engine.ts"

export interface ProjectionDetails {
  /** The names of the record tables, including those of earlier versions. */
  readonly records: ReadonlyArray<string>
  /** The settings on which the rows of the projection depend. Empty if the projection has no settings. */
  readonly settings: string
}

export const detailsPrefix = "projection/"
const completePrefix = "complete/"

/** The installed projections with their details, which are null for a projection that an earlier version of this package installed. */
export const installedSql = `SELECT installed_projection.*, details.value AS details, complete.value AS complete_from FROM installed_projection
  LEFT JOIN property details ON details.name = '${detailsPrefix}' || installed_projection.name
  LEFT JOIN property complete ON complete.name = '${completePrefix}' || installed_projection.name ORDER BY installed_projection.name`

/** Returns the step that stores the time from which a projection is complete, in Unix milliseconds, or removes it if the projection is complete. */
export const setCompleteFrom = (name: string, time: number | undefined): Step =>
  time === undefined
    ? { sql: "DELETE FROM property WHERE name = ?", params: [`${completePrefix}${name}`] }
    : {
        sql: "INSERT INTO property (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        params: [`${completePrefix}${name}`, String(time)]
      }

export const readDetails = (value: unknown): ProjectionDetails | undefined =>
  typeof value === "string" ? (JSON.parse(value) as ProjectionDetails) : undefined

export const settingsOf = ({ settings = "" }: Projection): string => settings

/** Returns the step that stores the details of a projection. With `existing: "keep"`, details that are already stored are kept. */
export const storeDetails = (
  projection: Projection,
  earlier: ProjectionDetails | undefined,
  existing: "keep" | "replace"
): Step => {
  const own = (projection.records ?? []).map(({ name }) => name)
  const details: ProjectionDetails = {
    records: [...new Set([...(earlier?.records ?? []), ...own])],
    settings: settingsOf(projection)
  }
  return {
    sql: `INSERT INTO property (name, value) VALUES (?, ?) ON CONFLICT (name) DO ${existing === "keep" ? "NOTHING" : "UPDATE SET value = excluded.value"}`,
    params: [`${detailsPrefix}${projection.name}`, JSON.stringify(details)]
  }
}
