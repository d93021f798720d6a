/**
 * Counts the responses that show whether a run tests the service at all: those to its credentials, and those that are not 404.
 */
import type { Found as Place } from "../../validation/ContractDocument.ts"
import type { Call } from "./Call.ts"

/** Counts of responses. */
export interface Access {
  /** The requests with the credentials of the run that were not refused with 401. */
  readonly accepted: number
  /** The requests with the credentials of the run that were refused with 401. */
  readonly refused: number
  /** The requests to operations. */
  readonly requests: number
  /** The requests to operations that received 404. */
  readonly notFound: number
  /** The URL of the first request to an operation, without its query; undefined before one was sent. */
  readonly firstUrl: string | undefined
}

const needsCredentials = ({ contractDocument: { document }, operation: { object } }: Place): boolean =>
  (object.security ?? document.security ?? []).some((schemes) => Object.keys(schemes).length > 0)

/** Whether a call contains the credentials of the run in their usual form. */
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
