/**
 * Runs a test against one service: sends calls, checks each interaction, and collects failures.
 */
import { matcherOf, type Document, type Operation, operationsOf } from "@fieldwork/specs/openapi"
import { documents } from "@fieldwork/specs/documents"
import { validateRequest } from "../../validation/validateRequest.ts"
import { validateResponse } from "../../validation/validateResponse.ts"
import { jsonOf, type SentRequest } from "../../validation/Message.ts"
import type { Found as Place, ContractDocument } from "../../validation/ContractDocument.ts"
import { type Access, makeAccessCount } from "./AccessCount.ts"
import type { Budget } from "./Budget.ts"
import type { Call, Credential, CheckedInteraction } from "./Call.ts"
import { callOf, type Input } from "./callOf.ts"
import { type Control, controlPrefix } from "../control/Control.ts"
import type { Coverage } from "../Coverage.ts"
import type { Credentials, Keyring } from "./Keyring.ts"
import { requestOf } from "./requestOf.ts"
import { detailsOf, followsContract, responds } from "../rules/messageRules.ts"
import { messageRules, ownRules } from "../rules/everyMessage.ts"
import { type Details, type Found, keyOf, type Rule } from "../rules/Rule.ts"
import { type Received, type Send, UnreachableError } from "./Target.ts"

/** An operation and the API document to which it belongs. */
export interface Subject {
  readonly contractDocument: ContractDocument
  readonly document: Document
  readonly operation: Operation
}

/** Thrown when a run has found the maximum number of failures, or the service no longer responds. */
export class EnoughFound extends Error {
  override readonly name = "EnoughFound"
}

export interface SessionOptions {
  readonly url: string
  readonly send: Send
  readonly contractDocuments: ReadonlyArray<ContractDocument>
  readonly keyring: Keyring
  readonly credentials: Credentials
  readonly budget: Budget
  readonly control: Control | undefined
  readonly coverage: Coverage
  readonly isIncluded: (operation: Operation) => boolean
  /** Whether the session refuses to send calls that change data. */
  readonly isSafe: boolean
  readonly bail: number
  readonly onInteraction: ((interaction: CheckedInteraction) => void) | undefined
}

export interface Session {
  readonly options: SessionOptions
  readonly subjects: ReadonlyArray<Subject>
  readonly subjectOf: (operationId: string) => Subject | undefined
  /** Returns whether any operation has this method and path. */
  readonly matches: (method: string, path: string) => boolean
  readonly isSafe: boolean
  /** Sends a call and checks the rules that apply to every message. */
  readonly send: (call: Call) => Promise<CheckedInteraction>
  /** Sends independent calls sequentially. Each response is checked while the service processes the next call. */
  readonly sendAll: (calls: Iterable<Call>) => Promise<void>
  /** Calls an operation with an input, and checks the rules that apply to every message. */
  readonly call: (operationId: string, input?: Input, credential?: Credential) => Promise<CheckedInteraction>
  /** Checks a rule against interactions, and returns whether it holds. */
  readonly verify: (rule: Rule, interactions: ReadonlyArray<CheckedInteraction>, details?: Details) => boolean
  /** Returns whether the document is the brand lift or the exchange document. For other documents, no rules beyond the schemas are known. */
  readonly knowsRules: (document: Document) => boolean
  /** Sends a call to which the service was configured to respond with an error. */
  readonly sendWithFault: (call: Call) => Promise<CheckedInteraction>
  /** Returns whether a call conforms to the contract, without sending the call. */
  readonly isValid: (call: Call) => boolean
  readonly now: () => number
  /** Calls the control API of the service. */
  readonly control: (method: string, path: string, body?: unknown) => Promise<CheckedInteraction>
  /** Advances the clock by a number of seconds if the service has the control API. */
  readonly advance: (seconds: number) => Promise<void>
  /** Clears the list of interactions and the cached tokens. If the service has the control API, also resets the service to its initial state. */
  readonly reset: () => Promise<void>
  readonly trace: () => ReadonlyArray<CheckedInteraction>
  readonly found: () => ReadonlyArray<Found>
  readonly interactions: () => number
  /** Returns counts that show whether the run has tested the service at all. */
  readonly access: () => Access
}

const ownDocuments: ReadonlySet<Document> = new Set(Object.values(documents))

/** Thrown instead of sending a call that would change data. */
export class UnsafeError extends Error {
  override readonly name = "UnsafeError"
}

/** Returns whether the call requests a token. Token requests do not change any data. */
const isToken = ({ operation }: Call): boolean => operation === "createToken"

/** Returns the request with an empty body if it has none. An undefined body would mean that the body is not known. */
const withBody = (sent: SentRequest): SentRequest => (sent.body === undefined ? { ...sent, body: "" } : sent)

const nextTick = () => new Promise<void>((resolve) => process.nextTick(resolve))

interface Transmitted {
  readonly call: Call
  readonly sent: SentRequest
  readonly received: Received
  /** The service's clock time after the call, in milliseconds since 1970. */
  readonly now: number
}

/** The maximum number of consecutive calls without a response. The run stops if the next call also receives no response. */
const maxUnanswered = 5

