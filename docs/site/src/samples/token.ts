/**
 * The samples of `createToken`. The operation has no service method, because the services request tokens automatically.
 */
import type { Sample } from "./sample.ts"
import { literal } from "./literal.ts"

const client = [
  'import { createBrandLiftClient } from "@fieldwork/brand-lift-client"',
  "",
  'const client = createBrandLiftClient({ baseUrl: process.env["FIELDWORK_BRAND_LIFT_AUTH_URL"] ?? "" })'
]

export const tokenSamples = (body: unknown): ReadonlyArray<Sample> => {
  const call = (indent: string) => `client.POST("/oauth/token", ${literal({ body }, indent)})`
  return [
    {
      label: "Promise",
      language: "ts",
      code: [...client, `const { data, error } = await ${call("")}`, "console.log(data ?? error)"].join("\n")
    },
    {
      label: "Effect",
      language: "ts",
      code: [
        client[0],
        'import { Console, Effect } from "effect"',
        ...client.slice(1),
        `const program = Effect.tryPromise(() => ${call("")}).pipe(`,
        "  Effect.andThen(({ data, error }) => Console.log(data ?? error))",
        ")",
        "await Effect.runPromise(program)"
      ].join("\n")
    }
  ]
}
