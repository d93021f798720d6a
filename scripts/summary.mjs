/**
 * Adds up the results in the JSON reports from the test runners. Each test and each check counts as one result.
 *
 * The tasks and their results are read from turbo's summary of the run. A test task without a report counts as one failure, as does a run that never
 * started. This script must run on Node 20, because `.ci/run` calls it without `go.mjs`.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

const runs = ".turbo/runs"

const read = (file) => JSON.parse(readFileSync(file, "utf8"))

const count = (task) => {
  const ended = task.cache?.status === "HIT" || task.execution?.exitCode === 0
  const report = join(task.directory ?? "", "reports/vitest.json")
  if (task.task !== "test") return { passed: ended ? 1 : 0, failed: ended ? 0 : 1 }
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { numPassedTests: passed, numFailedTests: failed } = read(report)
  return { passed, failed: ended ? failed : Math.max(failed, 1) }
}

/** Checks whether a task has a command. Tasks without a command only define the order of other tasks. */
const isReal = (task) => task.command !== undefined && task.command !== "<NONEXISTENT>"

export const summary = () => {
  const [run] = existsSync(runs) ? readdirSync(runs).filter((name) => name.endsWith(".json")) : []
  const counts = run === undefined ? [{ passed: 0, failed: 1 }] : read(join(runs, run)).tasks.filter(isReal).map(count)
  const passed = counts.reduce((sum, each) => sum + each.passed, 0)
  const failed = counts.reduce((sum, each) => sum + each.failed, 0)
  return { passed, failed, line: `${passed} passed, ${failed} failed` }
}

if (process.argv[1]?.endsWith("summary.mjs")) console.log(summary().line)
