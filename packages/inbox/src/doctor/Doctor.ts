/** Examines everything that `serve` needs and suggests a solution for each problem, without changing anything. */
import { Effect, Option, Redacted } from "effect"
import { existsSync } from "node:fs"
import { dirname, resolve } from "node:path"
import { loadProjections } from "../serve/loadProjections.ts"
import { isPostgres, readSettings, type Settings } from "../serve/Settings.ts"
import { spoolOf } from "../sqlite/paths.ts"
import { resolveLinks } from "../sqlite/resolveLinks.ts"
import { checkApiPort } from "./checkApiPort.ts"
import { checkExchange } from "./checkExchange.ts"
import { checkFile, isServed, type StoreFindings } from "./checkFile.ts"
import { checkFolder } from "./checkFolder.ts"
import { checkPort } from "./checkPort.ts"
import { checkNode, checkSettings } from "./checkRuntime.ts"
import { checkSpool } from "./checkSpool.ts"
import { error, type Finding, ok } from "./Finding.ts"
import { type Machine, thisMachine } from "./Machine.ts"
import { checkFacts } from "./StoreFacts.ts"

/** The options for the doctor: the path of the settings file, and the machine to examine. */
export interface DoctorOptions {
  /** The path of a JSON file with settings. Environment variables take precedence over the file. */
  readonly config?: string | undefined
  /** The machine to examine. Default: the machine on which this process runs. */
  readonly machine?: Machine | undefined
}

/**
 * Examines everything that `fieldwork-inbox serve` needs: settings, store, spool, disk, port and exchange. Returns every finding, with advice for
 * each problem. Never fails, and changes nothing.
 *
 * @example
 * ```ts
 * import { Effect } from "effect"
 * import { diagnose } from "@fieldwork/inbox/operations"
 *
 * const findings = await Effect.runPromise(diagnose({ config: "missing.json" }))
 * findings.filter(({ level }) => level === "error").map(({ check }) => check) // => ["settings"]
 * ```
 */
export const diagnose = Effect.fnUntraced(function* ({
  config,
  machine = thisMachine
}: DoctorOptions = {}): Effect.fn.Return<ReadonlyArray<Finding>> {
  const node = checkNode(machine)
  const settings = yield* Effect.result(readSettings(Option.fromUndefinedOr(config)))
  if (settings._tag === "Failure") {
    return [...node, error("settings", settings.failure.message, "correct it: nothing else can be checked before that")]
  }
  return [
    ...node,
    ...checkSettings(settings.success, machine),
    ...(yield* checkStore(settings.success, machine)),
    ...(yield* checkExchange(settings.success, machine))
  ]
})

const checkStore = Effect.fnUntraced(function* (settings: Settings, machine: Machine) {
  const { host, port, spoolBytes, store } = settings
  const path = isPostgres(store) ? undefined : resolveLinks(resolve(Redacted.value(store)))
  const hasServer = path !== undefined && isServed(path)
  const storeFindings = yield* checkStoreBackend(settings, path, machine)
  const loaded = yield* Effect.result(loadProjections(settings))
  const { facts } = storeFindings
  const isNew = facts === undefined ? path !== undefined && !existsSync(path) : facts.schema === 0
  const identity = isNew ? null : facts?.identity
  const { findings: portFindings, isRunning } = yield* checkPort({ host, port, identity, isServed: hasServer })
  const spool = path === undefined ? Option.getOrUndefined(settings.spool) : spoolOf(path)
  return [
    ...storeFindings.findings,
    ...(loaded._tag === "Failure"
      ? [error("projections", loaded.failure.message, "install the package, or correct the name")]
      : []),
    ...(facts === undefined ? [] : checkFacts(facts, loaded._tag === "Success" ? loaded.success : [], machine.now())),
    ...(spool === undefined ? [] : yield* checkFolder("spool", dirname(resolve(spool)), spoolBytes, machine)),
    ...(spool === undefined ? [] : yield* checkSpool(spool, facts?.identity, isRunning)),
    ...portFindings,
    ...(yield* checkApiPort(settings, isRunning))
  ]
})

const checkStoreBackend = (
  { store }: Settings,
  path: string | undefined,
  { now }: Machine
): Effect.Effect<StoreFindings> => {
  if (path === undefined) {
    return Effect.flatMap(
      Effect.promise(() => import("./checkPostgres.ts")),
      ({ checkPostgres }) => checkPostgres(store, now)
    )
  }
  if (existsSync(path)) return checkFile(path)
  const none: StoreFindings = {
    findings: [ok("store", `${path} does not exist yet: \`serve\` creates it`)],
    facts: undefined
  }
  return Effect.succeed(none)
}
