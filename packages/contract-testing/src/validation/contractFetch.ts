/**
 * A wrapper around `fetch` that validates requests and responses against the contract.
 */
import { type Contract, contractOf, type ContractOptions } from "./Contract.ts"
import { decodedBody } from "../traffic/decodedBody.ts"
import { essenceOf, isJson, type ReceivedResponse, type SentRequest, type Violation } from "./Message.ts"

/** A function that behaves like the global `fetch`. */
export type Fetch = (input: Request | string | URL, init?: RequestInit) => Promise<Response>

/** The options for `contractFetch`: the contract, and the handling of violations. */
export interface ContractFetchOptions extends ContractOptions {
  /** A prepared contract, which is used instead of `spec` and `basePath`. */
  readonly contract?: Contract
  /** Called with the violations in a call. Default: the call rejects with a `ContractViolationError`. */
  readonly onViolation?: (violations: ReadonlyArray<Violation>) => void
}

/**
 * Formats a violation as one line: the operation, the position in the message, the problem, and the source of the violated rule.
 *
 * @example
 * ```ts
 * import { contractOf, describeViolation } from "@fieldwork/contract-testing"
 *
 * const [violation] = contractOf().response("listIndustries", { status: 204, headers: {}, body: "" })
 * violation && describeViolation(violation).split(":")[0] // => "listIndustries, status"
 * ```
 */
export const describeViolation = ({ at, check, message, operation, origin }: Violation): string => {
  const place = at === "" ? "" : ` at ${at}`
  return `${operation ?? "no operation"}, ${check}${place}: ${message}${origin === undefined ? "" : ` (${origin})`}`
}

/**
 * Thrown if a request violates the contract or its response is not documented. `violations` contains all violations in the call.
 *
 * @example
 * ```ts
 * import { contractFetch, ContractViolationError } from "@fieldwork/contract-testing"
 *
 * const mock = async () => Response.json({ items: [{ id: "one" }] })
 * const checked = contractFetch(mock, { spec: "brand-lift" })
 * const headers = { authorization: "Bearer token" }
 * const url = "https://api.example.com/api/impact-measurement/v1/industries"
 * const error = await checked(url, { headers }).catch((cause: unknown) => cause)
 * error instanceof ContractViolationError && error.violations[0]?.operation // => "listIndustries"
 * ```
 */
export class ContractViolationError extends Error {
  override readonly name = "ContractViolationError"
  readonly violations: ReadonlyArray<Violation>
  constructor(violations: ReadonlyArray<Violation>) {
    super(violations.map(describeViolation).join("\n"))
    this.violations = violations
  }
}

/** The maximum size in bytes of a body that is validated. Larger bodies are passed on without validation. */
const maxBytes = 16 * 1024 * 1024

const isChecked = (headers: Headers): boolean => {
  const length = Number(headers.get("content-length") ?? 0)
  const mediaType = essenceOf(headers.get("content-type") ?? "")
  return length <= maxBytes && (mediaType === "" || isJson(mediaType))
}

const sentOf = async (request: Request): Promise<SentRequest> => ({
  method: request.method,
  url: request.url,
  headers: Object.fromEntries(request.headers),
  body:
    request.body === null
      ? ""
      : decodedBody(
          Buffer.from(await request.clone().arrayBuffer()),
          request.headers.get("content-encoding") ?? undefined,
          maxBytes
        )
})

/**
 * Converts a response for validation. The body is read only if it is JSON or has no content type, because any other body may be large and has no
 * structure to validate.
 */
const receivedOf = async (response: Response): Promise<ReceivedResponse> => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  body: response.body === null || isChecked(response.headers) ? await response.clone().text() : undefined
})

/**
 * Returns a `fetch` function that makes a test fail if the code under test sends a request that the contract does not allow, or if a mock returns a
 * response that the contract does not allow.
 *
 * A request that is refused with a documented 4xx status code passes, because the refusal may be the subject of the test.
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
    const { violations } = contract.interaction(sent, await receivedOf(response))
    if (violations.length === 0) return response
    if (options.onViolation === undefined) throw new ContractViolationError(violations)
    options.onViolation(violations)
    return response
  }
}
