/**
 * `Api` as other runtimes have it, sending over undici.
 */
import { nodeTransport } from "../transport/node/nodeTransport.ts"
import { type Api, makeOver, type Options } from "./Api.ts"

export * from "./Api.ts"

/** Throws `ConfigurationError` for settings that cannot work. */
export const make = <Operations>(options: Options): Api<Operations> => makeOver(nodeTransport, options)
