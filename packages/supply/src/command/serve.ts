/**
 * Runs a supply service as a server: receives callbacks from the exchange, serves the HTTP API to routers, and serves the page to which respondents
 * return.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { createExchange, Money } from "@fieldwork/exchange/promise"
import { createSupplyApi } from "../http/forPromises.ts"
import { failureText, parametersOf } from "../http/failureText.ts"
import { createSupply } from "../promise/createSupply.ts"
import { gracefulClose } from "./gracefulClose.ts"
import { logToStderr } from "../promise/logToStderr.ts"
import { describeSubscriptions, SubscriptionExistsError } from "../subscription/SubscriptionExistsError.ts"
import { type Settings, SettingsError } from "./Settings.ts"
import { storeProblem } from "./storeProblem.ts"

export interface Served {
  /** The URL at which the server listens. */
  readonly url: string
  /** Refuses new connections, waits at most 6 seconds for requests in progress, and then closes the store. */
  readonly close: () => Promise<void>
}

const respond = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" }).end(text)
}

/**
 * Opens the store, starts the server and subscribes to callbacks. Rejects if the store cannot be opened, the port is in use, the exchange refuses the
 * subscription, or callbacks are sent to another URL and `replaceSubscription` is `false`.
 */
export const serve = async (settings: Settings): Promise<Served> => {
  const { exchange: account, floor, host, locales, maxMinutes, pii, port, replaceSubscription } = settings
  const { store, supplierCode, token, url } = settings
  const returnUrl = (status: string): string => `${url}/return?status=${status}&MID=[%MID%]`
  const supply = await createSupply({
    inbox: { store },
    exchange: createExchange(account),
    supplierCode,
    policy: {
      ...(floor !== undefined && { floor: Money.make(floor.amount, floor.currency) }),
      ...(maxMinutes !== undefined && { max_minutes: maxMinutes }),
      pii
    },
    linkRequest: {
      SupplierLinkTypeCode: "OWS",
      TrackingTypeCode: "NONE",
      DefaultLink: returnUrl("default"),
      SuccessLink: returnUrl("complete"),
      FailureLink: returnUrl("terminate"),
      OverQuotaLink: returnUrl("overquota"),
      QualityTerminationLink: returnUrl("quality")
    }
  }).catch((cause: unknown) => {
    throw storeProblem(store, cause)
  })
  const api = createSupplyApi(supply, { token })

  const respondTo = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const target = request.url ?? "/"
    const { pathname } = new URL(target, url)
    if (pathname === "/callbacks/opportunities") return supply.listen("opportunities", request, response)
    if (pathname === "/callbacks/outcomes") return supply.listen("outcomes", request, response)
    if (api.owns(pathname)) return api.listen(request, response)
    if (pathname === "/healthz") return respond(response, 200, "ok\n")
    if (pathname === "/readyz") {
      const readiness = await supply.readiness()
      return readiness.ready
        ? respond(response, 200, "ok\n")
        : respond(response, 503, `${readiness.reason}: ${readiness.detail}\n`)
    }
    if (pathname === "/return" && (await supply.returned(target)) !== undefined)
      return respond(response, 200, "Thank you. Your answers have been received.\n")
    respond(response, 404, "Not found.\n")
  }
  const server = createServer((request, response) => {
    respondTo(request, response).catch((cause: unknown) => {
      const [path = "/"] = (request.url ?? "/").split("?", 1)
      logToStderr(
        `The request ${path} failed: ${failureText(cause, [token, account.apiKey, ...parametersOf(request.url)])}`
      )
      respond(response, 503, "Please try again.\n")
    })
  })
  const closeServer = gracefulClose(server)
  const close = async (): Promise<void> => {
    await closeServer()
    // Requests in progress use the store, so it is closed after the server.
    await supply.close()
  }
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject).listen(port, host, () => resolve())
    })
    await supply.subscribe({
      callback: `${url}/callbacks`,
      opportunities: [{ country_language: { in: [...locales] } }],
      replace: replaceSubscription
    })
  } catch (cause) {
    await close()
    if (!(cause instanceof SubscriptionExistsError)) throw cause
    throw new SettingsError(`${describeSubscriptions(cause)}. Start with --replace-subscription to replace them`)
  }
  const { port: bound } = server.address() as AddressInfo
  return { url: `http://${host.includes(":") ? `[${host}]` : host}:${bound}`, close }
}
