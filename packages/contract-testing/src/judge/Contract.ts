/**
 * Judges requests and responses by OpenAPI 3.1 documents.
 *
 * @since 0.1.0
 */
import { apiNames } from "@fieldwork/specs/documents"
import { type Operation, operationsOf } from "@fieldwork/specs/openapi"
import { judgeRequest } from "./judgeRequest.ts"
import { judgeResponse } from "./judgeResponse.ts"
import type { ReceivedResponse, SentRequest, Violation } from "./Message.ts"
import { findIn, partOf, type Spec } from "./Part.ts"
import { plain } from "./violations.ts"

export interface ContractOptions {
  /** Default: both documents of ours. A request belongs to the first one that has an operation for it. */
  readonly spec?: Spec | ReadonlyArray<Spec>
  /** What stands before the paths of the documents, such as `/v1`. Default: the paths of their `servers`, and nothing. */
  readonly basePath?: string
  /** Default true. False for recordings from which credentials were removed. */
  readonly judgesCredentials?: boolean
}

/** An operation of a contract. */
export interface ContractOperation {
  readonly id: string
  readonly method: string
  /** Template. */
  readonly path: string
}

export interface Judgement {
  /** Undefined where no operation fits. */
  readonly operation: ContractOperation | undefined
  readonly violations: ReadonlyArray<Violation>
}

/** Ready to judge; schemas are compiled when they are first needed. */
export interface Contract {
  readonly operations: ReadonlyArray<ContractOperation>
  readonly request: (request: SentRequest) => Judgement
  /** By `operationId`. Throws when the contract has no such operation. */
  readonly response: (operationId: string, response: ReceivedResponse) => ReadonlyArray<Violation>
  /**
   * Both together: a request that the contract does not allow and that was refused with a documented 4xx is no violation, because it may be what a
   * test is about. One that was accepted is two.
   */
  readonly exchange: (request: SentRequest, response: ReceivedResponse) => Judgement
}

const shown = ({ id, method, path }: Operation): ContractOperation => ({ id, method, path })

const methods = ["GET", "PUT", "POST", "DELETE", "PATCH"]

const targetOf = (url: string): readonly [path: string, query: URLSearchParams] => {
  const { pathname, searchParams } = new URL(url, "http://contract.invalid")
  return [pathname, searchParams]
}

/** Prepares a contract. Throws when a document is not OpenAPI 3.1. */
export const contractOf = ({ basePath, judgesCredentials = true, spec = apiNames }: ContractOptions = {}): Contract => {
  const specs = Array.isArray(spec) ? (spec as ReadonlyArray<Spec>) : [spec as Spec]
  const parts = specs.map((each) => partOf(each, basePath))
  const operations = parts.flatMap((part) => operationsOf(part.document).map((operation) => ({ part, operation })))
  const byId = new Map(operations.map((each) => [each.operation.id, each]))

  const strange = (method: string, path: string): Violation => {
    const others = methods.filter((other) => other !== method && findIn(parts, other, path) !== undefined)
    return others.length === 0
      ? plain("unknown operation", undefined, "", "no path of the contract fits this one")
      : plain("method", undefined, "", `${method} is not an operation of this path, which has ${others.join(", ")}`)
  }

  const request: Contract["request"] = (sent) => {
    const [path, query] = targetOf(sent.url)
    const method = sent.method.toUpperCase()
    const found = findIn(parts, method, path)
    return found === undefined
      ? { operation: undefined, violations: [strange(method, path)] }
      : { operation: shown(found.operation), violations: judgeRequest(found, query, sent, judgesCredentials) }
  }

  const response: Contract["response"] = (operationId, received) => {
    const found = byId.get(operationId)
    if (found === undefined) throw new Error(`The contract has no operation ${operationId}.`)
    return judgeResponse({ ...found, path: found.operation.path }, received)
  }

  return {
    operations: operations.map(({ operation }) => shown(operation)),
    request,
    response,
    exchange: (sent, received) => {
      const { operation, violations: ofRequest } = request(sent)
      const { status } = received
      if (operation === undefined) {
        const isRefused = status === 405 && ofRequest.every(({ check }) => check === "method")
        return { operation, violations: isRefused ? [] : ofRequest }
      }
      const ofResponse = response(operation.id, received)
      if (ofRequest.length === 0) return { operation, violations: ofResponse }
      const isDocumented = ofResponse.every(({ check }) => check !== "status")
      if (status >= 400 && status < 500 && isDocumented) return { operation, violations: ofResponse }
      // A service may ignore a parameter that it does not know.
      const isInvalid = ofRequest.some(({ check }) => check !== "unknown parameter")
      const accepted = `was answered ${status} although the request breaks the contract`
      return {
        operation,
        violations: [
          ...ofRequest,
          ...(isInvalid && status < 300
            ? [{ ...plain("accepted invalid request", undefined, "", accepted), operation: operation.id }]
            : []),
          ...ofResponse
        ]
      }
    }
  }
}
