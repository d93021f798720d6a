import { StoreError } from "@fieldwork/inbox"
import { SettingsError } from "./Settings.ts"

/** Returns the path of the database file, or the URL of the database without its user, password and query. */
const shownStore = (store: string): string => {
  if (!/^postgres(ql)?:/.test(store)) return store
  const url = URL.parse(store)
  return url === null ? "in --store" : `${url.protocol}//${url.host}${url.pathname}`
}

/** Returns the error to print for a failure to open the store, which names the store and the cause. Other errors are returned unchanged. */
export const storeProblem = (store: string, cause: unknown): unknown => {
  if (!(cause instanceof StoreError)) return cause
  const why = "detail" in cause.reason ? cause.reason.detail : cause.message
  const hint = why === "unable to open database file" ? `${why}; it must be a file in a folder that is writable` : why
  return new SettingsError(`the store ${shownStore(store)} cannot be opened: ${hint}`)
}
