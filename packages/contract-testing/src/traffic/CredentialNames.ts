/**
 * The names under which requests to a service contain credentials, as the service's documents declare them.
 */
import { documentsOf, type Spec } from "../validation/ContractDocument.ts"
import { headerCredentials, queryCredentials } from "../validation/Credentials.ts"

export interface CredentialNames {
  /** The names of headers, in lower case. */
  readonly headers: ReadonlySet<string>
  /** The names of query parameters. */
  readonly query: ReadonlySet<string>
}

export const noCredentialNames: CredentialNames = { headers: new Set(), query: new Set() }

/** Returns the names that the security schemes of the documents declare. Default: the OpenAPI documents for brand lift and the exchange. */
export const credentialNamesOf = (spec?: Spec | ReadonlyArray<Spec>): CredentialNames => {
  const documents = documentsOf(spec)
  return {
    headers: new Set(documents.flatMap((document) => [...headerCredentials(document)])),
    query: new Set(documents.flatMap((document) => [...queryCredentials(document)]))
  }
}
