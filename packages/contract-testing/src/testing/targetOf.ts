/**
 * The service under test with what a session needs of it: documents, credentials, the control API.
 */
import { apiNames } from "@fieldwork/specs/documents"
import { type Document, type Operation, operationsOf } from "@fieldwork/specs/openapi"
import { partOf, type Part, type Spec } from "../judge/Part.ts"
import { findControl } from "./control/Control.ts"
import { coverageOf } from "./Coverage.ts"
import { budgetOf } from "./run/Budget.ts"
import { type Credentials, keyringOf } from "./run/Keyring.ts"
import { type Session, type SessionOptions, sessionOf } from "./run/Session.ts"
import { sendWith } from "./run/Target.ts"
import type { TestOptions } from "./testServer.ts"

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

const partsOf = (spec: TestOptions["spec"] = apiNames, basePath = ""): ReadonlyArray<Part> =>
  (Array.isArray(spec) ? (spec as ReadonlyArray<Spec>) : [spec as Spec]).map((each) => partOf(each, basePath))

const operationIds = (document: Document, isIncluded: (operation: Operation) => boolean): ReadonlyArray<string> =>
  operationsOf(document)
    .filter(isIncluded)
    .map(({ id }) => id)

/** The public ones, which open nothing else. */
const sandboxCredentials = async (): Promise<Credentials> => {
  const { credentials } = await import("@fieldwork/sandbox")
  const { audience, clientId: client_id, clientSecret: client_secret } = credentials.brandLift
  return { audience, client_id, client_secret, api_key: credentials.exchange.apiKey }
}

export const targetOf = async (options: TargetOptions) => {
  const { basePath, exclude = [], include = ["*"], maxRequests = Infinity, timeBudget = 300 } = options
  const url = (options.url ?? "http://sandbox").replace(/\/+$/, "")
  const inProcess = options.fetch !== undefined || options.send !== undefined
  const send = options.send ?? sendWith(options.fetch ?? fetch, options.timeout ?? (inProcess ? 0 : 30_000))
  const parts = partsOf(options.spec, basePath)
  const control = options.safe === true ? undefined : await findControl(url, send)
  const credentials = options.credentials ?? (control === undefined ? {} : await sandboxCredentials())
  const isIncluded = ({ id }: Operation): boolean => isNamed(id, include) && !isNamed(id, exclude)
  const included = new Set(parts.flatMap(({ document }) => operationIds(document, isIncluded)))
  const seen = coverageOf(
    parts.map(({ document }) => document),
    (id) => included.has(id)
  )
  const make = (settings: Partial<SessionOptions>): Session =>
    sessionOf({
      url: `${url}${basePath ?? ""}`,
      send,
      parts,
      keyring: keyringOf(url, send, credentials),
      credentials,
      budget: budgetOf(maxRequests, timeBudget),
      control,
      coverage: seen,
      isIncluded,
      isSafe: options.safe ?? false,
      bail: options.bail ?? 50,
      onExchange: options.onExchange,
      ...settings
    })
  return { control, credentials, make, parts, seen }
}
