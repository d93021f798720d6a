/**
 * Loads the code for errors and reports, which redacts text from services, describes invalid input and reads deprecation notices.
 *
 * A call that succeeds needs none of this code. On Node, the code is always loaded. Elsewhere, it is loaded before the first error or report, so a
 * program whose calls succeed never loads it. The outcome of a call does not depend on it: reasons, status codes and retries stay the same.
 */
import type { TextRedactor } from "../auth/textRedactor.ts"
import type { LazyModule } from "../client/LazyModule.ts"
import type { ErrorFormat, Problem } from "../errors/Problem.ts"
import type { Violation } from "../operation/Validators.ts"
import type { FieldErrors } from "../request/requestErrors.ts"
import type { AttemptState } from "../call/AttemptState.ts"
import type { EndEvent, EndReason } from "../client/Listeners.ts"
import type { ApiResponse } from "../call/ApiResponse.ts"
import type { Reason } from "../errors/Reason.ts"
import { setReasonText } from "../errors/reasonError.ts"
import type { HeaderValues } from "../request/extraHeaders.ts"
import type { SerializationError } from "../request/wireValue.ts"
import type { ResponseFacts } from "../response/responseFacts.ts"
import type { ResponseHeaders } from "../transport/Fetch.ts"
import type { Difference } from "../response/Difference.ts"
import type { Report, Reported } from "./reports.ts"

export interface Details {
  readonly textRedactor: (secrets: ReadonlyArray<string>) => TextRedactor
  /** Parses the body of a failed response with the error formats of the service. */
  readonly problemOf: (formats: ReadonlyArray<ErrorFormat>, redactor: TextRedactor, text: string) => Problem
  /** Returns the start of `text` with secrets removed. */
  readonly prefixOf: (redactor: TextRedactor, text: string) => string
  /** Returns the request id and the headers of a response, for an error or a listener. */
  readonly responseFacts: (
    redactor: TextRedactor,
    received: ResponseHeaders | undefined,
    sent: HeaderValues
  ) => ResponseFacts
  readonly readableResponse: (response: ApiResponse<unknown>) => ApiResponse<unknown>
  /** Returns the event for the end of an attempt or a call, which includes the fields of `begin` (the data known at the start). */
  readonly endEvent: <Begin extends object>(
    redactor: TextRedactor,
    begin: Begin,
    durationMillis: number,
    state: AttemptState | undefined,
    reason: EndReason | undefined
  ) => Begin & EndEvent
  /** Returns the message of an error for the given reason. */
  readonly reasonText: (reason: Reason) => string
  readonly requestErrors: (violations: ReadonlyArray<Violation>) => FieldErrors
  readonly serializationErrors: (error: SerializationError) => FieldErrors
  readonly redactViolations: (redactor: TextRedactor, violations: ReadonlyArray<Violation>) => ReadonlyArray<Violation>
  readonly reportResponse: (
    reported: Reported,
    differences: ReadonlyArray<Difference>,
    state: AttemptState
  ) => ReadonlyArray<Report>
  readonly reportRequest: (reported: Reported, fieldErrors: FieldErrors) => ReadonlyArray<Report>
  readonly reportTotal: (reported: Reported, field: string, from: number, to: number) => ReadonlyArray<Report>
}

const withheldText = "<withheld>"

const withheldErrors = () => ({ input: ["differs from the spec"] })

const noReports = () => []

/** Replaces the code for errors and reports if it cannot be loaded (offline, for example). Omits text from services, which may contain secrets. */
const withheld: Details = {
  textRedactor: () => ({ redact: () => withheldText, redactJson: () => withheldText }),
  problemOf: () => ({ messages: [], codes: [], fields: {}, body: null }),
  prefixOf: () => "",
  responseFacts: () => ({}),
  readableResponse: (response) => response,
  endEvent: (_, begin, durationMillis) => ({ ...begin, durationMillis }),
  reasonText: ({ _tag }) => _tag,
  requestErrors: withheldErrors,
  serializationErrors: withheldErrors,
  redactViolations: (_, [violation]) =>
    violation === undefined ? [] : [{ instancePath: "", keyword: violation.keyword, message: withheldText }],
  reportResponse: noReports,
  reportRequest: noReports,
  reportTotal: noReports
}

/** The code for the errors and reports of a client, which is loaded when it is needed. */
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

  /** Whether the code for errors and reports is loaded. */
  get isLoaded(): boolean {
    return this.module.now !== undefined
  }

  /** Loads the code for errors and reports. Never rejects. If loading fails, the current error has no details, and the next call tries again. */
  async settle(): Promise<void> {
    await this.module.load().catch(() => undefined)
    this.showTexts()
  }

  /** Calls `then` immediately if the code for errors and reports is loaded, and otherwise once loading it has succeeded or failed. */
  whenSettled(then: () => void): void {
    if (this.isLoaded) then()
    else void this.settle().then(then)
  }
}
