/**
 * Loads the code for errors and reports: redacting foreign text, describing problems of an input, and reading deprecation notices.
 *
 * A call that succeeds needs none of it. On Node it is always loaded. Elsewhere it is loaded before the first error or report, so that a program
 * whose calls succeed never loads it. It never affects the outcome of a call: reasons, status codes and retries are the same with and without it.
 */
import type { TextRedactor } from "../auth/redact.ts"
import type { LazyModule } from "../client/LazyModule.ts"
import type { ErrorFormat, Problem } from "../errors/Problem.ts"
import type { Violation } from "../operation/Validators.ts"
import type { Complaints } from "../request/requestComplaints.ts"
import type { AttemptState } from "../call/AttemptState.ts"
import type { EndEvent, EndReason } from "../client/Listeners.ts"
import type { ApiResponse } from "../call/ApiResponse.ts"
import type { Reason } from "../errors/Reason.ts"
import { setReasonText } from "../errors/reasonError.ts"
import type { HeaderValues } from "../request/extraHeaders.ts"
import type { UnwritableError } from "../request/wireValue.ts"
import type { ResponseFacts } from "../response/responseFacts.ts"
import type { ResponseHeaders } from "../transport/Fetch.ts"
import type { Difference } from "../response/Difference.ts"
import type { Report, Reported } from "./reports.ts"

export interface Details {
  readonly textRedactor: (secrets: ReadonlyArray<string>) => TextRedactor
  /** Returns the content of a failure's body, read by the error formats of the service. */
  readonly problemOf: (formats: ReadonlyArray<ErrorFormat>, redactor: TextRedactor, text: string) => Problem
  /** Returns the beginning of a string, without secrets. */
  readonly prefixOf: (redactor: TextRedactor, text: string) => string
  /** Returns the id and the headers of a response, for an error or a listener. */
  readonly responseFacts: (
    redactor: TextRedactor,
    received: ResponseHeaders | undefined,
    sent: HeaderValues
  ) => ResponseFacts
  readonly readableResponse: (response: ApiResponse<unknown>) => ApiResponse<unknown>
  /** Returns the event for the end of an attempt or a call, including the members that were known when it began. */
  readonly endEvent: <Begin extends object>(
    redactor: TextRedactor,
    begin: Begin,
    durationMillis: number,
    state: AttemptState | undefined,
    reason: EndReason | undefined
  ) => Begin & EndEvent
  /** Returns the message for a reason. */
  readonly reasonText: (reason: Reason) => string
  readonly requestComplaints: (violations: ReadonlyArray<Violation>) => Complaints
  readonly unwritableComplaints: (error: UnwritableError) => Complaints
  readonly redactViolations: (redactor: TextRedactor, violations: ReadonlyArray<Violation>) => ReadonlyArray<Violation>
  readonly reportResponse: (
    reported: Reported,
    differences: ReadonlyArray<Difference>,
    state: AttemptState
  ) => ReadonlyArray<Report>
  readonly reportRequest: (reported: Reported, complaints: Complaints) => ReadonlyArray<Report>
  readonly reportTotal: (reported: Reported, field: string, from: number, to: number) => ReadonlyArray<Report>
}

const withheldText = "<withheld>"

const withheldComplaints = () => ({ input: ["is not as the spec states"] })

const noReports = () => []

/** The substitute if the details cannot be loaded, for example offline. It withholds all foreign text, because the text may contain a secret. */
const withheld: Details = {
  textRedactor: () => ({ redact: () => withheldText, redactJson: () => withheldText }),
  problemOf: () => ({ messages: [], codes: [], fields: {}, body: null }),
  prefixOf: () => "",
  responseFacts: () => ({}),
  readableResponse: (response) => response,
  endEvent: (_, begin, durationMillis) => ({ ...begin, durationMillis }),
  reasonText: ({ _tag }) => _tag,
  requestComplaints: withheldComplaints,
  unwritableComplaints: withheldComplaints,
  redactViolations: (_, [violation]) =>
    violation === undefined ? [] : [{ instancePath: "", keyword: violation.keyword, message: withheldText }],
  reportResponse: noReports,
  reportRequest: noReports,
  reportTotal: noReports
}

/** The details of a client, which may not be loaded yet. */
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

  /** Whether the details are loaded. */
  get isLoaded(): boolean {
    return this.module.now !== undefined
  }

  /** Loads the details and never rejects. If loading fails, the current error is reported without them, and the next one tries again. */
  async settle(): Promise<void> {
    await this.module.load().catch(() => undefined)
    this.showTexts()
  }

  /** Calls `then` immediately if the details are loaded, and otherwise when loading has ended. */
  whenSettled(then: () => void): void {
    if (this.isLoaded) then()
    else void this.settle().then(then)
  }
}
