/**
 * A run against one service: sends calls, judges each, and keeps what was found.
 */
import { matcherOf, type Document, type Operation, operationsOf } from "@fieldwork/specs/openapi"
import { documents } from "@fieldwork/specs/documents"
import { judgeRequest } from "../../judge/judgeRequest.ts"
import { judgeResponse } from "../../judge/judgeResponse.ts"
import { essenceOf, isJson, type SentRequest } from "../../judge/Message.ts"
import type { Found as Place, Part } from "../../judge/Part.ts"
import type { Budget } from "./Budget.ts"
import type { Call, Credential, Exchange } from "./Call.ts"
import { callOf, encoded, type Input } from "./callOf.ts"
import { type Control, controlPrefix } from "../control/Control.ts"
import type { Coverage } from "../Coverage.ts"
import type { Credentials, Keyring } from "./Keyring.ts"
import {
  asksForCredentials,
  detailsOf,
  followsContract,
  noServerError,
  refusesInvalid,
  responds
} from "../rules/messageRules.ts"
import { errorCode, errorTable, failedEnvelope } from "../rules/errorRules.ts"
import { showsExampleMembers } from "../rules/exampleMembers.ts"
import { type Details, type Found, keyOf, type Rule } from "../rules/Rule.ts"
import { type Send, UnreachableError } from "./Target.ts"

/** An operation with the document that it belongs to. */
export interface Subject {
  readonly part: Part
  readonly document: Document
  readonly operation: Operation
}

/** Enough faults were found. */
export class EnoughFound extends Error {
  override readonly name = "EnoughFound"
}

export interface SessionOptions {
  readonly url: string
  readonly send: Send
  readonly parts: ReadonlyArray<Part>
  readonly keyring: Keyring
  readonly credentials: Credentials
  readonly budget: Budget
  readonly control: Control | undefined
  readonly coverage: Coverage
  readonly isIncluded: (operation: Operation) => boolean
  /** Sends nothing that changes something. */
  readonly isSafe: boolean
  readonly bail: number
  readonly onExchange: ((exchange: Exchange) => void) | undefined
}

export interface Session {
  readonly options: SessionOptions
  readonly subjects: ReadonlyArray<Subject>
  readonly subjectOf: (operationId: string) => Subject | undefined
  /** Whether some operation has this method and path. */
  readonly matches: (method: string, path: string) => boolean
  readonly isSafe: boolean
  /** Sends a call and judges it by the rules that hold for every message. */
  readonly send: (call: Call) => Promise<Exchange>
  /** The same for an input of an operation. */
  readonly call: (operationId: string, input?: Input, credential?: Credential) => Promise<Exchange>
  /** Holds a rule against exchanges; returns whether it holds. */
  readonly verify: (rule: Rule, exchanges: ReadonlyArray<Exchange>, details?: Details) => boolean
  /** Whether the rules of a document are known, so that more can be expected of the service than its schemas say. */
  readonly knowsRules: (document: Document) => boolean
  /** Sends a call that the service was told to fail. */
  readonly sendAsTold: (call: Call) => Promise<Exchange>
  /** Whether a call follows the contract, without sending it. */
  readonly isValid: (call: Call) => boolean
  readonly now: () => number
  /** Calls the control API of a service that has it. */
  readonly control: (method: string, path: string, body?: unknown) => Promise<Exchange>
  /** Moves the clock of a service that has the control API. */
  readonly advance: (seconds: number) => Promise<void>
  /** Puts a service that has the control API into its first state; otherwise only forgets the trace. */
  readonly reset: () => Promise<void>
  readonly trace: () => ReadonlyArray<Exchange>
  readonly found: () => ReadonlyArray<Found>
  readonly exchanges: () => number
}

const ownDocuments: ReadonlySet<Document> = new Set(Object.values(documents))

/** A call that changes something was kept back. */
export class UnsafeError extends Error {
  override readonly name = "UnsafeError"
}

/** Asking for a token changes nothing. */
const isToken = ({ operation }: Call): boolean => operation === "createToken"

