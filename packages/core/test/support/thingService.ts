/**
 * A small service in the form of a generated client, with one operation of each kind.
 */
import { Effect } from "effect"
import type * as Api from "../../src/client/Api.ts"
import { downloadMethod } from "../../src/client/downloadMethod.ts"
import { formMethod } from "../../src/client/formMethod.ts"
import { makeApi } from "../../src/client/makeApi.ts"
import { allDetails } from "../../src/diagnostics/allDetails.ts"
import { LazyModule } from "../../src/client/LazyModule.ts"
import type { Platform } from "../../src/client/ClientContext.ts"
import { DetailsSource } from "../../src/diagnostics/Details.ts"
import type { Credential } from "../../src/auth/Credential.ts"
import type { Operation } from "../../src/operation/Operation.ts"
import type { Validators, Violation } from "../../src/operation/Validators.ts"
import { type ErrorFormat, isRecord, texts } from "../../src/errors/Problem.ts"
import { Redactor } from "../../src/auth/Redactor.ts"
import type { Settings } from "../../src/client/Settings.ts"
import * as TokenCache from "../../src/auth/TokenCache.ts"
import { globalFetchTransport } from "../../src/transport/fetchTransport.ts"
import type { Transport } from "../../src/transport/Transport.ts"
import type { Script } from "./Script.ts"

export const noRetry = { retry: { maxAttempts: 1 } }

export interface Thing {
  id: number
  name?: string
}

interface Reply<Body> {
  200: { content: { "application/json": Body } }
}

interface None {
  query?: never
  header?: never
  path?: never
  cookie?: never
}

export interface operations {
  getThing: {
    parameters: Omit<None, "path"> & { path: { id: string | number } }
    requestBody?: never
    responses: Reply<Thing>
  }
  listThings: {
    parameters: Omit<None, "query"> & { query?: { page?: number; page_size?: number; name?: string } }
    requestBody?: never
    responses: Reply<{ items: Array<Thing>; page?: number; page_size?: number; total_items?: number }>
  }
  listNames: {
    parameters: None
    requestBody?: never
    responses: Reply<{ names: Array<string> }>
  }
  createThing: {
    parameters: None
    requestBody: { content: { "application/json": { name: string } } }
    responses: Reply<Thing>
  }
  replaceThing: {
    parameters: Omit<None, "path"> & { path: { id: string | number } }
    requestBody: { content: { "application/json": { name: string } } }
    responses: { 200: { content: { "application/json": Thing; "text/plain": string } } }
  }
  oldThing: { parameters: None; requestBody?: never; responses: Reply<Thing> }
  exportThings: {
    parameters: None
    requestBody?: never
    responses: { 200: { content: { "text/csv": string } } }
  }
  uploadThing: {
    parameters: None
    requestBody: { content: { "multipart/form-data": { json: string; csv?: Blob } } }
    responses: Reply<Thing>
  }
  createToken: {
    parameters: None
    requestBody: { content: { "application/json": { client_secret: string } } }
    responses: Reply<{ access_token?: string; expires_in?: number }>
  }
}

const common = {
  auth: "bearer",
  statuses: [200, 400, 401, 404, 429, 500, 503],
  replies: ["application/json"]
} as const

export const definitions = {
  getThing: { ...common, operationId: "getThing", method: "GET", path: "/things/{id}", retry: "safe" },
  listThings: {
    ...common,
    operationId: "listThings",
    method: "GET",
    path: "/things",
    retry: "safe",
    pagination: { style: "page" }
  },
  listNames: { ...common, operationId: "listNames", method: "GET", path: "/names", retry: "safe" },
  createThing: {
    ...common,
    operationId: "createThing",
    method: "POST",
    path: "/things",
    retry: "once",
    body: "application/json"
  },
  replaceThing: {
    ...common,
    operationId: "replaceThing",
    method: "PUT",
    path: "/things/{id}",
    retry: "replaceable",
    body: "application/json",
    replies: ["application/json", "text/plain"]
  },
  oldThing: {
    ...common,
    operationId: "oldThing",
    method: "GET",
    path: "/old",
    retry: "safe",
    deprecation: { replacement: "getThing", guide: "It takes an id." }
  },
  exportThings: {
    ...common,
    operationId: "exportThings",
    method: "GET",
    path: "/things.csv",
    retry: "safe",
    replies: ["text/csv"]
  },
  uploadThing: {
    ...common,
    operationId: "uploadThing",
    method: "POST",
    path: "/uploads",
    retry: "once",
    body: "multipart/form-data"
  },
  createToken: {
    ...common,
    auth: "none",
    operationId: "createToken",
    method: "POST",
    path: "/oauth/token",
    retry: "safe",
    body: "application/json"
  }
} as const satisfies Record<string, Operation>

