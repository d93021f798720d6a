/** Checks the settings of the read API. Only a server needs them, so the other commands run even if these settings are incomplete. */
import { Option, Redacted } from "effect"
import { minTokenLength } from "../http/TokenCheck.ts"
import type { Settings } from "./Settings.ts"
import { SettingsError } from "./SettingsError.ts"

/** Returns the error in the settings of the read API, or undefined if `serve` can use them. */
export const checkApiSettings = ({
  apiPort,
  apiToken
}: Pick<Settings, "apiPort" | "apiToken">): SettingsError | undefined => {
  if (Option.isSome(apiToken) && Redacted.value(apiToken.value).length < minTokenLength) {
    const detail = `FIELDWORK_INBOX_API_TOKEN: it must have at least ${minTokenLength} characters, such as a random UUID`
    return new SettingsError({ detail })
  }
  if (Option.isSome(apiPort) && Option.isNone(apiToken)) {
    return new SettingsError({ detail: "FIELDWORK_INBOX_API_PORT: set FIELDWORK_INBOX_API_TOKEN as well" })
  }
  return undefined
}
