export interface Settings {
  readonly exchangeUrl: string
  readonly exchangeApiKey: string
  readonly supplierCode: string
  /** The path of a SQLite file on a persistent disk, or the URL of a PostgreSQL database. */
  readonly store: string
  /** The bearer token that clients must send to read the surveys. */
  readonly readToken: string
}

export const setting = (name: string): string => {
  const value = process.env[name]
  if (value === undefined || value === "")
    throw new Error(`Set ${name} in the environment; README.md lists all settings`)
  return value
}
