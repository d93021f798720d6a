/**
 * The environment of the supplier service: the exchange, which is a sandbox that listens on a port, and the panel's member database.
 */
import { createSandbox, credentials, type Sandbox } from "@fieldwork/sandbox"
import { createControlClient } from "@fieldwork/sandbox/control"
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { buffer } from "node:stream/consumers"

export const supplierCode = credentials.exchange.suppliers[0] ?? ""

export interface Market {
  readonly sandbox: Sandbox
  readonly control: ReturnType<typeof createControlClient>
  readonly exchangeUrl: string
  /** The URL of the member database. `GET <panelUrl>/<pid>` returns the profile of a member. */
  readonly panelUrl: string
  readonly close: () => void
}

export interface MarketOptions {
  readonly seed: number
  /** The number of live surveys in all locales. */
  readonly size: number
  /** Called after each call that the exchange has processed, before the caller receives the response. */
  readonly onCall?: (method: string, path: string, status: number) => void
}

/** Checks whether a call creates an entry link. */
export const isLink = (method: string, path: string): boolean =>
  method === "POST" && path.includes("/SupplierLinks/Create")

const listen = async (listener: RequestListener): Promise<Server> => {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return server
}
const urlOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

export const openMarket = async ({ onCall = () => {}, seed, size }: MarketOptions): Promise<Market> => {
  const sandbox = createSandbox({ seed, start: new Date(), market: { size, churn: "real" } })
  const control = createControlClient({ baseUrl: "http://sandbox", fetch: sandbox.fetch })

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = "GET", url = "/" } = request
    const body = method === "GET" ? {} : { body: await buffer(request) }
    const headers = Object.entries(request.headersDistinct).map(([name, values = []]): [string, string] => [
      name,
      values.join()
    ])
    const reply = await sandbox.fetch(new Request(`${urlOf(exchange)}${url}`, { method, headers, ...body }))
    onCall(method, url, reply.status)
    response.writeHead(reply.status, Object.fromEntries(reply.headers)).end(Buffer.from(await reply.arrayBuffer()))
  }
  const exchange = await listen((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })

  const profileOf = async (panelist_id: string) => {
    const { data } = await control.GET("/__sandbox/respondents/{panelist_id}", { params: { path: { panelist_id } } })
    const answers = (data?.answers ?? []).map(({ precodes, question_id }) => [question_id, precodes])
    return { pid: panelist_id, country_language: "eng_us", answers: Object.fromEntries(answers) as object }
  }
  const panel = await listen((request, response) => {
    void profileOf(request.url?.slice(1) ?? "").then((profile) => response.end(JSON.stringify(profile)))
  })
  return {
    sandbox,
    control,
    exchangeUrl: urlOf(exchange),
    panelUrl: urlOf(panel),
    close: () => {
      sandbox.setClockRate(0)
      for (const server of [exchange, panel]) {
        server.closeAllConnections()
        server.close()
      }
    }
  }
}
