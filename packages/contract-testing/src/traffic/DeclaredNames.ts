/**
 * The names under which requests to a service contain credentials, and the paths of the service, as the service's documents declare them.
 */
import { documentsOf, type Spec } from "../validation/ContractDocument.ts"
import { headerCredentials, queryCredentials } from "../validation/Credentials.ts"
import { hidingPath, type HidePath } from "./hidingPath.ts"

export interface DeclaredNames {
  /** The names of headers with credentials, in lower case. */
  readonly headers: ReadonlySet<string>
  /** The names of query parameters with credentials. */
  readonly query: ReadonlySet<string>
  /** Hides the sensitive values in a path. The path templates of the documents name the parameters. */
  readonly hidePath: HidePath
}

export const noDeclaredNames: DeclaredNames = { headers: new Set(), query: new Set(), hidePath: (path) => path }

/** Returns the names that the documents declare. Default: the OpenAPI documents for brand lift and the exchange. */
export const declaredNamesOf = (spec?: Spec | ReadonlyArray<Spec>): DeclaredNames => {
  const documents = documentsOf(spec)
  return {
    headers: new Set(documents.flatMap((document) => [...headerCredentials(document)])),
    query: new Set(documents.flatMap((document) => [...queryCredentials(document)])),
    hidePath: hidingPath(documents.flatMap(({ paths }) => Object.keys(paths ?? {})))
  }
}
