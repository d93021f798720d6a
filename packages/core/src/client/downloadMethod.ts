/**
 * Creates a method that streams the response body in constant memory. The function is separate from `Api`, because few programs need it.
 */
import { download, downloadWithResponse } from "../call/download.ts"
import { dataOf, responseOf } from "../call/methodCall.ts"
import type { Bytes } from "../operation/Method.ts"
import { operationContext } from "../operation/OperationContext.ts"
import type { ValidatorSource } from "../operation/Validators.ts"
import type { Input } from "../request/buildRequest.ts"
import type { Api, DefinitionOf } from "./ApiMethods.ts"
import type { ClientContext } from "./ClientContext.ts"

/**
 * Creates a method that returns the response body as a stream of bytes, in constant memory. The function is separate from `Api`, because few programs
 * need it.
 *
 * @example
 * ```ts
 * import { BrandLiftApi, Respondents } from "@fieldwork/brand-lift"
 * import { Effect, Layer, Stream } from "effect"
 * const fetch = async () => new Response("respondent_id\n1\n", { headers: { "content-type": "text/csv" } })
 * const api = BrandLiftApi.layer({ baseUrl: "https://lift.example", tokenProvider: async () => "token", fetch })
 * const bytes = Effect.flatMap(Respondents, (respondents) =>
 *   Stream.runCollect(respondents.csvBytes({ campaigns_pk: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94" }))
 * )
 * const pieces = await Effect.runPromise(Effect.provide(bytes, Layer.provide(Respondents.layer, api)))
 * new TextDecoder().decode(pieces[0]) // => "respondent_id\n1\n"
 * ```
 */
export const downloadMethod = <Operations, const Definition extends DefinitionOf<Operations>>(
  api: Api<Operations>,
  definition: Definition,
  validators?: ValidatorSource<Definition["operationId"]>
): Bytes<Operations, Definition["operationId"]> => {
  const { client } = api as unknown as { readonly client: ClientContext }
  const operation = operationContext(client, definition, { validators, streamsBody: true })
  const call = dataOf(client, operation)
  const response = responseOf(client, operation)
  return Object.assign((input?: Input) => download(client, operation, call(input)), {
    withResponse: (input?: Input) => downloadWithResponse(client, operation, response(input))
  }) as unknown as Bytes<Operations, Definition["operationId"]>
}
