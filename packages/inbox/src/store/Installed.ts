/**
 * The projections that other packages define and that are installed in a store. A projection is installed once, and recorded with its name and
 * version. Every program that runs projectors must include all installed projections. Otherwise, its projectors would not pass messages to the
 * projections that it lacks.
 */
import { Effect } from "effect"
import type { Projection } from "../extend/Projection.ts"
import { createChanged, createCopy } from "./CheckpointTables.ts"
import { toRow } from "./Columns.ts"
import type { Engine, Row, Step } from "./Engine.ts"
import type { InstalledProjection, Store } from "./Store.ts"
import { ProjectionMismatchError, StoreError } from "./StoreError.ts"
import {
  detailsPrefix,
  installedSql,
  type ProjectionDetails,
  readDetails,
  setCompleteFrom,
  settingsOf,
  storeDetails
} from "./ProjectionDetails.ts"
import { createRecords, createTables, dropTables } from "./createTables.ts"
import { installedProjection } from "./Tables.ts"

const run = (sql: string, ...params: ReadonlyArray<string | number>): Step => ({ sql, params })

/** Locks a row of the `counter` table, so that only one process at a time can install or remove projections. */
const lock: Step = {
  sql: "UPDATE counter SET value = value WHERE name = 'feed' RETURNING name",
  params: [],
  expect: "one"
}

/** Revokes all leases, so that programs without the changed projections stop applying entries. */
const fence = run("UPDATE projector SET token = token + 1, lease_millis = 0, lease_until = 0")

interface Found extends InstalledProjection {
  readonly installed: InstalledProjection
  readonly tables: ReadonlyArray<string>
  readonly details: ProjectionDetails | undefined
}

const toFound = (row: Row): Found => {
  const { name, since, tables, version } = toRow(installedProjection, row)
  const details = readDetails(row["details"])
  const { complete_from: completeFrom } = row
  const installed = {
    name,
    version,
    since,
    ...(typeof completeFrom === "string" && { completeFrom: Number(completeFrom) })
  }
  return { ...installed, installed, tables: JSON.parse(tables) as ReadonlyArray<string>, details }
}

const mismatch = (detail: string): Effect.Effect<never, StoreError> =>
  Effect.fail(new StoreError({ operation: "projections", reason: new ProjectionMismatchError({ detail }) }))

type Installed = Pick<Store, "projections" | "installed" | "requireProjections" | "removeProjection">

export const makeInstalled = (
  engine: Engine,
  projections: ReadonlyArray<Projection>,
  mayInstall: boolean
): Installed => {
  const find = Effect.map(engine.query("projections", installedSql, []), (rows) => rows.map(toFound))

  const install = Effect.fnUntraced(function* (projection: Projection, old: Found | undefined) {
    // If the projection was removed, its record tables were kept.
    const [row] = yield* engine.query("details", "SELECT value FROM property WHERE name = ?", [
      `${detailsPrefix}${projection.name}`
    ])
    const removed = readDetails(row?.["value"])
    const { name, records = [], stream, tables, version } = projection
    const names = JSON.stringify(tables.map((table) => table.name))
    yield* engine.transact("installProjection", [
      lock,
      old === undefined
        ? { sql: "SELECT name FROM installed_projection WHERE name = ?", params: [name], expect: "none" }
        : {
            sql: "DELETE FROM installed_projection WHERE name = ? AND version = ? RETURNING name",
            params: [name, old.version],
            expect: "one"
          },
      ...dropTables(old?.tables ?? []),
      ...createTables(engine.name, "live", String(version), [projection]).map((sql) => run(sql)),
      ...tables.flatMap((table) => [run(createCopy(engine.name, table)), run(createChanged(engine.name, table))]),
      ...records.map((table) => createRecords(engine.name, table)),
      storeDetails(projection, old?.details ?? removed, "replace"),
      setCompleteFrom(name, undefined),
      run(
        `INSERT INTO installed_projection (name, version, tables, since)
          VALUES (?, ?, ?, COALESCE((SELECT sequence FROM projector WHERE projection = ?), 0))`,
        name,
        version,
        names,
        stream
      ),
      fence
    ])
  })

  /** Fails if the installed projection, which has the version of the program's projection, was installed with other settings. */
  const requireSettings = Effect.fnUntraced(function* (projection: Projection, { details }: Found) {
    const { isSameSettings = (stored, own) => stored === own, name, version } = projection
    const settings = settingsOf(projection)
    if (details === undefined) {
      if (mayInstall) {
        yield* engine.transact("storeDetails", [storeDetails(projection, undefined, "keep")])
      } else if (settings !== "") {
        yield* mismatch(
          `the store does not contain the settings of the projection ${name} yet: start the service that uses it once with this version`
        )
      }
    } else if (!isSameSettings(details.settings, settings)) {
      yield* mismatch(
        `the store has version ${version} of the projection ${name} with the settings ${details.settings}, and this program has the settings ${settings}: use the same settings, or increase the version`
      )
    }
  })

  const requireProjections = Effect.gen(function* () {
    const found = yield* find
    const foreign = found.find(({ name }) => !projections.some((projection) => projection.name === name))
    if (foreign !== undefined) {
      yield* mismatch(
        `the store has the projection ${foreign.name}, which this program does not contain: list a module that exports it in FIELDWORK_INBOX_PROJECTIONS (for the supply kit, @fieldwork/supply/projections), or remove it with \`projections remove\` if its package is no longer used`
      )
    }
    for (const projection of projections) {
      const old = found.find(({ name }) => name === projection.name)
      if (old?.version === projection.version) {
        yield* requireSettings(projection, old)
        continue
      }
      if (old !== undefined && old.version > projection.version) {
        yield* mismatch(
          `the store has version ${old.version} of the projection ${old.name} and this program version ${projection.version}: start the newer program`
        )
      }
      if (!mayInstall) {
        yield* mismatch(
          `the store does not have version ${projection.version} of the projection ${projection.name} yet: start \`serve\` with it once`
        )
      }
      yield* install(projection, old)
    }
  })

  const removeProjection: Store["removeProjection"] = Effect.fnUntraced(function* (name) {
    const old = (yield* find).find((one) => one.name === name)
    yield* old === undefined ? mismatch(`the store does not contain the projection ${name}`) : Effect.void
    yield* engine.transact("removeProjection", [
      lock,
      run("DELETE FROM installed_projection WHERE name = ?", name),
      setCompleteFrom(name, undefined),
      ...dropTables(old?.tables ?? []),
      fence
    ])
  })

  return {
    projections,
    installed: Effect.map(find, (found) => found.map(({ installed }) => installed)),
    requireProjections,
    removeProjection
  }
}

/** Marks all projections as filled after a rebuild. */
export const markComplete = run("UPDATE installed_projection SET since = 0")
