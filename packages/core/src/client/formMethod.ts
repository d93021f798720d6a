/**
 * Creates a method whose request body is a form. The function is separate from `Api`, because few programs need it.
 */
import { dataOf, responseOf } from "../call/methodCall.ts"
import type { Method } from "../operation/Method.ts"
import { operationContext } from "../operation/OperationContext.ts"
import type { ReasonOf } from "../operation/Reasons.ts"
import type { ValidatorSource } from "../operation/Validators.ts"
import { formBody } from "../request/formBody.ts"
import type { Api, FormDefinitionOf } from "./ApiMethods.ts"
import type { ClientContext } from "./ClientContext.ts"

/**
 * Creates a method whose request body is `multipart/form-data`; for JSON bodies, use `Api.method`. The function is separate from `Api`, because few
 * programs need it.
 *
 * @example
 * ```ts
 * import { BrandLiftApi, FrequencyReports } from "@fieldwork/brand-lift"
 * import { Effect, Layer } from "effect"
 * const sent: Array<unknown> = []
 * const fetch = async (_: string, { body }: { readonly body?: unknown }) => {
 *   sent.push(body instanceof FormData)
 *   return new Response("{}", { status: 404 })
 * }
 * const api = BrandLiftApi.layer({ baseUrl: "https://lift.example", tokenProvider: async () => "token", fetch })
 * const create = Effect.flatMap(FrequencyReports, (reports) =>
 *   reports.create({ campaigns_pk: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94", body: { json: "{}" } })
 * )
 * await Effect.runPromise(Effect.exit(Effect.provide(create, Layer.provide(FrequencyReports.layer, api))))
 * sent // => [true]
 * ```
 */
export const formMethod = <Operations, const Definition extends FormDefinitionOf<Operations>>(
  api: Api<Operations>,
  definition: Definition,
  validators?: ValidatorSource<Definition["operationId"]>,
  { check }: { readonly check?: string } = {}
): Method<Operations, Definition["operationId"], ReasonOf<Definition>> => {
  const { client } = api as unknown as { readonly client: ClientContext }
  const operation = operationContext(client, definition, { validators, check, bodyFormat: formBody })
  return Object.assign(dataOf(client, operation), {
    withResponse: responseOf(client, operation)
  }) as unknown as Method<Operations, Definition["operationId"], ReasonOf<Definition>>
}
