/**
 * Counts the responses that show whether a run tests the service at all: whether the service accepts the run's credentials, and whether it serves any
 * of the requested paths.
 */
import type { Found as Place } from "../../validation/ContractDocument.ts"
import { securityOf } from "../../validation/Credentials.ts"
import type { Call } from "./Call.ts"

/** Counts of the requests to operations and of the responses to them, and the URL of the first request. */
export interface Access {
  /** The number of requests that contained the run's credentials and were not refused with 401. */
  readonly accepted: number
  /** The number of requests that contained the run's credentials and were refused with 401. */
  readonly refused: number
  /** The number of requests to operations. */
  readonly requests: number
  /** The number of requests to operations to which the service responded with status 404. */
  readonly notFound: number
  /** The URL of the first request to an operation, without its query. Undefined if no request has been sent. */
  readonly firstUrl: string | undefined
}

const needsCredentials = ({ contractDocument: { document }, operation }: Place): boolean =>
  securityOf(document, operation).some((schemes) => Object.keys(schemes).length > 0)

/** Returns whether a call contains the run's own credentials without any modification. */
const carriesCredentials = ({ authorization, bearer, credential }: Call): boolean =>
  credential === "good" && bearer === undefined && authorization === undefined

/** Returns a counter of responses. */
export const makeAccessCount = () => {
  const access = { accepted: 0, refused: 0, requests: 0, notFound: 0, firstUrl: undefined as string | undefined }
  return {
    access,
    add: (call: Call, place: Place, { status, url }: { readonly status: number; readonly url: string }): void => {
      access.firstUrl ??= url.split("?")[0]
      access.requests++
      if (status === 404) access.notFound++
      if (carriesCredentials(call) && needsCredentials(place)) access[status === 401 ? "refused" : "accepted"]++
    }
  }
}
