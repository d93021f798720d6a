/**
 * A method whose body is a form. It is not a member of `Api`, as few programs have one.
 */
import { dataOf, responseOf } from "../call/methodCall.ts"
import type { Method } from "../operation/Method.ts"
import { operationContext } from "../operation/OperationContext.ts"
import type { ReasonOf } from "../operation/Reasons.ts"
import type { ValidatorSource } from "../operation/Validators.ts"
import { formBody } from "../request/formBody.ts"
import type { Api, FormRowOf } from "./Api.ts"
import type { ClientContext } from "./ClientContext.ts"

/** As `Api.method`, for an operation whose request body is `multipart/form-data`. */
export const formMethod = <Operations, const Row extends FormRowOf<Operations>>(
  api: Api<Operations>,
  row: Row,
  validators?: ValidatorSource<Row["operationId"]>,
  { check }: { readonly check?: string } = {}
): Method<Operations, Row["operationId"], ReasonOf<Row>> => {
  const { client } = api as unknown as { readonly client: ClientContext }
  const operation = operationContext(client, row, { validators, check, bodyFormat: formBody })
  return Object.assign(dataOf(client, operation), {
    withResponse: responseOf(client, operation)
  }) as unknown as Method<Operations, Row["operationId"], ReasonOf<Row>>
}
