/**
 * Rewrites requests and responses where publicly available clients expect behaviour that differs from the exchange's API document. Each difference is
 * controlled by a setting in `ExchangeSettings`.
 */
import type { Operation } from "@fieldwork/specs/openapi"
import type { Rewrite } from "../http/Api.ts"
import type { Outgoing } from "../http/Message.ts"
import { failure } from "./LegacyErrors.ts"
import type { ExchangeSettings } from "./ExchangeSettings.ts"
import { duplicateLinkMessage } from "./SupplierLinks.ts"

/** The operations that create an object. */
const creating: ReadonlySet<string> = new Set([
  "createSurvey",
  "createSupplierLink",
  "createOpportunitiesSubscription",
  "createOutcomesSubscription"
])

const isObject = (body: unknown): body is Readonly<Record<string, unknown>> =>
  typeof body === "object" && body !== null && !Array.isArray(body)

const withoutNulls = (body: unknown): unknown =>
  isObject(body) ? Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)) : body

const withEmptyNulls = (body: unknown): unknown =>
  isObject(body) ? Object.fromEntries(Object.entries(body).map(([name, value]) => [name, value ?? ""])) : body

const second = JSON.stringify(failure(duplicateLinkMessage).ApiMessages)

const isSecondLink = ({ body, status }: Outgoing): boolean =>
  status === 400 && isObject(body) && JSON.stringify(body["ApiMessages"]) === second

/** Returns the functions that rewrite requests and responses. Settings are read for each request, because they can change while the sandbox runs. */
export const rewrite = (settings: ExchangeSettings): Rewrite => ({
  body: ({ id }: Operation, body) => {
    if (id === "createSupplierLink" && settings.null_in_link_create === "accepted") return withoutNulls(body)
    if (id === "updateSupplierLink" && settings.null_in_link_update === "accepted") return withEmptyNulls(body)
    return body
  },
  reply: ({ id }: Operation, reply) => {
    if (!creating.has(id)) return reply
    if (reply.status === 200 && settings.created_status !== 200) return { ...reply, status: settings.created_status }
    return isSecondLink(reply) ? { ...reply, status: settings.existing_link_status } : reply
  }
})
