/**
 * Property tests draw the same inputs in each run, so that a failure belongs to the change that shows it. The nightly workflow sets
 * `FIELDWORK_SEED` to draw others.
 */
import fc from "fast-check"

fc.configureGlobal({ seed: Number(process.env["FIELDWORK_SEED"] ?? 20261123) })
