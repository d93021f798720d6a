/**
 * Generates tool calls that a confused or hostile model could make: valid calls, modified calls, and random calls.
 */
import { inputs } from "@fieldwork/contract/src/inputs.ts"
import type { Ids } from "@fieldwork/contract/src/TestData.ts"
import fc from "fast-check"
import type { Tool } from "../../src/mcp/Tool.ts"

export interface Call {
  readonly name: string
  readonly arguments: Record<string, unknown>
}

/** Values that try to escape from the path, the query or the body, or that name hidden properties. */
const tricks = [
  "../../oauth/token",
  "..%2F..%2Foauth%2Ftoken",
  "x/launch",
  "?method=POST",
  "#",
  "\u0000",
  "\u001B[2J",
  "{{client_secret}}",
  "$FIELDWORK_EXCHANGE_API_KEY",
  "access_token",
  "respondent.respondent_id",
  "__proto__",
  "constructor",
  "é".repeat(300),
  ""
]

const value: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...tricks),
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, true, false, [], {}, Number.MAX_SAFE_INTEGER),
  fc.array(fc.constantFrom(...tricks), { maxLength: 3 }),
  fc.jsonValue({ maxDepth: 2 })
)

/** Argument names that a model may add to any tool call. */
const names = fc.constantFrom(
  "body",
  "fields",
  "headers",
  "id",
  "limit",
  "method",
  "offset",
  "page",
  "url",
  "__proto__"
)

const fields = fc.array(
  fc.constantFrom(
    "respondent_id",
    "respondent.respondent_id",
    "respondent",
    "impressions",
    "PID",
    "s3_url",
    "campaign_name"
  ),
  { minLength: 1, maxLength: 3 }
)

const ofTool = (tool: Tool, ids: Ids): fc.Arbitrary<Call> => {
  const known = inputs[tool.operation.operationId]?.(ids) ?? {}
  const good = Object.fromEntries(
    Object.entries(known).filter(([key]) => Object.hasOwn(tool.inputSchema.properties, key))
  )
  const own = fc.constantFrom(...Object.keys(tool.inputSchema.properties), "id")
  const changed = fc
    .tuple(fc.dictionary(fc.oneof(own, names), value, { maxKeys: 3 }), fc.option(fields, { nil: undefined }))
    .map(([others, chosen]) => ({ ...good, ...others, ...(chosen !== undefined && { fields: chosen }) }))
  const bare = Object.fromEntries(tool.inputSchema.required.map((key) => [key, good[key]]))
  const shown = fc.tuple(fc.constantFrom(good, bare), fields).map(([given, chosen]) => ({ ...given, fields: chosen }))
  return fc
    .oneof(
      { weight: 3, arbitrary: fc.constantFrom(good, bare) },
      { weight: 3, arbitrary: shown },
      { weight: 4, arbitrary: changed }
    )
    .map((given) => ({ name: tool.name, arguments: given }))
}

/** Matches tools whose results identify respondents or grant access. These tools are called more often. */
const sensitive = /^(respondents|exports|supplier_surveys_qualified)/

export const arbitraryCalls = (tools: ReadonlyArray<Tool>, ids: Ids): fc.Arbitrary<Call> =>
  fc.oneof(
    {
      weight: 19,
      arbitrary: fc.oneof(
        ...tools.map((tool) => ({ weight: sensitive.test(tool.name) ? 5 : 1, arbitrary: ofTool(tool, ids) }))
      )
    },
    {
      weight: 1,
      arbitrary: fc.record({
        name: fc.oneof(fc.constantFrom("tokens_create", "campaigns/launch", "__proto__", ""), fc.string()),
        arguments: fc.dictionary(names, value, { maxKeys: 3 })
      })
    }
  )
