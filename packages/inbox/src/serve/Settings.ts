/**
 * The settings of `fieldwork-inbox`, from the environment or a JSON file.
 *
 * A name here is a key of the file, and with `FIELDWORK_INBOX_` before its constant case a variable: `maxBodyBytes` is
 * `FIELDWORK_INBOX_MAX_BODY_BYTES`. The environment wins.
 */
import { createVerifier, type KeyEntry, type KeySource } from "@fieldwork/webhooks"
import { Config, ConfigProvider, Effect, Option, Redacted, Schema } from "effect"
import { readFile } from "node:fs/promises"
import { leastTokenLength } from "../http/TokenCheck.ts"
import { defaultHistoryDays, defaultRetentionDays } from "../operate/Prune.ts"
import { defaultCapacity } from "../spool/capacity.ts"
import { fromConfigError, SettingsError } from "./SettingsError.ts"

const atLeast = (minimum: number, name: string, standard: number) =>
  Config.withDefault(Config.schema(Schema.Int.check(Schema.isGreaterThanOrEqualTo(minimum)), name), standard)

const fields = {
  /** A file for SQLite, or a URL that begins with `postgres:` or `postgresql:`. */
  store: Config.withDefault(Config.Redacted("store"), Redacted.make("inbox.db")),
  host: Config.withDefault(Config.String("host"), "127.0.0.1"),
  /** 0 takes any free one. */
  port: Config.withDefault(
    Config.schema(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 65_535 })), "port"),
    8484
  ),
  /** Public keys as `<key id>=<base64>`, separated by commas or white space. */
  keys: Config.withDefault(Config.String("keys"), ""),
  /** With `FIELDWORK_EXCHANGE_URL` and `_API_KEY`: keys follow the subscriptions, and gaps are looked for. */
  supplierCode: Config.option(Config.NonEmptyString("supplierCode")),
  sendIntervalSeconds: atLeast(1, "sendIntervalSeconds", 15),
  headerName: Config.withDefault(Config.NonEmptyString("headerName"), "X-Platform-Signature"),
  toleranceSeconds: atLeast(0, "toleranceSeconds", 300),
  untimely: Config.withDefault(Config.Literals(["accept", "refuse"], "untimely"), "accept" as const),
  maxBodyBytes: atLeast(1, "maxBodyBytes", 40 * 1024 * 1024),
  maxCallbacks: atLeast(1, "maxCallbacks", 16),
  maxBytes: atLeast(1, "maxBytes", 160 * 1024 * 1024),
  /** False leaves the projections to other processes on the same store. */
  project: Config.withDefault(Config.Boolean("project"), true),
  /** How much callbacks that are durable may take, in bytes, while the database is locked or away. */
  spoolBytes: atLeast(16 * 1024 * 1024, "spoolBytes", defaultCapacity),
  /** With PostgreSQL: a file for callbacks while the database is away. Over a file it is always beside it. */
  spool: Config.option(Config.NonEmptyString("spool")),
  /** Modules with projections of other packages, separated by commas or white space. */
  projections: Config.option(Config.NonEmptyString("projections")),
  /** At least 16 characters: with it the read API is served. */
  apiToken: Config.option(Config.Redacted("apiToken")),
  /** The port of the read API. Without it, the API is on the port of the receiver, under `/api`. */
  apiPort: Config.option(Config.schema(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 65_535 })), "apiPort")),
  apiHost: Config.withDefault(Config.String("apiHost"), "127.0.0.1"),
  /** False leaves outcomes, whose documents identify respondents, out of the read API. */
  apiOutcomes: Config.withDefault(Config.Boolean("apiOutcomes"), true),
  /** 0 keeps evidence permanently. */
  retentionDays: atLeast(0, "retentionDays", defaultRetentionDays),
  /** For how many days earlier contents, superseded messages and the quarantine are kept; 0 keeps them permanently. */
  historyDays: atLeast(0, "historyDays", defaultHistoryDays)
}

export const settings = Config.all(fields)
export type Settings = Config.Success<typeof settings>
export const settingNames: ReadonlyArray<string> = Object.keys(fields)

const prefixed = (env: ConfigProvider.ConfigProvider): ConfigProvider.ConfigProvider =>
  env.pipe(ConfigProvider.nested("FIELDWORK_INBOX"), ConfigProvider.constantCase)

/** Reads `file`, if one is given, behind the environment. Fails when the file cannot be read or a value has no sense. */
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
  // What cannot be used is to be known at the start, and not with the first callback.
  yield* Effect.try({
    try: () => {
      const keys = readKeys(found.keys)
      createVerifier({ keys: keys.length > 0 ? keys : noKeys, headerName: found.headerName })
      checkSpool(found)
      checkApi(found)
    },
    catch: (cause) => (cause instanceof SettingsError ? cause : new SettingsError({ detail: lineOf(cause) }))
  })
  yield* checkStore(found.store)
  return found
})

