/**
 * The settings of `fieldwork-inbox`, read from the environment or from a JSON file.
 *
 * Each setting can be set by its name in the file, or by an environment variable: the name in upper snake case with the prefix `FIELDWORK_INBOX_`.
 * For example, `maxBodyBytes` is set by `FIELDWORK_INBOX_MAX_BODY_BYTES`. The environment takes precedence.
 */
import { createVerifier, type KeyEntry, type KeySource } from "@fieldwork/webhooks"
import { Config, ConfigProvider, Effect, Option, Redacted, Schema } from "effect"
import { readFile } from "node:fs/promises"
import { defaultHistoryDays, defaultRetentionDays } from "../operate/prune.ts"
import { readPostgresUrl } from "../readPostgresUrl.ts"
import { defaultCapacity } from "../spool/capacity.ts"
import { fromConfigError, SettingsError } from "./SettingsError.ts"

const atLeast = (minimum: number, name: string, standard: number) =>
  Config.withDefault(Config.schema(Schema.Int.check(Schema.isGreaterThanOrEqualTo(minimum)), name), standard)

const fields = {
  /** The path of a SQLite file, or a URL that starts with `postgres://` or `postgresql://` and contains a host. */
  store: Config.withDefault(Config.Redacted("store"), Redacted.make("inbox.db")),
  host: Config.withDefault(Config.String("host"), "127.0.0.1"),
  /** The port of the receiver. 0 selects any available port. */
  port: Config.withDefault(
    Config.schema(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 65_535 })), "port"),
    8484
  ),
  /** The public keys as `<key id>=<base64>`, separated by commas or white space. */
  keys: Config.withDefault(Config.String("keys"), ""),
  /**
   * The supplier code. If it is set, the keys are read from the supplier's subscriptions and gaps are detected, which also requires
   * `FIELDWORK_EXCHANGE_URL` and `FIELDWORK_EXCHANGE_API_KEY`.
   */
  supplierCode: Config.option(Config.NonEmptyString("supplierCode")),
  sendIntervalSeconds: atLeast(1, "sendIntervalSeconds", 15),
  headerName: Config.withDefault(Config.NonEmptyString("headerName"), "X-Platform-Signature"),
  toleranceSeconds: atLeast(0, "toleranceSeconds", 300),
  untimely: Config.withDefault(Config.Literals(["accept", "refuse"], "untimely"), "accept" as const),
  maxBodyBytes: atLeast(1, "maxBodyBytes", 40 * 1024 * 1024),
  maxCallbacks: atLeast(1, "maxCallbacks", 16),
  maxBytes: atLeast(1, "maxBytes", 160 * 1024 * 1024),
  /** Whether this process computes the projections. If `false`, another process that uses the same store must compute them. */
  project: Config.withDefault(Config.Boolean("project"), true),
  /** The capacity in bytes of the spool, which stores callbacks that arrive while the database is locked or unavailable. */
  spoolBytes: atLeast(16 * 1024 * 1024, "spoolBytes", defaultCapacity),
  /**
   * The path of a spool file for callbacks that arrive while a PostgreSQL database is unavailable. A SQLite store always has a spool next to its
   * file.
   */
  spool: Config.option(Config.NonEmptyString("spool")),
  /** The modules that export projections to add to the inbox, separated by commas or white space. */
  projections: Config.option(Config.NonEmptyString("projections")),
  /** The token for the read API, at least 16 characters long. Without a token, the API is not served. */
  apiToken: Config.option(Config.Redacted("apiToken")),
  /** The port of the read API. By default, the API is served on the port of the receiver, under `/api`. */
  apiPort: Config.option(Config.schema(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 65_535 })), "apiPort")),
  apiHost: Config.withDefault(Config.String("apiHost"), "127.0.0.1"),
  /** Whether the read API serves outcomes. Outcome documents identify respondents. */
  apiOutcomes: Config.withDefault(Config.Boolean("apiOutcomes"), true),
  /** The number of days for which evidence (the stored bodies of callbacks) is kept. 0 keeps it permanently. */
  retentionDays: atLeast(0, "retentionDays", defaultRetentionDays),
  /**
   * The number of days for which earlier versions of survey content, superseded messages and quarantined items are kept. 0 keeps them permanently.
   */
  historyDays: atLeast(0, "historyDays", defaultHistoryDays)
}

export const settings = Config.all(fields)
export type Settings = Config.Success<typeof settings>
export const settingNames: ReadonlyArray<string> = Object.keys(fields)

const prefixed = (env: ConfigProvider.ConfigProvider): ConfigProvider.ConfigProvider =>
  env.pipe(ConfigProvider.nested("FIELDWORK_INBOX"), ConfigProvider.constantCase)

/**
 * Reads the settings from the environment. Settings that are not set in the environment are read from `file`. Fails if the file cannot be read or a
 * value is invalid. The token of the read API is not checked here, because only a server needs it: see checkApiSettings.ts.
 */
export const readSettings = Effect.fnUntraced(function* (
  file: Option.Option<string>
): Effect.fn.Return<Settings, SettingsError> {
  const environment = prefixed(ConfigProvider.fromEnv())
  const provider = Option.isNone(file)
    ? environment
    : ConfigProvider.orElse(environment, ConfigProvider.fromUnknown(yield* readObject(file.value)))
  const found = yield* settings.pipe(
    Effect.provideService(ConfigProvider.ConfigProvider, provider),
    Effect.mapError(fromConfigError)
  )
  // Invalid settings must be reported at startup, not at the first callback.
  yield* Effect.try({
    try: () => {
      const keys = readKeys(found.keys)
      createVerifier({ keys: keys.length > 0 ? keys : noKeys, headerName: found.headerName })
      checkSpool(found)
    },
    catch: (cause) => (cause instanceof SettingsError ? cause : new SettingsError({ detail: lineOf(cause) }))
  })
  yield* checkStore(found.store)
  return found
})

