/** Reads the settings of the `fieldwork-sandbox` command from options and environment variables. */
import { type MarketSize, defaultMarketSize } from "../exchange/market/Churn.ts"
import { isOrigin } from "../http/Cors.ts"

/** The names of the settings. A setting is passed as the `--NAME` option or the `FIELDWORK_SANDBOX_NAME` environment variable. */
export const settingNames = [
  "port",
  "host",
  "seed",
  "start",
  "rate",
  "scenario",
  "market",
  "churn",
  "recording",
  "corrections",
  "cors"
] as const

export type SettingName = (typeof settingNames)[number]

/** Returns the name of a setting's environment variable. */
export const variableOf = (name: SettingName): string => `FIELDWORK_SANDBOX_${name.toUpperCase()}`

export interface CommandSettings {
  readonly port: number
  readonly host: string
  readonly cors: string | undefined
  readonly seed: number
  readonly start: Date | undefined
  readonly rate: number
  readonly scenario: string | undefined
  readonly market: MarketSize
  readonly recording: string | undefined
  readonly corrections: ReadonlyArray<string>
}

/** Thrown for an invalid setting. The message states the valid values. */
export class UsageError extends Error {}

/**
 * Matches a date or a date with a time. A time must have a UTC offset, so the same command always means the same instant. A date without a time is
 * midnight UTC.
 */
const iso = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/

/** Reads and validates all settings. Throws a `UsageError` that names the first invalid setting. */
export const readSettings = (text: (name: SettingName) => string | undefined): CommandSettings => {
  const number = (name: SettingName, fallback: number, low: number, high: number, whole = true): number => {
    const given = text(name)
    if (given === undefined) return fallback
    const value = /^-?\d+(\.\d+)?$/.test(given) ? Number(given) : Number.NaN
    if (Number.isNaN(value) || value < low || value > high || (whole && !Number.isInteger(value))) {
      throw new UsageError(`--${name} takes a ${whole ? "whole " : ""}number from ${low} to ${high}, not "${given}"`)
    }
    return value
  }
  const start = text("start")
  if (start !== undefined && (!iso.test(start) || Number.isNaN(Date.parse(start)))) {
    throw new UsageError(`--start takes an ISO 8601 date or time, such as 2026-01-05T00:00:00Z, not "${start}"`)
  }
  const scenario = text("scenario")
  if (scenario !== undefined && (start !== undefined || text("seed") !== undefined)) {
    throw new UsageError("--scenario has its own seed and start: omit --seed and --start")
  }
  if (scenario !== undefined && (text("market") !== undefined || text("churn") !== undefined)) {
    throw new UsageError("--scenario has its own market: omit --market and --churn")
  }
  const churn = text("churn") ?? defaultMarketSize.churn
  if (churn !== "calm" && churn !== "real") throw new UsageError(`--churn takes calm or real, not "${churn}"`)
  const cors = text("cors")
  if (cors !== undefined && !isOrigin(cors)) {
    throw new UsageError(
      `--cors takes an origin such as https://docs.example (without a path or a trailing slash) or *, not "${cors}"`
    )
  }
  return {
    port: number("port", 4600, 0, 65535),
    host: text("host") ?? "127.0.0.1",
    cors,
    seed: number("seed", 1, 0, 4294967295),
    start: start === undefined ? undefined : new Date(start),
    rate: number("rate", 1, 0, 1_000_000, false),
    scenario,
    market: { size: number("market", defaultMarketSize.size, 0, 200_000), churn },
    recording: text("recording"),
    corrections: text("corrections")?.split(",") ?? []
  }
}
