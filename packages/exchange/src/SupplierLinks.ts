/**
 * Entry links, through which a supplier sends respondents into a survey.
 */
import type { Api } from "@fieldwork/core"
import type { operations } from "@fieldwork/exchange-client"
import * as rows from "@fieldwork/exchange-client/operations"
import * as validators from "@fieldwork/exchange-client/validators"
import { Context } from "effect"

export const make = (api: Api.Api<operations>) => ({
  /** Fails with `NotFoundError` while the survey allocates nothing to the supplier. */
  create: api.method(rows.createSupplierLink, validators.createSupplierLink, {
    check: "a survey has one link a supplier: read it, or see whether its LiveLink is in your records"
  })
})

export class SupplierLinks extends Context.Service<SupplierLinks, ReturnType<typeof make>>()(
  "@fieldwork/exchange/SupplierLinks"
) {}
