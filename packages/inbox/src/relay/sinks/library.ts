/** Loads the libraries that sinks use. The libraries are optional dependencies, so a program installs only those for its own sinks. */
import { SinkError } from "../Sink.ts"

/** @throws SinkError if a package is missing. The message states which packages to install. */
export const loadLibrary = async <A>(sink: string, packages: string, load: () => Promise<A>): Promise<A> => {
  try {
    return await load()
  } catch (cause) {
    if (!isMissing(cause)) throw cause
    throw new SinkError({
      sink,
      reason: "refused",
      detail: `a library that this sink needs is not installed: run npm install ${packages}`
    })
  }
}

const isMissing = (cause: unknown): boolean =>
  typeof cause === "object" &&
  cause !== null &&
  "code" in cause &&
  (cause.code === "ERR_MODULE_NOT_FOUND" || cause.code === "MODULE_NOT_FOUND")

/** Removes secrets from a library's error message. Longer secrets are removed first, because they may contain shorter ones. */
export const withoutSecrets = (text: string, secrets: ReadonlyArray<string | undefined>): string =>
  secrets
    .flatMap((secret) => (secret === undefined || secret === "" ? [] : [secret]))
    .toSorted((a, b) => b.length - a.length)
    .reduce((shown, secret) => shown.replaceAll(secret, "<redacted>"), text)

export const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))
