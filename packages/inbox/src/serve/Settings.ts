/**
 * The settings of `fieldwork-inbox`, from the environment or a JSON file.
 *
 * A name here is a key of the file, and with `FIELDWORK_INBOX_` before its constant case a variable: `maxBodyBytes` is
 * `FIELDWORK_INBOX_MAX_BODY_BYTES`. The environment wins.
 */
import type { KeyEntry } from "@fieldwork/webhooks"
import { Config, ConfigProvider, Effect, Option, Redacted, Schema } from "effect"
import { readFile } from "node:fs/promises"
import { defaultRetentionDays } from "../operate/Prune.ts"

const int = (name: string, standard: number) => Config.withDefault(Config.Int(name), standard)
const positive = (name: string, standard: number) =>
  Config.flatMap(int(name, standard), (value) => Config.succeed(Math.max(1, value)))

export const settings = Config.all({
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
  sendIntervalSeconds: positive("sendIntervalSeconds", 15),
  headerName: Config.withDefault(Config.NonEmptyString("headerName"), "X-Platform-Signature"),
  toleranceSeconds: int("toleranceSeconds", 300),
  untimely: Config.withDefault(Config.Literals(["accept", "refuse"], "untimely"), "accept" as const),
  maxBodyBytes: positive("maxBodyBytes", 40 * 1024 * 1024),
  maxCallbacks: positive("maxCallbacks", 16),
  maxBytes: positive("maxBytes", 160 * 1024 * 1024),
  /** False leaves the projections to other processes on the same store. */
  project: Config.withDefault(Config.Boolean("project"), true),
  /** 0 keeps evidence for good. */
  retentionDays: int("retentionDays", defaultRetentionDays)
})

export type Settings = Config.Success<typeof settings>

const prefixed = (env: ConfigProvider.ConfigProvider): ConfigProvider.ConfigProvider =>
  env.pipe(ConfigProvider.nested("FIELDWORK_INBOX"), ConfigProvider.constantCase)

/** Reads `file`, if one is given, behind the environment. Fails when the file cannot be read or a value has no sense. */
export const readSettings = Effect.fnUntraced(function* (file: Option.Option<string>) {
  const environment = prefixed(ConfigProvider.fromEnv())
  if (Option.isNone(file))
    return yield* settings.pipe(Effect.provideService(ConfigProvider.ConfigProvider, environment))
  const text = yield* Effect.tryPromise(() => readFile(file.value, "utf8"))
  const json: unknown = yield* Effect.try(() => JSON.parse(text))
  const provider = ConfigProvider.orElse(environment, ConfigProvider.fromUnknown(json))
  return yield* settings.pipe(Effect.provideService(ConfigProvider.ConfigProvider, provider))
})

export const isPostgres = (store: Redacted.Redacted): boolean => /^postgres(ql)?:/.test(Redacted.value(store))

/** @throws Error when an entry has no `=`. */
export const readKeys = (text: string): ReadonlyArray<KeyEntry> =>
  text
    .split(/[\s,]+/)
    .filter((entry) => entry !== "")
    .map((entry) => {
      const at = entry.indexOf("=")
      if (at < 1) throw new Error("A key is given as <key id>=<base64>")
      return { keyId: entry.slice(0, at), publicKey: entry.slice(at + 1) }
    })

/** What is printed at the start. A database's URL is shown without its user and password, keys by their ids. */
export const shown = ({ keys, store, supplierCode, ...rest }: Settings): Readonly<Record<string, unknown>> => ({
  store: isPostgres(store) ? withoutSecrets(Redacted.value(store)) : Redacted.value(store),
  keys: readKeys(keys).map(({ keyId }) => keyId.slice(0, 8)),
  supplierCode: Option.getOrNull(supplierCode),
  ...rest
})

const withoutSecrets = (url: string): string => {
  const { host, pathname, protocol } = new URL(url)
  return `${protocol}//${host}${pathname}`
}
