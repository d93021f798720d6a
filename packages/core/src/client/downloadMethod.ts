/**
 * A method whose body is handed on as it arrives, in constant memory. It is not a member of `Api`, as few programs have one.
 */
import { download, downloadWithResponse } from "../call/Download.ts"
import { dataOf, responseOf } from "../call/methodCall.ts"
import type { Bytes } from "../operation/Method.ts"
import { operationContext } from "../operation/OperationContext.ts"
import type { ValidatorSource } from "../operation/Validators.ts"
import type { Input } from "../request/buildRequest.ts"
import type { Api, RowOf } from "./Api.ts"
import type { ClientContext } from "./ClientContext.ts"

export const downloadMethod = <Operations, const Row extends RowOf<Operations>>(
  api: Api<Operations>,
  row: Row,
  validators?: ValidatorSource<Row["operationId"]>
): Bytes<Operations, Row["operationId"]> => {
  const { client } = api as unknown as { readonly client: ClientContext }
  const operation = operationContext(client, row, { validators, streamsBody: true })
  const call = dataOf(client, operation)
  const response = responseOf(client, operation)
  return Object.assign((input?: Input) => download(client, operation, call(input)), {
    withResponse: (input?: Input) => downloadWithResponse(client, operation, response(input))
  }) as unknown as Bytes<Operations, Row["operationId"]>
}
