/**
 * `Api` as other runtimes have it, sending over undici.
 */
import { type Api, makeOver, type Options } from "../Api.ts"
import { overUndici } from "./Transport.ts"

export * from "../Api.ts"

/** Throws `ConfigurationError` for settings that cannot work. */
export const make = <Operations>(options: Options): Api<Operations> => makeOver(overUndici, options)