/** Returns validators that require a thing to have a numeric `id`. */
const thing = <Id extends string>(): Validators<Id> => {
  const response = (value: unknown): boolean => {
    const isThing = isRecord(value) && typeof value["id"] === "number"
    response.errors = isThing ? null : [{ instancePath: "/id", keyword: "type", message: "must be number" }]
    return isThing
  }
  response.errors = null as ReadonlyArray<Violation> | null
  return { response }
}

const errorFormats: ReadonlyArray<ErrorFormat> = [
  {
    read: (body) =>
      isRecord(body) && "ApiResult" in body
        ? { messages: texts(body["ApiMessages"]), codes: [], fields: {} }
        : undefined,
    refuses: (body) => isRecord(body) && "ApiResult" in body && body["ApiResult"] !== 0
  },
  {
    read: (body) =>
      isRecord(body) && "detail" in body
        ? { messages: texts(body["detail"]), codes: texts(body["code"]), fields: {} }
        : undefined
  }
]

const serviceOf = (api: Api.Api<operations>) => ({
  get: api.method(definitions.getThing, thing()),
  list: api.list(definitions.listThings, {}, "items"),
  names: api.list(definitions.listNames, {}, "names"),
  create: api.method(definitions.createThing, thing(), { check: "look for it in things.list" }),
  replace: api.method(definitions.replaceThing, thing()),
  old: api.method(definitions.oldThing, thing()),
  upload: formMethod(api, definitions.uploadThing, thing()),
  csv: api.method(definitions.exportThings),
  bytes: downloadMethod(api, definitions.exportThings)
})

export type Things = ReturnType<typeof serviceOf>

export const secret = "s3cr3t-of-the-client"

/** The error details, which are loaded statically as on Node. */
export const loadedDetails = new DetailsSource(new LazyModule(allDetails))

/** Returns the Node platform with the given transport. */
export const platformOf = (transport: Transport): Platform => ({
  transport,
  details: new LazyModule(allDetails)
})

const make = (options: Api.Options) => makeApi<operations>(platformOf(globalFetchTransport), options)

const optionsOf = (script: Script, settings: Settings, redactor: Redactor) => ({
  name: "test",
  errorFormats,
  redactor,
  hint: "Check the key",
  settings: { ...settings, fetch: script.fetch }
})

/** Returns a client of the scripted service, with or without a credential. */
export const makeThings = (
  script: Script,
  settings: Settings = {},
  credential?: Credential,
  baseUrl = "https://things.example"
) =>
  serviceOf(
    make({
      ...optionsOf(script, settings, new Redactor()),
      baseUrl,
      ...(credential !== undefined && { credential })
    })
  )

/** Returns a client of the service at a real address, with the given transport and one attempt per call. */
export const makeThingsAt = (transport: Transport, baseUrl: string, settings: Settings = {}, credential?: Credential) =>
  serviceOf(
    makeApi<operations>(platformOf(transport), {
      name: "test",
      errorFormats,
      redactor: new Redactor(),
      hint: "Check the key",
      settings: { ...noRetry, ...settings },
      baseUrl,
      ...(credential !== undefined && { credential })
    })
  )

/** Returns a client that has the given secret and makes one attempt per call. */
export const withSecret = (
  script: Script,
  text: string,
  credential: Credential,
  onDeprecation: NonNullable<Settings["onDeprecation"]> = () => undefined
) => {
  const redactor = new Redactor()
  redactor.add(text)
  const options = optionsOf(script, { ...noRetry, onDeprecation }, redactor)
  return serviceOf(make({ ...options, baseUrl: "https://things.example", credential }))
}

/** Returns an account that authenticates with tokens, which the same script issues at `https://auth.example`. */
export const accountWithTokens = (script: Script, settings: Settings = {}) => {
  const redactor = new Redactor()
  redactor.add(secret)
  const options = optionsOf(script, settings, redactor)
  const auth = make({ ...options, baseUrl: "https://auth.example", hasSecretBody: true })
  const createToken = auth.method(definitions.createToken)
  const credential = TokenCache.make({
    api: "test",
    operation: "createToken",
    request: Effect.suspend(() => createToken({ body: { client_secret: secret } })),
    redactor
  })
  const api = make({ ...options, baseUrl: "https://things.example", credential })
  return { things: serviceOf(api), close: credential.close }
}

/** Returns the client of an account that authenticates with tokens. */
export const withTokens = (script: Script, settings: Settings = {}) => accountWithTokens(script, settings).things
