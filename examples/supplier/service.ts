/** A complete supplier service. It subscribes, receives callbacks, routes respondents, records their returns and shows the earnings. */
import { createExchange, Money } from "@fieldwork/exchange/promise"
import { createSupply, createSupplyApi, InvalidProfileError, type Profile } from "@fieldwork/supply/promise"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { earningsPage, messagePage } from "./pages.ts"

const setting = (name: string): string => {
  const value = process.env[`SUPPLIER_${name}`]
  if (value === undefined) throw new Error(`SUPPLIER_${name} is not set`)
  return value
}
const [url, panel] = [setting("URL"), setting("PANEL_URL")]
const comeBack = (status: string): string => `${url}/return?status=${status}&MID=[%MID%]`

const supply = await createSupply({
  inbox: { store: setting("STORE") },
  exchange: createExchange({ baseUrl: setting("EXCHANGE_URL"), apiKey: setting("EXCHANGE_API_KEY") }),
  supplierCode: setting("CODE"),
  policy: { floor: Money.make("0.20", "USD"), max_minutes: 40, pii: true },
  linkRequest: {
    SupplierLinkTypeCode: "OWS",
    TrackingTypeCode: "NONE",
    DefaultLink: comeBack("default"),
    SuccessLink: comeBack("complete"),
    FailureLink: comeBack("terminate"),
    OverQuotaLink: comeBack("overquota"),
    QualityTerminationLink: comeBack("quality")
  }
})
const api = createSupplyApi(supply, { token: setting("TOKEN") })

/** Returns the profile of a member from the panel's database. */
const profileOf = async (pid: string): Promise<Profile> =>
  (await fetch(`${panel}/${encodeURIComponent(pid)}`)).json() as Promise<Profile>

const go = async (pid: string, response: ServerResponse): Promise<unknown> => {
  const routed = await supply.route(await profileOf(pid))
  if (routed._tag === "NoSurvey") return messagePage(response, 200, "There is no survey for you at the moment.")
  return response.writeHead(303, { location: routed.url, "cache-control": "no-store" }).end()
}

const serve = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
  const { pathname, searchParams } = new URL(request.url ?? "/", url)
  if (pathname === "/callbacks/opportunities") return supply.listen("opportunities", request, response)
  if (pathname === "/callbacks/outcomes") return supply.listen("outcomes", request, response)
  if (api.owns(pathname)) return api.listen(request, response)
  if (pathname === "/go") return go(searchParams.get("pid") ?? "", response)
  if (pathname === "/") return earningsPage(response, supply)
  const session = pathname === "/return" ? await supply.returned(request.url ?? "/") : undefined
  if (session === undefined) return messagePage(response, 404, "There is nothing here.")
  return messagePage(response, 200, "Thank you. Your answers have been received.")
}

createServer((request, response) => {
  serve(request, response).catch((cause: unknown) =>
    messagePage(response, cause instanceof InvalidProfileError ? 400 : 503, "Please try again.")
  )
}).listen(Number(new URL(url).port), "127.0.0.1")
await supply.subscribe({ callback: `${url}/callbacks`, opportunities: [{ country_language: { eq: "eng_us" } }] })
console.log(`The service is at ${url}`)
