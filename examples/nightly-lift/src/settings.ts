/** The settings of the job, which are read from environment variables. README.md lists all of them. */
export interface Settings {
  readonly account: {
    readonly baseUrl: string
    readonly authUrl: string
    readonly clientId: string
    readonly clientSecret: string
    readonly audience: string
  }
  readonly decisionDay: string
  /** A proportion: `WORTHWHILE_POINTS=2` is 0.02. */
  readonly worthwhile: number
  readonly folder: string
  readonly notifyUrl: string | undefined
}

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

const isPoints = (text: string) => /^\d+(\.\d+)?$/.test(text) && Number(text) <= 100

/** Checks whether a URL can be requested: `fetch` refuses URLs that contain a user name or a password. */
const isUrl = (text: string) => {
  const { password, protocol, username } = URL.parse(text) ?? {}
  return /^https?:$/.test(protocol ?? "") && username === "" && password === ""
}

/** Returns the settings. Throws one error that names every variable that is missing or invalid. An empty variable is treated as missing. */
export const readSettings = (env: Readonly<Record<string, string | undefined>>): Settings => {
  const problems: Array<string> = []
  const optional = (name: string, expected = "", isValid: (text: string) => boolean = () => true) => {
    const value = env[name] || undefined
    // A message does not contain the value, because a URL or a secret that is assigned to the wrong variable would be logged.
    if (value !== undefined && !isValid(value)) problems.push(`${name} is not ${expected}`)
    return value
  }
  const required: (...args: Parameters<typeof optional>) => string = (name, ...check) => {
    const value = optional(name, ...check)
    if (value === undefined) problems.push(`${name} is not set`)
    return value ?? ""
  }
  const url = "an http or https URL without a user name and a password"
  const settings = {
    account: {
      baseUrl: required("LIFT_URL", url, isUrl),
      authUrl: required("LIFT_AUTH_URL", url, isUrl),
      clientId: required("LIFT_CLIENT_ID"),
      clientSecret: required("LIFT_CLIENT_SECRET"),
      audience: required("LIFT_AUDIENCE")
    },
    decisionDay: required("DECISION_DAY", "a date such as 2026-02-15", isDay),
    worthwhile: Number(optional("WORTHWHILE_POINTS", "a number of points from 0 to 100", isPoints) ?? 2) / 100,
    folder: optional("FOLDER") ?? "lift",
    notifyUrl: optional("NOTIFY_URL", url, isUrl)
  }
  if (problems.length > 0) throw new Error(`${problems.join(", ")} (README.md lists all settings)`)
  return settings
}