export const sessionOf = (options: SessionOptions): Session => {
  const { bail, budget, control, coverage, isIncluded, isSafe, keyring, contractDocuments, url } = options
  const subjects = contractDocuments.flatMap((contractDocument) =>
    operationsOf(contractDocument.document).map((operation) => ({
      contractDocument,
      document: contractDocument.document,
      operation
    }))
  )
  const byId = new Map(subjects.map((subject) => [subject.operation.id, subject]))
  const matchers = new Map(
    contractDocuments.map((contractDocument) => [contractDocument.document, matcherOf(contractDocument.document)])
  )
  const found = new Map<string, Found>()
  let trace: Array<CheckedInteraction> = []
  let count = 0
  const accessCount = makeAccessCount()
  let unanswered = 0
  let isReached = false
  let isFaultInjected = false

  const verify: Session["verify"] = (rule, interactions, details = {}) => {
    // A missing response violates only the rule that the service must respond.
    if (rule !== responds && interactions.at(-1)?.received.status === 0) return true
    const message = rule.broken(interactions, details)
    if (message === undefined) return true
    const key = keyOf(rule, interactions, details)
    if (!found.has(key)) {
      found.set(key, { rule, message, details, interactions, trace: [...trace], key })
      if (found.size >= bail) throw new EnoughFound("the maximum number of failures was reached")
    }
    return false
  }

  const now = (): number => control?.now() ?? Date.now()

  /**
   * Sends a request. A missing response counts as a failure of the service, but the run stops if several consecutive requests receive no response.
   */
  const receive: Send = async (sent) => {
    try {
      const received = await options.send(sent)
      unanswered = 0
      return received
    } catch (cause) {
      unanswered++
      if (!(cause instanceof UnreachableError) || !isReached) throw cause
      if (unanswered > maxUnanswered) throw new EnoughFound("the service no longer responds")
      return { status: 0, headers: {}, body: "" }
    }
  }

  /** Finds the operation to which a call belongs. Returns undefined if an unusual path value makes the call match another operation. */
  const placeOf = (call: Call): Place | undefined => {
    const subject = call.operation === undefined ? undefined : byId.get(call.operation)
    if (subject === undefined) return undefined
    const { document, operation, contractDocument } = subject
    const found = matchers.get(document)?.(call.method, call.path)
    return found?.id === operation.id ? { contractDocument, operation, path: call.path } : undefined
  }

  const requestViolations = (place: Place | undefined, sent: SentRequest): CheckedInteraction["requestViolations"] =>
    place === undefined
      ? []
      : validateRequest(place, new URLSearchParams(sent.url.split("?")[1] ?? ""), withBody(sent), false).filter(
          ({ check }) => check !== "unknown parameter"
        )

  /** Sends a call. The returned response has not been checked yet. */
  const transmit = async (call: Call): Promise<Transmitted> => {
    if (isSafe && call.method !== "GET" && !isToken(call))
      throw new UnsafeError(`${call.method} ${call.path} is not safe`)
    const subject = call.operation === undefined ? undefined : byId.get(call.operation)
    const { document, operation } = subject ?? byId.get(call.keysOf ?? "") ?? {}
    const keys =
      document === undefined || operation === undefined
        ? undefined
        : await keyring.keysOf(document, operation, call.credential, now())
    const sent = requestOf(url, call, keys)
    budget.spend()
    const received = await receive(sent)
    isReached = true
    control?.observe(call)
    return { call, sent: withBody(sent), received, now: now() }
  }

  const check = ({ call, received, sent, ...times }: Transmitted): CheckedInteraction => {
    count++
    let known: { readonly value: unknown } | undefined
    const place = placeOf(call)
    const operation = place?.operation
    const interaction: CheckedInteraction = {
      call,
      operation,
      sent,
      received,
      index: trace.length,
      now: times.now,
      requestViolations: received.status === 0 ? [] : requestViolations(place, sent),
      responseViolations: place === undefined || received.status === 0 ? [] : validateResponse(place, received),
      get json() {
        known ??= { value: jsonOf(received.headers, received.body) }
        return known.value
      }
    }
    trace.push(interaction)
    options.onInteraction?.(interaction)
    verify(responds, [interaction])
    if (operation === undefined || !isIncluded(operation)) return interaction
    coverage.seen(interaction)
    if (place !== undefined) accessCount.add(call, place, { status: received.status, url: sent.url })
    for (const violation of interaction.responseViolations) verify(followsContract, [interaction], detailsOf(violation))
    if (!isFaultInjected) for (const rule of messageRules) verify(rule, [interaction])
    if (place !== undefined && ownDocuments.has(place.contractDocument.document))
      for (const rule of ownRules) verify(rule, [interaction])
    return interaction
  }

  const send: Session["send"] = async (call) => check(await transmit(call))

  const sendAll: Session["sendAll"] = async (calls) => {
    let inFlight: Promise<Transmitted> | undefined
    try {
      for (const call of calls) {
        const previous = await inFlight
        inFlight = transmit(call)
        // Prevents an unhandled rejection. The error is thrown where `inFlight` is awaited.
        inFlight.catch(() => {})
        // Waits one tick, because Node writes the request to the connection in the next tick.
        await nextTick()
        if (previous !== undefined) check(previous)
      }
    } finally {
      // Always awaits the pending request, even if checking the previous response has failed.
      await inFlight?.catch(() => {})
    }
    if (inFlight !== undefined) check(await inFlight)
  }

  return {
    options,
    subjects: subjects.filter(({ operation }) => isIncluded(operation)),
    subjectOf: (operationId) => byId.get(operationId),
    matches: (method, path) => [...matchers.values()].some((match) => match(method, path) !== undefined),
    isSafe,
    send,
    sendAll,
    call: (operationId, input = {}, credential) => {
      const subject = byId.get(operationId)
      if (subject === undefined) throw new Error(`The contract has no operation ${operationId}.`)
      return send(callOf(subject.document, subject.operation, input, credential))
    },
    verify,
    knowsRules: (document) => ownDocuments.has(document),
    sendWithFault: async (call) => {
      isFaultInjected = true
      try {
        return await send(call)
      } finally {
        isFaultInjected = false
      }
    },
    isValid: (call) => requestViolations(placeOf(call), requestOf("", call, undefined)).length === 0,
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
    interactions: () => count,
    access: () => accessCount.access
  }
}
