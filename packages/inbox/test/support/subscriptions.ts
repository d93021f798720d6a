/** An exchange that has only the two subscriptions of a supplier. It responds to both with the same status, which a test can change. */
import { createServer } from "node:http"
import { listen } from "./listen.ts"
import type { makeKey } from "./sender.ts"

type Key = Awaited<ReturnType<typeof makeKey>>

/** Starts the exchange. A subscription contains only the parts of `key` that are passed. `outcomes` is the status for the subscription to outcomes if it differs. `using` stops the exchange. */
export const startExchange = async (
  key: Partial<Pick<Key, "keyId" | "publicKey">>,
  status: number,
  outcomes = status
) => {
  const served = { opportunities: status, outcomes }
  const server = createServer(({ method, url = "" }, response) => {
    const code = method === "HEAD" ? 200 : served[url.includes("outcomes") ? "outcomes" : "opportunities"]
    const body = code === 200 ? { key_id: key.keyId, public_key: key.publicKey } : {}
    response.writeHead(code, { "content-type": "application/json" }).end(JSON.stringify(body))
  })
  const port = await listen(server)
  return {
    env: { FIELDWORK_EXCHANGE_URL: `http://127.0.0.1:${port}`, FIELDWORK_EXCHANGE_API_KEY: "the-api-key" },
    /** Sets the status of both subscriptions. */
    respondWith: (code: number) => Object.assign(served, { opportunities: code, outcomes: code }),
    [Symbol.dispose]: () => {
      server.close()
      server.closeAllConnections()
    }
  }
}
