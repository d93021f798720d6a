/**
 * Creates the methods of one client for a given platform.
 */
import { dataOf, responseOf } from "../call/methodCall.ts"
import type { Operation } from "../operation/Operation.ts"
import { operationContext } from "../operation/OperationContext.ts"
import type { ValidatorSource } from "../operation/Validators.ts"
import * as ListItems from "../pagination/list.ts"
import type { Api } from "./ApiMethods.ts"
import { clientContext, type ClientOptions, type Platform } from "./ClientContext.ts"

/** Creates an `Api` for the given platform. Throws `ConfigurationError` for invalid settings. */
export const makeApi = <Operations>(platform: Platform, options: ClientOptions): Api<Operations> => {
  const client = clientContext(options, platform)

  const method = (definition: Operation, validators?: ValidatorSource, { check }: { readonly check?: string } = {}) => {
    const operation = operationContext(client, definition, { validators, check })
    return Object.assign(dataOf(client, operation), { withResponse: responseOf(client, operation) })
  }

  const list = (definition: Operation, validators: ValidatorSource, from: PropertyKey | ListItems.ItemsOf) => {
    const operation = operationContext(client, definition, { validators })
    const items = ListItems.list(client, operation, dataOf(client, operation), from)
    return Object.assign(items, { withResponse: responseOf(client, operation) })
  }

  return { method, list, client } as unknown as Api<Operations>
}
