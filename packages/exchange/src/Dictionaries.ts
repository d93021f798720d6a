/**
 * Code lists of the v2-beta operations. They are stable and may be kept.
 */
import type { Api } from "@fieldwork/core"
import type { operations } from "@fieldwork/exchange-client"
import * as rows from "@fieldwork/exchange-client/operations"
import * as validators from "@fieldwork/exchange-client/validators"
import { Context } from "effect"

export const make = (api: Api.Api<operations>) => ({
  /** Every entry of the dictionary named by `property`. */
  list: api.list(rows.listDictionary, validators.listDictionary, "result")
})

export class Dictionaries extends Context.Service<Dictionaries, ReturnType<typeof make>>()(
  "@fieldwork/exchange/Dictionaries"
) {}
