/**
 * A `fetch` that holds what goes through it against the contract.
 */
import { type Contract, contractOf, type ContractOptions } from "./Contract.ts"
import { essenceOf, isJson, type ReceivedResponse, type SentRequest, type Violation } from "./Message.ts"

export type Fetch = (input: Request | string | URL, init?: RequestInit) => Promise<Response>

export interface ContractFetchOptions extends ContractOptions {
  /** Prepared before; then `spec` and `basePath` are not used. */
  readonly contract?: Contract
  /** Called with what is wrong in one call. Without it the call rejects with a `ContractViolationError`. */
  readonly onViolation?: (violations: ReadonlyArray<Violation>) => void
}

/** One line for each violation: what was called, where, what is wrong, and who says so. */
export const describeViolation = ({ at, check, message, operation, origin }: Violation): string => {
  const place = at === "" ? "" : ` at ${at}`
  return `${operation ?? "no operation"}, ${check}${place}: ${message}${origin === undefined ? "" : ` (${origin})`}`
}

/** A call that the contract does not allow, or a response that it does not. */
export class ContractViolationError extends Error {
  override readonly name = "ContractViolationError"
  readonly violations: ReadonlyArray<Violation>
  constructor(violations: ReadonlyArray<Violation>) {
    super(violations.map(describeViolation).join("\n"))
    this.violations = violations
  }
}

/** Longer bodies are handed on and not judged. */
const mostBytes = 16 * 1024 * 1024

const isJudged = (headers: Headers): boolean => {
  const length = Number(headers.get("content-length") ?? 0)
  return length <= mostBytes && isJson(essenceOf(headers.get("content-type") ?? ""))
}

const sentOf = async (request: Request): Promise<SentRequest> => ({
  method: request.method,
  url: request.url,
  headers: Object.fromEntries(request.headers),
  body: request.body === null ? undefined : new Uint8Array(await request.clone().arrayBuffer())
})

/** A body that is no JSON may be large, and has no structure to judge: it is counted as there. */
const receivedOf = async (response: Response): Promise<ReceivedResponse> => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  body: response.body === null || isJudged(response.headers) ? await response.clone().text() : undefined
})

/**
 * Makes a test fail when its code sends a request, or its mock returns a response, that the contract does not allow.
 *
 * A request that is refused with a documented 4xx passes, because it may be what the test is about.
 *
 * @example
 * ```ts
 * import { contractFetch, type ContractViolationError } from "@fieldwork/contract-testing"
 *
 * const mock = async () => Response.json({ status: "on air" })
 * const checked = contractFetch(mock, { spec: "brand-lift" })
 * const url = "https://api.example.com/api/impact-measurement/v1/campaigns/3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815"
 *
 * const headers = { authorization: "Bearer token" }
 * const error = await checked(url, { headers }).catch((cause: ContractViolationError) => cause)
 * error instanceof Error && error.message.split(" (")[0] // => "getCampaign, response body: has no campaign_id, which is required"
 * ```
 */
export const contractFetch = (fetch: Fetch, options: ContractFetchOptions = {}): Fetch => {
  const contract = options.contract ?? contractOf(options)
  return async (input, init) => {
    const request = new Request(input, init)
    const sent = await sentOf(request)
    const response = await fetch(request)
    const { violations } = contract.exchange(sent, await receivedOf(response))
    if (violations.length === 0) return response
    if (options.onViolation === undefined) throw new ContractViolationError(violations)
    options.onViolation(violations)
    return response
  }
}
