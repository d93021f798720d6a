/**
 * The settings of `fieldwork-supply`, read from options and environment variables. Secrets are read only from environment variables.
 */
/**
 * The settings that can be given as options. Each setting can also be given as an environment variable. For example, `FIELDWORK_SUPPLY_MAX_MINUTES`
 * corresponds to `--max-minutes`.
 */
export const optionNames = [
  "host",
  "port",
  "store",
  "url",
  "supplier-code",
  "locales",
  "floor",
  "max-minutes",
  "pii",
  "replace-subscription"
] as const

/** The options that take no value. Their environment variables take `true` or `false`. */
export const flagNames: ReadonlyArray<string> = ["replace-subscription"]

export type OptionName = (typeof optionNames)[number]

const variableOf = (name: OptionName): string => `FIELDWORK_SUPPLY_${name.toUpperCase().replaceAll("-", "_")}`

/** The error for a missing or invalid setting. */
export class SettingsError extends Error {}

export interface Settings {
  readonly host: string
  readonly port: number
  readonly store: string
  /** The URL at which the exchange and respondents reach this service, without a trailing slash. */
  readonly url: string
  readonly supplierCode: string
  readonly locales: ReadonlyArray<string>
  readonly floor: { readonly amount: string; readonly currency: string } | undefined
  readonly maxMinutes: number | undefined
  readonly pii: boolean
  /** Whether to replace subscriptions that send callbacks to another URL. */
  readonly replaceSubscription: boolean
  readonly token: string
  readonly exchange: { readonly baseUrl: string; readonly apiKey: string }
}

/** The minimum length of the token for the HTTP API, in characters. */
const minTokenLength = 16

const readFloor = (text: string | undefined): Settings["floor"] => {
  if (text === undefined) return undefined
  const [, amount, currency] = /^(\d+(?:\.\d+)?) ([A-Z]{3})$/.exec(text) ?? []
  if (amount === undefined || currency === undefined)
    throw new SettingsError(`--floor takes a price and a currency, such as "0.50 USD", not "${text}"`)
  return { amount, currency }
}

const readUrl = (text: string): string => {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new SettingsError(`--url takes a URL such as https://supplier.example, not "${text}"`)
  // The service appends paths and queries of its own.
  if (/[?#]/.test(text)) throw new SettingsError(`--url takes a URL without a query and a fragment, not "${text}"`)
  return text.replace(/\/+$/, "")
}

const readLocales = (text: string): ReadonlyArray<string> => {
  const locales = text.split(/[\s,]+/).filter((locale) => locale !== "")
  if (locales.length === 0)
    throw new SettingsError(`--locales takes at least one locale, such as eng_us, not "${text}"`)
  return locales
}

/** Reads the settings. Throws a `SettingsError` that names all missing settings or, if none is missing, the first invalid setting. */
export const readSettings = (
  options: Readonly<Partial<Record<OptionName, string>>>,
  environment: Readonly<Record<string, string | undefined>>
): Settings => {
  // An empty string counts as unset, because an empty environment variable usually has no value in a deployment's configuration.
  const text = (name: OptionName): string | undefined => options[name] || environment[variableOf(name)] || undefined
  const number = (name: OptionName, low: number, high: number): number | undefined => {
    const raw = text(name)
    if (raw === undefined) return undefined
    const value = /^\d+$/.test(raw) ? Number(raw) : Number.NaN
    if (!(value >= low && value <= high))
      throw new SettingsError(`--${name} takes a whole number from ${low} to ${high}, not "${raw}"`)
    return value
  }
  const flag = (name: OptionName): boolean => {
    const raw = text(name) ?? "false"
    if (raw === "true" || raw === "false") return raw === "true"
    const source = flagNames.includes(name) ? variableOf(name) : `--${name}`
    throw new SettingsError(`${source} takes true or false, not "${raw}"`)
  }
  const required = {
    FIELDWORK_EXCHANGE_URL: environment["FIELDWORK_EXCHANGE_URL"],
    FIELDWORK_EXCHANGE_API_KEY: environment["FIELDWORK_EXCHANGE_API_KEY"],
    [variableOf("supplier-code")]: text("supplier-code"),
    [variableOf("url")]: text("url"),
    FIELDWORK_SUPPLY_TOKEN: environment["FIELDWORK_SUPPLY_TOKEN"]
  }
  const missing = Object.entries(required).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length > 0) throw new SettingsError(`set ${missing.join(", ")}; fieldwork-supply --help explains each`)
  const token = environment["FIELDWORK_SUPPLY_TOKEN"] ?? ""
  if (token.length < minTokenLength)
    throw new SettingsError(`FIELDWORK_SUPPLY_TOKEN takes at least ${minTokenLength} characters`)
  return {
    host: text("host") ?? "127.0.0.1",
    port: number("port", 0, 65_535) ?? 8485,
    store: text("store") ?? "supply.db",
    url: readUrl(text("url") ?? ""),
    supplierCode: text("supplier-code") ?? "",
    locales: readLocales(text("locales") ?? "eng_us"),
    floor: readFloor(text("floor")),
    maxMinutes: number("max-minutes", 1, 1440),
    pii: flag("pii"),
    replaceSubscription: flag("replace-subscription"),
    token,
    exchange: {
      baseUrl: environment["FIELDWORK_EXCHANGE_URL"] ?? "",
      apiKey: environment["FIELDWORK_EXCHANGE_API_KEY"] ?? ""
    }
  }
}
