/**
 * The details of an error or a report: foreign text without secrets, complaints about an input, notices of deprecation.
 *
 * A call that succeeds needs none of it. On Node it is at hand. Elsewhere it is loaded before the first error or report, so that a program whose
 * calls succeed does not load it. What decides a call is never part of it: reasons, status codes and retries are the same with and without.
 */
import type { TextRedactor } from "../auth/redact.ts"
import type { LazyModule } from "../client/LazyModule.ts"
import type { Json } from "../errors/Problem.ts"
import type { Operation } from "../operation/Operation.ts"
import type { Violation } from "../operation/Validators.ts"
import type { Complaints, NameOf } from "../request/requestComplaints.ts"
import type { AttemptState } from "../call/AttemptState.ts"
import type { EndEvent, EndReason } from "../client/Listeners.ts"
import type { ApiResponse } from "../call/ApiResponse.ts"
import type { Reason } from "../errors/Reason.ts"
import { setReasonText } from "../errors/reasonError.ts"
import type { HeaderValues } from "../request/extraHeaders.ts"
import type { ResponseFacts } from "../response/responseFacts.ts"
import type { ResponseHeaders } from "../transport/Transport.ts"
import type { Difference } from "../response/readResponse.ts"
import type { DeprecationNotice, ParseDate } from "./DeprecationNotice.ts"
import type { Drift } from "./Drift.ts"

export interface Details {
  readonly textRedactor: (secrets: ReadonlyArray<string>) => TextRedactor
  /** The body of a failure, and the beginning of a text. */
  readonly errorBody: (redactor: TextRedactor, text: string) => Json
  readonly prefixOf: (redactor: TextRedactor, text: string) => string
  /** The id and the headers of a response, for an error or a listener. */
  readonly responseFacts: (
    redactor: TextRedactor,
    received: ResponseHeaders | undefined,
    sent: HeaderValues
  ) => ResponseFacts
  readonly readableResponse: (response: ApiResponse<unknown>) => ApiResponse<unknown>
  /** What a listener is told of the end of an attempt or a call, beside what was known when it began. */
  readonly endEvent: <Begin extends object>(
    redactor: TextRedactor,
    begin: Begin,
    durationMillis: number,
    state: AttemptState | undefined,
    reason: EndReason | undefined
  ) => Begin & EndEvent
  /** The sentence of a reason. */
  readonly reasonText: (reason: Reason) => string
  readonly requestComplaints: (violations: ReadonlyArray<Violation>, nameOf: NameOf) => Complaints
  readonly redactViolations: (redactor: TextRedactor, violations: ReadonlyArray<Violation>) => ReadonlyArray<Violation>
  readonly deprecationNotice: (
    row: Operation,
    headers: ResponseHeaders | undefined,
    redactor: TextRedactor,
    parseDate: ParseDate
  ) => DeprecationNotice | undefined
  readonly responseDrifts: (
    operation: string,
    status: number,
    differences: ReadonlyArray<Difference>
  ) => ReadonlyArray<Drift>
  readonly requestDrifts: (operation: string, complaints: Complaints) => ReadonlyArray<Drift>
}

const withheldText = "<withheld>"

/** Where the details cannot be loaded, such as offline, foreign text is withheld whole: it may hold a secret. */
const withheld: Details = {
  textRedactor: () => ({ redact: () => withheldText, redactJson: () => withheldText }),
  errorBody: () => null,
  prefixOf: () => "",
  responseFacts: () => ({}),
  readableResponse: (response) => response,
  endEvent: (_, begin, durationMillis) => ({ ...begin, durationMillis }),
  reasonText: ({ _tag }) => _tag,
  requestComplaints: () => ({ input: ["is not as the spec states"] }),
  redactViolations: (_, [violation]) =>
    violation === undefined ? [] : [{ instancePath: "", keyword: violation.keyword, message: withheldText }],
  deprecationNotice: () => undefined,
  responseDrifts: () => [],
  requestDrifts: () => []
}

/** The details as a client finds them. */
export class DetailsSource {
  private readonly module: LazyModule<Details>

  constructor(module: LazyModule<Details>) {
    this.module = module
    this.showTexts()
  }

  private showTexts(): void {
    if (this.isLoaded) setReasonText(this.current.reasonText)
  }

  get current(): Details {
    return this.module.now ?? withheld
  }

  /** Whether there is nothing to load. */
  get isLoaded(): boolean {
    return this.module.now !== undefined
  }

  /** Loads them, and never fails: the error at hand is reported without them, and the next one tries again. */
  async settle(): Promise<void> {
    await this.module.load().catch(() => undefined)
    this.showTexts()
  }

  /** Calls `then` at once where there is nothing to load, otherwise when loading has ended. */
  whenSettled(then: () => void): void {
    if (this.isLoaded) then()
    else void this.settle().then(then)
  }
}
