/**
 * Code lists of the v1 operations: countries, industries, survey statuses and the like.
 */
import type { Api } from "@fieldwork/core"
import type { operations } from "@fieldwork/exchange-client"
import * as rows from "@fieldwork/exchange-client/operations"
import * as validators from "@fieldwork/exchange-client/validators"
import { Context } from "effect"

export const make = (api: Api.Api<operations>) => ({
  /** The lists named in `Bundle`, separated by commas; the others come empty. */
  bundled: api.method(rows.getBundledLookups, validators.getBundledLookups)
})

export class Lookups extends Context.Service<Lookups, ReturnType<typeof make>>()("@fieldwork/exchange/Lookups") {}
