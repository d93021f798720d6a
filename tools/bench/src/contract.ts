/**
 * Measures the validation of traffic against the contract: in process, compared with parsing the same JSON; as a proxy, compared with Prism's proxy
 * and a minimal proxy; and as a tester over HTTP, compared with a client that only sends requests. Also measures how many mutants (copies of the
 * sandbox with one deliberate fault each) the tester finds.
 *
 * `--mutants N` tests N mutants now, instead of using the stored results of an earlier run. `--only mutants` runs only the test with mutants, and
 * `--only http` runs only the tester over HTTP.
 */
import { parseArgs } from "node:util"
import autocannon from "autocannon"
import { contractOf } from "@fieldwork/contract-testing"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { bareProxy, prismProxy, recorderServer, sandboxServer } from "./children.ts"
import { interleave } from "./interleave.ts"
import { mutantCases } from "./mutants.ts"
import type { Case } from "./Report.ts"
import { overHttp } from "./testerOverHttp.ts"

const rounds = 9
const interactions = 5_000
const path = "/Core/v1/Suppliers/AllWithAccount"
const headers = { authorization: credentials.exchange.apiKey }

const perSecond = (work: () => void): number => {
  const begun = performance.now()
  for (let each = 0; each < interactions; each++) work()
  return interactions / ((performance.now() - begun) / 1000)
}

const inProcess = async (): Promise<ReadonlyArray<Case>> => {
  const contract = contractOf({ spec: "exchange" })
  const sandbox = createSandbox()
  const subscription = "/supply/opportunities/v1/subscriptions/4711"
  const body = JSON.stringify({
    callback: "http://127.0.0.1:9/callbacks",
    opportunities: Array.from({ length: 8 }, (_, index) => ({
      country_language: { in: ["eng_us", "eng_ca"] },
      bid_length_of_interview: { gte: index, lte: 20 + index }
    }))
  })
  const json = { "content-type": "application/json" }
  const request = { method: "POST", url: subscription, headers: { ...headers, ...json }, body }
  const { method } = request
  const reply = await sandbox.fetch(`http://sandbox${subscription}`, { method, headers: request.headers, body })
  const response = { status: reply.status, headers: json, body: await reply.text() }
  const checked = () => {
    if (contract.interaction(request, response).violations.length > 0)
      throw new Error("valid requests were reported as invalid")
  }
  const parsed = () => {
    JSON.parse(body)
    JSON.parse(response.body)
  }
  const measured = await interleave({ checked: () => perSecond(checked), parsed: () => perSecond(parsed) }, rounds)
  return [
    {
      case: `check a request of ${body.length} bytes and its response, in process`,
      unit: "per s",
      better: "higher",
      ours: measured.checked,
      peers: { "JSON.parse of both, not checked": measured.parsed },
      n: rounds
    }
  ]
}

const proxied = async (): Promise<ReadonlyArray<Case>> => {
  const service = await sandboxServer()
  const servers = {
    ours: await recorderServer(service.url, "exchange"),
    floor: await bareProxy(service.url),
    prism: await prismProxy(service.url, "exchange")
  }
  const load = async (url: string): Promise<number> => {
    const result = await autocannon({ url: `${url}${path}`, connections: 32, duration: 1, headers })
    if (result.non2xx > 0) throw new Error(`${url}: ${result.non2xx} responses are not 2xx`)
    return result.requests.average
  }
  try {
    const { floor, ours, prism } = await interleave(
      {
        ours: () => load(servers.ours.url),
        floor: () => load(servers.floor.url),
        prism: () => load(servers.prism.url)
      },
      rounds
    )
    return [
      {
        case: "pass a request on to the sandbox, check it and its response",
        unit: "req/s",
        better: "higher",
        ours,
        floor,
        peers: { "Prism 5.16 proxy": prism },
        n: rounds
      }
    ]
  } finally {
    await Promise.all([...Object.values(servers), service].map(({ stop }) => stop()))
  }
}

export const run = async (args: ReadonlyArray<string>): Promise<ReadonlyArray<Case>> => {
  const { values } = parseArgs({
    args: [...args],
    options: { mutants: { type: "string" }, only: { type: "string" } }
  })
  if (values.only === "http") return overHttp()
  const found = mutantCases(values.mutants)
  return values.only === "mutants"
    ? found
    : [...(await inProcess()), ...(await overHttp()), ...(await proxied()), ...found]
}
