/**
 * Validates requests and responses against OpenAPI 3.1 documents.
 *
 * @since 0.1.0
 */
import { apiNames } from "@fieldwork/specs/documents"
import { type Operation, operationsOf } from "@fieldwork/specs/openapi"
import { validateRequest } from "./validateRequest.ts"
import { validateResponse } from "./validateResponse.ts"
import type { ReceivedResponse, SentRequest, Violation } from "./Message.ts"
import { findIn, contractDocumentOf, type Spec } from "./ContractDocument.ts"
import { plain } from "./violations.ts"

/** The options for a contract: the OpenAPI documents, and the strictness of request validation. */
export interface ContractOptions {
  /**
   * The documents. Default: the OpenAPI documents for brand lift and the exchange. A request belongs to the first document that has a matching
   * operation.
   */
  readonly spec?: Spec | ReadonlyArray<Spec>
  /** The prefix of the documents' paths, such as `/v1`. Default: either no prefix or the path of one of the document's `servers`. */
  readonly basePath?: string
  /** Whether a request without credentials is a violation. Default: true. Use false for recordings from which credentials were removed. */
  readonly checksCredentials?: boolean
}

/** An operation of a contract. */
export interface ContractOperation {
  readonly id: string
  readonly method: string
  /** The path template. */
  readonly path: string
}

/** The result of validating a request: its operation, and the violations that were found. */
export interface ValidationResult {
  /** The operation that the request matches. Undefined if it matches no operation. */
  readonly operation: ContractOperation | undefined
  readonly violations: ReadonlyArray<Violation>
}

/** A contract that validates requests and responses. Schemas are compiled when they are first needed. */
export interface Contract {
  readonly operations: ReadonlyArray<ContractOperation>
  readonly request: (request: SentRequest) => ValidationResult
  /** Validates a response from the operation with the given `operationId`. Throws if the contract has no such operation. */
  readonly response: (operationId: string, response: ReceivedResponse) => ReadonlyArray<Violation>
  /**
   * Validates a request together with its response. An invalid request that was refused with a documented 4xx status code is not a violation, because
   * the refusal may be the subject of a test. If the request was accepted, both the request and its acceptance are violations.
   */
  readonly interaction: (request: SentRequest, response: ReceivedResponse) => ValidationResult
}

const shown = ({ id, method, path }: Operation): ContractOperation => ({ id, method, path })

const methods = ["GET", "PUT", "POST", "DELETE", "PATCH", "HEAD", "OPTIONS"]

const targetOf = (url: string): readonly [path: string, query: URLSearchParams] => {
  const { pathname, searchParams } = new URL(url, "http://contract.invalid")
  return [pathname, searchParams]
}

/**
 * Prepares a contract from OpenAPI 3.1 documents. Throws if a document is not OpenAPI 3.1.
 *
 * @example
 * ```ts
 * import { contractOf } from "@fieldwork/contract-testing"
 *
 * const contract = contractOf({ spec: "exchange" })
 * const request = { method: "GET", url: "https://api.example.com/Core/v1/Suppliers/AllWithAccounts", headers: {}, body: undefined }
 * contract.request(request).violations.map(({ message }) => message) // => ["no path of the contract matches this one"]
 * contract.operations.length > 20 // => true
 * ```
 */
export const contractOf = ({ basePath, checksCredentials = true, spec = apiNames }: ContractOptions = {}): Contract => {
  const specs = Array.isArray(spec) ? (spec as ReadonlyArray<Spec>) : [spec as Spec]
  const contractDocuments = specs.map((each) => contractDocumentOf(each, basePath))
  const operations = contractDocuments.flatMap((contractDocument) =>
    operationsOf(contractDocument.document).map((operation) => ({ contractDocument, operation }))
  )
  const byId = new Map(operations.map((each) => [each.operation.id, each]))

  const strange = (method: string, path: string): Violation => {
    const others = methods.filter((other) => other !== method && findIn(contractDocuments, other, path) !== undefined)
    return others.length === 0
      ? plain("unknown operation", undefined, "", "no path of the contract matches this one")
      : plain("method", undefined, "", `${method} is not defined for this path, which has ${others.join(", ")}`)
  }

  const request: Contract["request"] = (sent) => {
    const [path, query] = targetOf(sent.url)
    const method = sent.method.toUpperCase()
    const found = findIn(contractDocuments, method, path)
    return found === undefined
      ? { operation: undefined, violations: [strange(method, path)] }
      : { operation: shown(found.operation), violations: validateRequest(found, query, sent, checksCredentials) }
  }

  const response: Contract["response"] = (operationId, received) => {
    const found = byId.get(operationId)
    if (found === undefined) throw new Error(`The contract has no operation ${operationId}.`)
    return validateResponse({ ...found, path: found.operation.path }, received)
  }

  return {
    operations: operations.map(({ operation }) => shown(operation)),
    request,
    response,
    interaction: (sent, received) => {
      const { operation, violations: requestViolations } = request(sent)
      const { status } = received
      if (operation === undefined) {
        const isRefused = status === 405 && requestViolations.every(({ check }) => check === "method")
        return { operation, violations: isRefused ? [] : requestViolations }
      }
      const responseViolations = response(operation.id, received)
      if (requestViolations.length === 0) return { operation, violations: responseViolations }
      const isDocumented = responseViolations.every(({ check }) => check !== "status")
      if (status >= 400 && status < 500 && isDocumented) return { operation, violations: responseViolations }
      // A service may ignore unknown parameters, so they do not make a request invalid.
      const isInvalid = requestViolations.some(({ check }) => check !== "unknown parameter")
      const accepted = `the response was ${status} although the request violates the contract`
      return {
        operation,
        violations: [
          ...requestViolations,
          ...(isInvalid && status < 300
            ? [{ ...plain("accepted invalid request", undefined, "", accepted), operation: operation.id }]
            : []),
          ...responseViolations
        ]
      }
    }
  }
}