/** Whoever follows the subscriptions has none at the start. */
const noKeys: KeySource = { held: [], find: () => [], refresh: async () => {} }

/** Fails for a slip in the scheme, which would make a file of the URL and show its password wherever the file is named. `name` is the setting's. */
export const checkStore = (
  store: Redacted.Redacted,
  name = "FIELDWORK_INBOX_STORE"
): Effect.Effect<void, SettingsError> =>
  Effect.try({
    try: () => {
      if (isPostgres(store)) readUrl(store, name)
      else if (Redacted.value(store) === "" || Redacted.value(store).includes("://")) {
        const detail = `${name}: a file, or a URL that begins with postgres:// or postgresql://, is expected`
        throw new SettingsError({ detail })
      }
    },
    catch: (cause) => cause as SettingsError
  })

const checkSpool = ({ spool, store }: Settings): void => {
  if (Option.isNone(spool) || isPostgres(store)) return
  const detail = "FIELDWORK_INBOX_SPOOL: it is for PostgreSQL; over a file the spool is always beside the file"
  throw new SettingsError({ detail })
}

const checkApi = ({ apiPort, apiToken }: Settings): void => {
  if (Option.isSome(apiToken) && Redacted.value(apiToken.value).length < leastTokenLength) {
    const detail = `FIELDWORK_INBOX_API_TOKEN: at least ${leastTokenLength} characters are expected, such as a random UUID`
    throw new SettingsError({ detail })
  }
  if (Option.isSome(apiPort) && Option.isNone(apiToken)) {
    throw new SettingsError({ detail: "FIELDWORK_INBOX_API_PORT: set FIELDWORK_INBOX_API_TOKEN as well" })
  }
}

const lineOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

const readObject = Effect.fnUntraced(function* (file: string): Effect.fn.Return<object, SettingsError> {
  const refuse = (why: string) => new SettingsError({ detail: `${file} ${why}` })
  const text = yield* Effect.tryPromise({
    try: () => readFile(file, "utf8"),
    catch: (cause) => refuse(`cannot be read: ${lineOf(cause)}`)
  })
  // What JSON.parse says quotes the text, which may hold a password.
  const json = yield* Effect.try({
    try: (): unknown => JSON.parse(text),
    catch: () => refuse("is not JSON")
  })
  if (typeof json !== "object" || json === null || Array.isArray(json)) return yield* refuse("holds no JSON object")
  const stranger = Object.keys(json).find((name) => !settingNames.includes(name))
  if (stranger !== undefined) {
    return yield* refuse(`has "${stranger}", which is no setting. There are ${settingNames.join(", ")}`)
  }
  const odd = Object.entries(json).find(([, value]) => !["string", "number", "boolean"].includes(typeof value))
  if (odd !== undefined) return yield* refuse(`has "${odd[0]}" as what is no text, number or true and false`)
  return json
})

export const isPostgres = (store: Redacted.Redacted): boolean => /^postgres(ql)?:/i.test(Redacted.value(store))

/** @throws SettingsError when an entry has no `=`. */
export const readKeys = (text: string): ReadonlyArray<KeyEntry> =>
  text
    .split(/[\s,]+/)
    .filter((entry) => entry !== "")
    .map((entry) => {
      const at = entry.indexOf("=")
      if (at < 1) throw new SettingsError({ detail: "FIELDWORK_INBOX_KEYS: a key is given as <key id>=<base64>" })
      return { keyId: entry.slice(0, at), publicKey: entry.slice(at + 1) }
    })

/** For how many days evidence is kept; none permanently. */
export const retention = ({ retentionDays }: Settings): Option.Option<number> =>
  retentionDays === 0 ? Option.none() : Option.some(retentionDays)

/** For how many days history is kept; undefined permanently. */
export const historyRetention = ({ historyDays }: Settings): number | undefined =>
  historyDays === 0 ? undefined : historyDays

/** What is printed at the start. A database's URL is shown without its user and password, keys by their ids. */
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

/** The file, or the database's URL without its user and password. */
export const shownStore = (store: Redacted.Redacted): string => {
  if (!isPostgres(store)) return Redacted.value(store)
  const { host, pathname, protocol } = readUrl(store)
  return `${protocol}//${host}${pathname}`
}

const readUrl = (store: Redacted.Redacted, name = "FIELDWORK_INBOX_STORE"): URL => {
  const text = Redacted.value(store)
  if (!URL.canParse(text)) throw new SettingsError({ detail: `${name}: this URL cannot be read` })
  return new URL(text)
}