/**
 * An empty key source for checking the other settings. A server that reads its keys from the subscriptions might have no keys in its settings.
 */
const noKeys: KeySource = { held: [], find: () => [], refresh: async () => {} }

/** Matches `://` and, at the start, a scheme with at least two characters, because `C:/inbox.db` is a file on Windows. */
const looksLikeUrl = /:\/\/|^\s*[a-z][a-z\d+.-]+:\//i

/**
 * Fails if a URL is invalid or its scheme is misspelt. Otherwise, the URL would be used as a file name, and its password would appear wherever the
 * file name is shown. `name` is the name of the setting.
 */
export const checkStore = (
  store: Redacted.Redacted,
  name = "FIELDWORK_INBOX_STORE"
): Effect.Effect<void, SettingsError> =>
  Effect.try({
    try: () => {
      if (isPostgres(store)) readUrl(store, name)
      else if (Redacted.value(store) === "" || looksLikeUrl.test(Redacted.value(store))) {
        const detail = `${name}: it must be a file, or a URL that begins with postgres:// or postgresql://`
        throw new SettingsError({ detail })
      }
    },
    catch: (cause) => cause as SettingsError
  })

const checkSpool = ({ spool, store }: Settings): void => {
  if (Option.isNone(spool) || isPostgres(store)) return
  const detail =
    "FIELDWORK_INBOX_SPOOL: it applies only to PostgreSQL; with a file, the spool is always beside the file"
  throw new SettingsError({ detail })
}

const lineOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

const readObject = Effect.fnUntraced(function* (file: string): Effect.fn.Return<object, SettingsError> {
  const refuse = (why: string) => new SettingsError({ detail: `${file} ${why}` })
  const text = yield* Effect.tryPromise({
    try: () => readFile(file, "utf8"),
    catch: (cause) => refuse(`cannot be read: ${lineOf(cause)}`)
  })
  // The error message from `JSON.parse` is not shown, because it quotes parts of the file, which may contain a password.
  const json = yield* Effect.try({
    try: (): unknown => JSON.parse(text),
    catch: () => refuse("is not JSON")
  })
  if (typeof json !== "object" || json === null || Array.isArray(json))
    return yield* refuse("does not contain a JSON object")
  const unknown = Object.keys(json).find((name) => !settingNames.includes(name))
  if (unknown !== undefined) {
    return yield* refuse(`contains "${unknown}", which is not a setting. The settings are ${settingNames.join(", ")}`)
  }
  const odd = Object.entries(json).find(([, value]) => !["string", "number", "boolean"].includes(typeof value))
  if (odd !== undefined)
    return yield* refuse(`contains "${odd[0]}" with a value that is not a string, a number, true or false`)
  return json
})

/** Whether the store is meant to be a PostgreSQL database. `checkStore` checks whether the URL is valid. */
export const isPostgres = (store: Redacted.Redacted): boolean => /^postgres(ql)?:/i.test(Redacted.value(store))

/** Parses the keys. Throws {@link SettingsError} if an entry is not of the form `<key id>=<base64>`. */
export const readKeys = (text: string): ReadonlyArray<KeyEntry> =>
  text
    .split(/[\s,]+/)
    .filter((entry) => entry !== "")
    .map((entry) => {
      const at = entry.indexOf("=")
      if (at < 1)
        throw new SettingsError({ detail: "FIELDWORK_INBOX_KEYS: a key must have the form <key id>=<base64>" })
      return { keyId: entry.slice(0, at), publicKey: entry.slice(at + 1) }
    })

/** Returns the number of days for which evidence (the stored bodies of callbacks) is kept. `None` means permanently. */
export const retention = ({ retentionDays }: Settings): Option.Option<number> =>
  retentionDays === 0 ? Option.none() : Option.some(retentionDays)

/**
 * Returns the number of days for which earlier versions of survey content, superseded messages and quarantined items are kept, or undefined if they
 * are kept permanently.
 */
export const historyRetention = ({ historyDays }: Settings): number | undefined =>
  historyDays === 0 ? undefined : historyDays

/**
 * Returns the settings to print at startup. A database URL is shown without its user and password, and each key is shown as the first characters of
 * its id.
 */
export const shown = ({
  apiHost,
  apiOutcomes,
  apiPort,
  apiToken,
  keys,
  projections,
  spool,
  store,
  supplierCode,
  ...rest
}: Settings): Readonly<Record<string, unknown>> => ({
  store: shownStore(store),
  keys: readKeys(keys).map(({ keyId }) => keyId.slice(0, 8)),
  supplierCode: Option.getOrNull(supplierCode),
  ...(Option.isSome(spool) && { spool: spool.value }),
  ...(Option.isSome(projections) && { projections: projections.value }),
  ...(Option.isSome(apiToken) && { apiHost, apiPort: Option.getOrNull(apiPort), apiOutcomes }),
  ...rest
})

/** Returns the path of the database file, or the URL of the database without its user and password. */
export const shownStore = (store: Redacted.Redacted): string => {
  if (!isPostgres(store)) return Redacted.value(store)
  const { host, pathname, protocol } = readUrl(store)
  return `${protocol}//${host}${pathname}`
}

const readUrl = (store: Redacted.Redacted, name = "FIELDWORK_INBOX_STORE"): URL => {
  const url = readPostgresUrl(Redacted.value(store))
  if (url !== undefined) return url
  const detail = `${name}: this URL is invalid: use postgres://<user>:<password>@<host>/<database>, with percent-encoded parts`
  throw new SettingsError({ detail })
}
