/** Serves the read API of `fieldwork-inbox serve`, either on its own port or on the port of the receiver. */
import { Effect, Option, Redacted, type Scope } from "effect"
import { createServer } from "node:http"
import { makeReadApi } from "../http/ReadApi.ts"
import type { ReadApi } from "../http/ReadApiOptions.ts"
import type { Store } from "../store/Store.ts"
import { listening, portOf } from "./Listen.ts"
import type { Settings } from "./Settings.ts"
import type { SettingsError } from "./SettingsError.ts"

export interface ServedApi {
  /** The read API to serve on the receiver's port. Undefined if there is no read API or if it has its own port. */
  readonly shared: ReadApi | undefined
  /** The port of the read API. Undefined if the read API does not have its own port. */
  readonly port: number | undefined
}

/** Serves the read API until the scope closes. */
export const serveApi = Effect.fnUntraced(function* (
  store: Store,
  { apiHost: host, apiOutcomes: outcomes, apiPort, apiToken }: Settings
): Effect.fn.Return<ServedApi, SettingsError, Scope.Scope> {
  if (Option.isNone(apiToken)) return { shared: undefined, port: undefined }
  const token = Redacted.value(apiToken.value)
  const services = yield* Effect.context()
  const api = makeReadApi(store, services, { token, outcomes })
  if (Option.isNone(apiPort)) return { shared: api, port: undefined }
  const server = createServer(api.listen)
  server.headersTimeout = 10_000
  yield* Effect.acquireRelease(listening(server, { host, port: apiPort.value, usesPassedSocket: false }), () =>
    Effect.promise(async () => {
      api.close()
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeIdleConnections()
      const cut = setTimeout(() => server.closeAllConnections(), 500)
      await closed
      clearTimeout(cut)
    })
  )
  return { shared: undefined, port: portOf(server) }
})
