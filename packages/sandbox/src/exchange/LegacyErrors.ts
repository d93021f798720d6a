/**
 * The envelope of the CamelCase operations. An error response is an envelope with a non-zero `ApiResult` and the matching HTTP status code.
 */
import type { ErrorResponses } from "../http/ErrorResponses.ts"
import type { Issue } from "../http/Issue.ts"
import type { Outgoing } from "../http/Message.ts"
import { account } from "./data/accounts.ts"
import type { LegacyEnvelope } from "@fieldwork/specs/exchange/schema"

/** Returns the envelope for a payload with `count` results. */
export const envelope = (count: number): LegacyEnvelope => ({
  ApiResult: 0,
  ApiResultCode: 0,
  ApiAccount: account.name,
  AccountType: account.type,
  ApiAccountStatus: 1,
  AccountCode: account.code,
  ApiMessages: [],
  ResultCount: count
})

/** Returns the envelope for an error. The exchange's API document does not specify the `ApiResult` of errors; the sandbox uses 1. */
export const failure = (...messages: ReadonlyArray<string>): LegacyEnvelope => ({
  ...envelope(0),
  ApiResult: 1,
  ApiResultCode: 1,
  ApiMessages: [...messages]
})

/** Returns an error envelope whose account fields are empty, for requests without a valid key. */
const anonymous = (message: string): LegacyEnvelope => ({
  ...failure(message),
  ApiAccount: "",
  AccountType: 0,
  ApiAccountStatus: 0,
  AccountCode: ""
})

const reply = (status: number, body: LegacyEnvelope): Outgoing => ({ status, body })

const inWords = ({ field, message }: Issue): string => `${field === "" ? "The body" : field}: ${message}`

export const errors: ErrorResponses = {
  unauthorized: (detail) => reply(401, anonymous(detail)),
  notFound: (detail) => reply(404, failure(detail)),
  methodNotAllowed: (allowed) => ({
    ...reply(405, failure(`This path supports only ${allowed.join(" and ")}.`)),
    headers: { allow: allowed.join(", ") }
  }),
  unreadable: (detail) => reply(400, failure(detail)),
  invalid: (issues) => reply(400, failure(...issues.map(inWords))),
  tooLarge: (limit) => reply(413, failure(`The body must have at most ${limit} bytes.`)),
  serverError: (detail) => reply(500, failure(detail))
}
