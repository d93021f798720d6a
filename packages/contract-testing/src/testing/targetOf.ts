/**
 * Prepares a session with the service under test: loads the API documents, selects the credentials, and checks whether the service has the control
 * API.
 */
import { apiNames } from "@fieldwork/specs/documents"
import { operationsOf } from "@fieldwork/specs/openapi"
import { contractDocumentOf, type ContractDocument, type Spec } from "../validation/ContractDocument.ts"
import { findControl } from "./control/Control.ts"
import { coverageOf } from "./Coverage.ts"
import { budgetOf } from "./run/Budget.ts"
import { type Credentials, keyringOf } from "./run/Keyring.ts"
import { overHttp } from "./run/overHttp.ts"
import { type Session, type SessionOptions, sessionOf } from "./run/Session.ts"
import { hasUserInfo, userInfoProblem } from "../userInfo.ts"
import { type Send, sendWith, UntestedError } from "./run/Target.ts"
import type { TestOptions } from "./TestOptions.ts"

export type TargetOptions = TestOptions

const isNamed = (id: string, patterns: ReadonlyArray<string>): boolean =>
  patterns.some((pattern) =>
    new RegExp(
      `^${pattern
        .split("*")
        .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
        .join(".*")}$`
    ).test(id)
  )

const contractDocumentsOf = (spec: TestOptions["spec"] = apiNames, basePath = ""): ReadonlyArray<ContractDocument> =>
  (Array.isArray(spec) ? (spec as ReadonlyArray<Spec>) : [spec as Spec]).map((each) =>
    contractDocumentOf(each, basePath)
  )

/** Returns the public credentials of the sandbox, which are not valid for any other service. */
const sandboxCredentials = async (): Promise<Credentials> => {
  const { credentials } = await import("@fieldwork/sandbox")
  const { audience, clientId: client_id, clientSecret: client_secret } = credentials.brandLift
  return {
    audience,
    client_id,
    client_secret,
    api_key: credentials.exchange.apiKey,
    second_api_key: credentials.exchange.sandboxApiKey
  }
}

const sendOf = ({ fetch, timeout }: TargetOptions): Send =>
  fetch === undefined ? overHttp(timeout ?? 30_000) : sendWith(fetch, timeout ?? 0)

export const targetOf = async (options: TargetOptions) => {
  const { basePath, exclude = [], include = ["*"], maxRequests = Infinity, timeBudget = 300 } = options
  const url = (options.url ?? "http://sandbox").replace(/\/+$/, "")
  if (hasUserInfo(url))
    throw new UntestedError(`The URL of the service ${userInfoProblem}. Pass credentials with the option credentials.`)
  const send = options.send ?? sendOf(options)
  const contractDocuments = contractDocumentsOf(options.spec, basePath)
  const control = options.safe === true ? undefined : await findControl(url, send)
  const credentials = options.credentials ?? (control === undefined ? {} : await sandboxCredentials())
  const ids = contractDocuments.flatMap(({ document }) => operationsOf(document).map(({ id }) => id))
  const included = new Set(ids.filter((id) => isNamed(id, include) && !isNamed(id, exclude)))
  if (included.size === 0)
    throw new UntestedError(`No operation is selected by include and exclude. The operations are: ${ids.join(", ")}`)
  const seen = coverageOf(
    contractDocuments.map(({ document }) => document),
    (id) => included.has(id)
  )
  const make = (settings: Partial<SessionOptions>): Session =>
    sessionOf({
      url: `${url}${basePath ?? ""}`,
      send,
      contractDocuments,
      keyring: keyringOf(url, send, credentials),
      credentials,
      budget: budgetOf(maxRequests, timeBudget),
      control,
      coverage: seen,
      isIncluded: ({ id }) => included.has(id),
      isSafe: options.safe ?? false,
      bail: options.bail ?? 50,
      onInteraction: options.onInteraction,
      ...settings
    })
  return { control, credentials, make, contractDocuments, seen }
}
