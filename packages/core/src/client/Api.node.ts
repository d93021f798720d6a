/**
 * `Api` as other runtimes have it, sending over undici, and with the details of errors at hand.
 */
import { allDetails } from "../diagnostics/allDetails.ts"
import { setReasonText } from "../errors/reasonError.ts"
import { ListReader } from "../pagination/ListReader.ts"
import { nodeTransport } from "../transport/node/nodeTransport.ts"
import { type Api, makeOver, type Options } from "./Api.ts"
import type { Platform } from "./ClientContext.ts"
import { LazyModule } from "./LazyModule.ts"

export * from "./Api.ts"

setReasonText(allDetails.reasonText)

const platform: Platform = {
  transport: nodeTransport,
  details: /* @__PURE__ */ new LazyModule(allDetails),
  listReader: /* @__PURE__ */ new LazyModule({ ListReader })
}

/** Throws `ConfigurationError` for settings that cannot work. */
export const make = <Operations>(options: Options): Api<Operations> => makeOver(platform, options)
