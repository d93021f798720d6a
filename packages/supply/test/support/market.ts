/** Creates a sandbox with an exchange client for a supplier. */
import { Exchange } from "@fieldwork/exchange"
import { createSandbox, credentials } from "@fieldwork/sandbox"

export const supplierCode = credentials.exchange.suppliers[0] ?? ""

/** `calls` collects the method and path of every request. */
export const openMarket = (calls: Array<string> = []) => {
  const sandbox = createSandbox({ send: async () => new Response() })
  const exchange = Exchange.make({
    baseUrl: "https://exchange.example",
    apiKey: credentials.exchange.apiKey,
    fetch: (input, init) => {
      const request = new Request(input, init)
      calls.push(`${request.method} ${new URL(request.url).pathname}`)
      return sandbox.fetch(request)
    }
  })
  return { exchange, sandbox }
}
