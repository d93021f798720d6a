/**
 * The control API under `/__sandbox`. It is described by `control/openapi.yaml` and handled like the other APIs of the sandbox.
 */
import document from "../../control/openapi.gen.json" with { type: "json" }
import * as Api from "../http/Api.ts"
import type { Document } from "@fieldwork/specs/openapi"
import type { ErrorResponses } from "../http/ErrorResponses.ts"
import type { Issue } from "../http/Issue.ts"
import type { Incoming, Outgoing } from "../http/Message.ts"
import { revalidate } from "../http/revalidate.ts"
import { clockHandlers } from "./clockHandlers.ts"
import type { BrandLiftControl, ControlHandlers, ExchangeControl } from "./ControlHandlers.ts"
import type { ControlContext } from "./ControlContext.ts"
import { faultHandlers } from "./faultHandlers.ts"
import { overviewHandlers } from "./overviewHandlers.ts"
import { plotHandlers } from "./plotHandlers.ts"
import { settingsHandlers } from "./settingsHandlers.ts"
import { snapshotHandlers } from "./snapshotHandlers.ts"

export const owns = (path: string): boolean => path === "/__sandbox" || path.startsWith("/__sandbox/")

const problem = (status: number, detail: string): Outgoing => ({ status, body: { detail } })

const describeIssue = ({ field, message }: Issue): string => (field === "" ? message : `${field}: ${message}`)

const errors: ErrorResponses = {
  unauthorized: (detail) => problem(401, detail),
  notFound: (detail) => problem(404, detail),
  methodNotAllowed: (allowed) => ({
    ...problem(405, `This path supports only ${allowed.join(" and ")}.`),
    headers: { allow: allowed.join(", ") }
  }),
  unreadable: (detail) => problem(400, detail),
  invalid: (issues) => problem(400, issues.map(describeIssue).join(" ")),
  tooLarge: (limit) => problem(413, `The body must have at most ${limit} bytes.`),
  serverError: (detail) => problem(500, detail)
}

export const make = (
  options: ControlContext
): { readonly handle: (incoming: Incoming) => Outgoing | Promise<Outgoing> } => {
  // A reset replaces the handlers of the services, so they are looked up for each request.
  const own: Omit<ControlHandlers, keyof ExchangeControl | keyof BrandLiftControl> = {
    ...clockHandlers(options),
    ...overviewHandlers(options),
    ...plotHandlers(options),
    ...faultHandlers(options),
    ...settingsHandlers(options),
    ...snapshotHandlers(options)
  }
  const handlers = new Proxy(own, {
    get: (_, id) => {
      const { brandLift, exchange } = options.simulation()
      return Reflect.get({ ...own, ...brandLift.control, ...exchange.control }, id)
    }
  })
  const api = Api.make({
    document: document as unknown as Document,
    handlers,
    errors: () => errors,
    authorize: () => undefined
  })
  return {
    handle: (incoming) => {
      const reply =
        api.handle(incoming) ?? problem(404, "The control API does not have this path; see control/openapi.yaml.")
      return reply instanceof Promise ? reply.then((known) => revalidate(incoming, known)) : revalidate(incoming, reply)
    }
  }
}