const jsonOf = (headers: Readonly<Record<string, string>>, body: string): unknown => {
  if (body === "" || !isJson(essenceOf(headers["content-type"]))) return undefined
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** So many calls without a response, one after the other, end the run. */
const mostSilent = 5

/** What a response must not have: whatever the request says, and faults of the network are no faults of the contract. */
const messageRules: ReadonlyArray<Rule> = [noServerError, refusesInvalid, asksForCredentials, showsExampleMembers]

/** Those that the documents of ours state besides. */
const ownRules: ReadonlyArray<Rule> = [errorTable, errorCode, failedEnvelope]

export const sessionOf = (options: SessionOptions): Session => {
  const { bail, budget, control, coverage, isIncluded, isSafe, keyring, parts, url } = options
  const subjects = parts.flatMap((part) =>
    operationsOf(part.document).map((operation) => ({ part, document: part.document, operation }))
  )
  const byId = new Map(subjects.map((subject) => [subject.operation.id, subject]))
  const matchers = new Map(parts.map((part) => [part.document, matcherOf(part.document)]))
  const found = new Map<string, Found>()
  let trace: Array<Exchange> = []
  let count = 0
  let silent = 0
  let isTold = false

  const verify: Session["verify"] = (rule, exchanges, details = {}) => {
    // What has no response breaks one rule only.
    if (rule !== responds && exchanges.at(-1)?.received.status === 0) return true
    const message = rule.broken(exchanges, details)
    if (message === undefined) return true
    const key = keyOf(rule, exchanges, details)
    if (!found.has(key)) {
      found.set(key, { rule, message, details, exchanges, trace: [...trace], key })
      if (found.size >= bail) throw new EnoughFound("enough faults were found")
    }
    return false
  }

  const requestOf = async (call: Call, subject: Subject | undefined): Promise<SentRequest> => {
    const keys =
      subject === undefined
        ? undefined
        : await keyring.keysOf(subject.document, subject.operation, call.credential, now())
    const pairs = [...call.query, ...(keys?.query ?? [])]
    const query = pairs.map((pair) => pair.map(encodeURIComponent).join("=")).join("&")
    const content = encoded(call)
    return {
      method: call.method,
      url: `${url}${call.path}${query === "" ? "" : `?${query}`}`,
      headers: {
        ...keys?.headers,
        ...(call.bearer !== undefined && { authorization: `Bearer ${call.bearer}` }),
        ...(content !== undefined && { "content-type": content[0] })
      },
      body: content?.[1]
    }
  }

  const now = (): number => control?.now() ?? Date.now()

  /** A service that never responds cannot be tested; one that leaves out a response is at fault. */
  const receive: Send = async (sent) => {
    try {
      const received = await options.send(sent)
      silent = 0
      return received
    } catch (cause) {
      silent++
      if (!(cause instanceof UnreachableError) || count === 0) throw cause
      if (silent > mostSilent) throw new EnoughFound("the service no longer responds")
      return { status: 0, headers: {}, body: "" }
    }
  }

  /** A long or broken value in a path may make it the path of another operation. */
  const placeOf = (call: Call): Place | undefined => {
    const subject = call.operation === undefined ? undefined : byId.get(call.operation)
    if (subject === undefined) return undefined
    const { document, operation, part } = subject
    const found = matchers.get(document)?.(call.method, call.path)
    return found?.id === operation.id ? { part, operation, path: call.path } : undefined
  }

  const judged = (place: Place | undefined, sent: SentRequest): Exchange["ofRequest"] =>
    place === undefined
      ? []
      : judgeRequest(place, new URLSearchParams(sent.url.split("?")[1] ?? ""), sent, false).filter(
          ({ check }) => check !== "unknown parameter"
        )

  const send: Session["send"] = async (call) => {
    if (isSafe && call.method !== "GET" && !isToken(call))
      throw new UnsafeError(`${call.method} ${call.path} is not safe`)
    const subject = call.operation === undefined ? undefined : byId.get(call.operation)
    const sent = await requestOf(call, subject ?? byId.get(call.keysOf ?? ""))
    budget.spend()
    const received = await receive(sent)
    count++
    control?.observe(call)
    let known: { readonly value: unknown } | undefined
    const place = placeOf(call)
    const operation = place?.operation
    const exchange: Exchange = {
      call,
      operation,
      sent,
      received,
      index: trace.length,
      now: now(),
      ofRequest: received.status === 0 ? [] : judged(place, sent),
      ofResponse: place === undefined || received.status === 0 ? [] : judgeResponse(place, received),
      get json() {
        known ??= { value: jsonOf(received.headers, received.body) }
        return known.value
      }
    }
    trace.push(exchange)
    options.onExchange?.(exchange)
    verify(responds, [exchange])
    if (operation === undefined || !isIncluded(operation)) return exchange
    coverage.seen(exchange)
    for (const violation of exchange.ofResponse) verify(followsContract, [exchange], detailsOf(violation))
    if (!isTold) for (const rule of messageRules) verify(rule, [exchange])
    if (place !== undefined && ownDocuments.has(place.part.document))
      for (const rule of ownRules) verify(rule, [exchange])
    return exchange
  }

  return {
    options,
    subjects: subjects.filter(({ operation }) => isIncluded(operation)),
    subjectOf: (operationId) => byId.get(operationId),
    matches: (method, path) => [...matchers.values()].some((match) => match(method, path) !== undefined),
    isSafe,
    send,
    call: (operationId, input = {}, credential) => {
      const subject = byId.get(operationId)
      if (subject === undefined) throw new Error(`The contract has no operation ${operationId}.`)
      return send(callOf(subject.document, subject.operation, input, credential))
    },
    verify,
    knowsRules: (document) => ownDocuments.has(document),
    sendAsTold: async (call) => {
      isTold = true
      try {
        return await send(call)
      } finally {
        isTold = false
      }
    },
    isValid: (call) => {
      const query = call.query.map((pair) => pair.map(encodeURIComponent).join("=")).join("&")
      const content = encoded(call)
      const headers: Readonly<Record<string, string>> = content === undefined ? {} : { "content-type": content[0] }
      return (
        judged(placeOf(call), { method: call.method, url: `${call.path}?${query}`, headers, body: content?.[1] })
          .length === 0
      )
    },
    now,
    control: async (method, path, body) => {
      const content = body === undefined ? {} : { type: "application/json", body }
      return send({
        operation: undefined,
        method,
        path: `${controlPrefix}${path}`,
        query: [],
        credential: "none",
        ...content
      })
    },
    advance: async (seconds) => {
      if (control === undefined) return
      const call = { operation: undefined, method: "POST", path: `${controlPrefix}/clock/advance`, query: [] }
      await send({ ...call, credential: "none", type: "application/json", body: { seconds } })
    },
    reset: async () => {
      trace = []
      keyring.forget()
      await control?.reset()
    },
    trace: () => trace,
    found: () => [...found.values()],
    exchanges: () => count
  }
}
