/** Checks the version of Node, the available memory, and settings that are valid but probably unintended. */
import { Option } from "effect"
import { readKeys, settingNames, type Settings, isPostgres } from "../serve/Settings.ts"
import { unknownNames } from "../serve/SettingsError.ts"
import { isSafeVersion, oldestSafeVersion } from "../sqlite/Database.ts"
import { error, type Finding, ok, warning } from "./Finding.ts"
import type { Machine } from "./Machine.ts"

/** The oldest supported version of Node, as declared in `engines` in the package manifest. */
const [oldestMajor, oldestMinor] = [22, 19]

export const checkNode = ({ node, sqlite }: Pick<Machine, "node" | "sqlite">): ReadonlyArray<Finding> => {
  const [major = 0, minor = 0] = node.split(".").map(Number)
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
    const minimum = `${oldestMajor}.${oldestMinor}`
    return [
      error("node", `Node ${node} is too old`, `install Node ${minimum} or newer; 24.18 also includes a safe SQLite`)
    ]
  }
  if (!isSafeVersion(sqlite)) {
    const found = `Node ${node} includes SQLite ${sqlite}, which can damage a database in WAL mode`
    return [error("node", found, `install a version of Node with SQLite ${oldestSafeVersion} or newer, such as 24.18`)]
  }
  return [ok("node", `Node ${node} with SQLite ${sqlite}`)]
}

/**
 * The recommended minimum retention in days. The outcome of an interview can be adjusted until the end of the following calendar month, at most 62
 * days later.
 */
const minRetentionDays = 62

export const checkSettings = (
  settings: Settings,
  { env, memoryBytes }: Pick<Machine, "env" | "memoryBytes">
): ReadonlyArray<Finding> => [
  ...unknownNames(settingNames, env).map((name) =>
    warning("settings", `${name} is not a setting and has no effect`, "remove it, or correct its name")
  ),
  ...checkKeys(settings, env),
  ...checkRetention(settings),
  ...checkTimes(settings),
  ...checkMemory(settings, memoryBytes),
  ...checkFallback(settings)
]

const checkKeys = ({ keys, supplierCode }: Settings, env: NodeJS.ProcessEnv): ReadonlyArray<Finding> => {
  const held = readKeys(keys).length
  if (Option.isSome(supplierCode)) {
    const missing = ["FIELDWORK_EXCHANGE_URL", "FIELDWORK_EXCHANGE_API_KEY"].filter((name) => !env[name])
    // Whether the subscriptions contain keys is checked together with the exchange.
    if (missing.length === 0) return []
    return [
      error(
        "keys",
        `${missing.join(" and ")} is not set, so keys cannot follow the subscriptions`,
        "set it, or unset FIELDWORK_INBOX_SUPPLIER_CODE and set FIELDWORK_INBOX_KEYS"
      )
    ]
  }
  if (held === 0) {
    const advice =
      "set FIELDWORK_INBOX_KEYS to <key id>=<public key>, as the subscription returned them, or FIELDWORK_INBOX_SUPPLIER_CODE to follow the subscriptions"
    return [error("keys", "there is no key to verify callbacks with", advice)]
  }
  return [
    warning(
      "keys",
      `${held} fixed keys: callbacks are refused with 401 once the exchange rotates its key`,
      "set FIELDWORK_INBOX_SUPPLIER_CODE, FIELDWORK_EXCHANGE_URL and FIELDWORK_EXCHANGE_API_KEY to follow the subscriptions"
    )
  ]
}

const checkRetention = ({ historyDays, retentionDays }: Settings): ReadonlyArray<Finding> => {
  const findings: Array<Finding> = []
  if (retentionDays > 0 && retentionDays < minRetentionDays) {
    const found = `evidence is kept for ${retentionDays} days, but outcomes can be adjusted until the end of the month after the interview`
    findings.push(warning("retention", found, `set FIELDWORK_INBOX_RETENTION_DAYS to ${minRetentionDays} or more`))
  }
  if (retentionDays === 0 || historyDays === 0) {
    const name = retentionDays === 0 ? "RETENTION_DAYS" : "HISTORY_DAYS"
    const found = `FIELDWORK_INBOX_${name} is 0, so the database grows permanently`
    findings.push(warning("retention", found, `set it to the number of days that you need, such as 75`))
  }
  return findings.length > 0
    ? findings
    : [ok("retention", `${retentionDays} days of evidence, ${historyDays} of history`)]
}

const checkTimes = ({ toleranceSeconds, untimely }: Settings): ReadonlyArray<Finding> => {
  if (untimely !== "refuse") return []
  const found = `callbacks whose signature time differs by more than ${toleranceSeconds} s are refused, and they are not resent`
  return [warning("untimely", found, "leave FIELDWORK_INBOX_UNTIMELY unset, so that they are accepted and marked")]
}

const checkMemory = ({ maxBytes }: Settings, memoryBytes: number): ReadonlyArray<Finding> => {
  // The required memory in bytes: the memory for callbacks in progress, in both their received and their stored form, plus 256 MiB for everything
  // else.
  const needed = 2 * maxBytes + 256 * 1024 * 1024
  if (needed <= memoryBytes) return []
  const mebibytes = (bytes: number): number => Math.round(bytes / 1024 / 1024)
  return [
    warning(
      "memory",
      `the process may need ${mebibytes(needed)} MiB, and its limit is ${mebibytes(memoryBytes)}`,
      "lower FIELDWORK_INBOX_MAX_BYTES, or give it more memory"
    )
  ]
}

const checkFallback = ({ spool, store }: Settings): ReadonlyArray<Finding> => {
  if (!isPostgres(store) || Option.isSome(spool)) return []
  const found = "there is no spool: callbacks are refused if the database is unavailable for more than seven seconds"
  return [warning("spool", found, "set FIELDWORK_INBOX_SPOOL to a file on a local disk that outlives the process")]
}
