/**
 * Causes long database outages (the database is locked, unavailable, unresponsive or repeatedly restarted) while callbacks arrive at the highest
 * rate. Checks that no acknowledged callback is lost, and that no callback is refused while the spool has space.
 *
 *     npm run soak -- outages --kind all --minutes 0
 *
 * `--kind` is sqlite-locked, postgres-away, postgres-restarts, postgres-silent (always one minute), full (SQLite is locked for long enough to fill
 * the spool) or all. `--minutes` is the length of each outage; the default 0 means 5 minutes for SQLite, 10 for PostgreSQL and 2 for full. A callback
 * arrives every 5 s. A spool of the size that the guide recommends must have space for callbacks with 10,000 changed surveys each. With `--kind
 * full`, each callback has 32 MB that hardly compress, and a spool of the default size becomes full. Needs 5 GB of disk space.
 */
import { defaultCapacity } from "../src/spool/capacity.ts"
import { count, flags, oneOf } from "./flags.ts"
import { kinds, type Outage, outageRun } from "./outage.ts"

const args = flags({ kind: "all", minutes: "0" })
const kind = oneOf(args, "kind", ["all", "full", ...kinds])
const minutes = count(args, "minutes")
console.log(JSON.stringify({ soak: "outages", kind, minutes }))

const gibibyte = 1024 ** 3
const secondsOf = (standard: number): number => (minutes === 0 ? standard : minutes) * 60
const recommended: ReadonlyArray<Outage> = [
  { kind: "sqlite-locked", seconds: secondsOf(5), spoolBytes: 2 * gibibyte, surveys: 10_000 },
  { kind: "postgres-away", seconds: secondsOf(10), spoolBytes: 4 * gibibyte, surveys: 10_000 },
  { kind: "postgres-restarts", seconds: secondsOf(10), spoolBytes: 4 * gibibyte, surveys: 10_000 }
]
/**
 * The outage during which PostgreSQL does not respond. The inbox must apply every callback to the projections within 30 s of the end of the outage.
 */
const silent: Outage = { kind: "postgres-silent", seconds: 60, spoolBytes: defaultCapacity, surveys: 100 }
const full: Outage = { kind: "sqlite-locked", seconds: secondsOf(2), spoolBytes: defaultCapacity, surveys: 0 }

let failed = false
for (const outage of [silent, ...recommended].filter((one) => kind === "all" || one.kind === kind)) {
  const report = await outageRun(outage)
  failed ||= report.lost > 0 || !/^200 x \d+$/.test(report.order)
  failed ||= outage === silent && report.projectedAfterSeconds > 30
  console.log(JSON.stringify({ ...outage, ...report }))
}
if (kind === "all" || kind === "full") {
  const report = await outageRun(full)
  failed ||= report.lost > 0 || !/^200 x \d+, 503 x \d+, 200 x \d+$/.test(report.order)
  console.log(JSON.stringify({ ...full, ...report }))
}
process.exit(failed ? 1 : 0)
