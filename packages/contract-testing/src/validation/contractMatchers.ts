/**
 * A matcher for `expect` in Vitest and Jest.
 */
import { type Contract, contractOf } from "./Contract.ts"
import { describeViolation } from "./contractFetch.ts"
import type { ReceivedResponse } from "./Message.ts"

/** A mocked response. A body that is not a string is sent as JSON. */
export interface MockedResponse {
  /** The status code. Default: 200. */
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

const receivedOf = async (value: unknown): Promise<ReceivedResponse> => {
  if (value instanceof Response)
    return { status: value.status, headers: Object.fromEntries(value.headers), body: await value.clone().text() }
  const { body, headers = {}, status = 200 } = value as MockedResponse
  if (body === undefined) return { status, headers, body: "" }
  if (typeof body === "string" || body instanceof Uint8Array) return { status, headers, body }
  return { status, headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(body) }
}

let both: Contract | undefined

/** The result of a matcher, in the format that Vitest and Jest expect. */
export interface MatcherResult {
  readonly pass: boolean
  readonly message: () => string
}

/**
 * Matchers for `expect.extend`. `toFollowContract` passes if a `Response` or a mocked response conforms to the contract.
 *
 * @example
 * ```ts
 * import { contractMatchers } from "@fieldwork/contract-testing"
 *
 * // In a test: expect.extend(contractMatchers), then await expect(mocked).toFollowContract("listCampaigns")
 * const mocked = { status: 200, body: { items: [], page: 1, page_size: 0 } }
 * const { message, pass } = await contractMatchers.toFollowContract(mocked, "listCampaigns")
 * pass // => false
 * message().includes("has no total_items, which is required") // => true
 * ```
 */
export const contractMatchers = {
  /**
   * @param operationId the id of the operation to which the response belongs
   * @param contract the contract; default: the OpenAPI documents for brand lift and the exchange
   */
  toFollowContract: async (
    received: unknown,
    operationId: string,
    contract: Contract = (both ??= contractOf())
  ): Promise<MatcherResult> => {
    const violations = contract.response(operationId, await receivedOf(received))
    const pass = violations.length === 0
    return {
      pass,
      message: () =>
        pass
          ? `expected the response not to follow the contract of ${operationId}`
          : `expected the response to follow the contract:\n${violations.map(describeViolation).join("\n")}`
    }
  }
}
