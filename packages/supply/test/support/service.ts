/** Opens a supply service that is connected to the sandbox's market within the same process. */
import { createExchange } from "@fieldwork/exchange/promise"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { createControlClient } from "@fieldwork/sandbox/control"
import { createSupply, type Profile, type Supply, type SupplyOptions } from "../../src/promise.ts"

export const supplierCode = credentials.exchange.suppliers[0] ?? ""

/** Waits until the number of surveys in the router stops changing. */
const settled = async (supply: Supply): Promise<void> => {
  const size = supply.router.size
  await new Promise((resolve) => setTimeout(resolve, 400))
  if (supply.router.size !== size) await settled(supply)
}

/** Opens the service. The method and path of every request to the exchange are added to `calls`. */
export const openService = async (options: Partial<SupplyOptions> = {}, calls: Array<string> = []) => {
  let supply: Supply | undefined
  const sandbox = createSandbox({
    seed: 3,
    market: { size: 300 },
    send: async (request) =>
      supply?.receive(request.url.endsWith("/outcomes") ? "outcomes" : "opportunities", request) ??
      new Response(null, { status: 503 })
  })
  const control = createControlClient({ baseUrl: "http://sandbox", fetch: sandbox.fetch })
  const exchange = createExchange({
    baseUrl: "https://exchange.example",
    apiKey: credentials.exchange.apiKey,
    fetch: (input, init) => {
      const request = new Request(input, init)
      calls.push(`${request.method} ${new URL(request.url).pathname}`)
      return sandbox.fetch(request)
    }
  })
  supply = await createSupply({
    inbox: { store: ":memory:" },
    exchange,
    supplierCode,
    policy: { pii: true },
    ...options
  })
  await supply.subscribe({
    callback: "https://supplier.example/callbacks",
    opportunities: [{ country_language: { eq: "eng_us" } }]
  })
  await sandbox.advance({ hours: 1 })
  await settled(supply)

  /** Returns the profile of a member of the sandbox's panel. */
  const member = async (index: number): Promise<Profile> => {
    const pid = `panel-eng_us-${String(index).padStart(6, "0")}`
    const { data } = await control.GET("/__sandbox/respondents/{panelist_id}", {
      params: { path: { panelist_id: pid } }
    })
    const answers = (data?.answers ?? []).map(({ precodes, question_id }) => [question_id, precodes] as const)
    return { pid, country_language: "eng_us", answers: Object.fromEntries(answers) }
  }
  /** Opens an entry link as a browser would, and returns the URL to which the respondent is redirected. */
  const follow = async (url: string): Promise<string> =>
    (await sandbox.fetch(url, { redirect: "manual" })).headers.get("location") ?? ""
  return { control, exchange, follow, member, sandbox, supply, settled: () => settled(supply) }
}
