/**
 * Checks that the sandbox enforces the limits, value lists and required fields that the statements in the API documents specify. Sends the last
 * accepted and the first refused value of each. The values are copied from the API documents by hand, so a wrong constant in the sandbox or in the
 * spec is detected.
 */
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { apiNames, documents } from "@fieldwork/specs/documents"
import { beforeAll, describe, expect, it } from "vitest"
import { operationsOf } from "../../src/documents.ts"
import { inputs } from "../../src/inputs.ts"
import { type Input, requestOf } from "../../src/requests.ts"
import { type Check, checks } from "../../src/statements/index.ts"
import { testValuesOf } from "../../src/statements/Checks.ts"
import { type Place, placeInRequest, withValue } from "../../src/statements/places.ts"
import { createTestData, type TestData } from "../../src/TestData.ts"

const sandbox = createSandbox({ send: async () => new Response() })
let testData: TestData
beforeAll(async () => {
  testData = await createTestData({ sandbox })
})

interface Reply {
  readonly status: number
  readonly text: string
}

interface Case {
  readonly check: Check
  readonly place: Place
}

const send = async (api: (typeof apiNames)[number], { operation, path }: Place, value: unknown): Promise<Reply> => {
  const input = withValue(inputs[operation.id]?.(testData.ids) ?? {}, path, value) as Input
  const authorization = api === "exchange" ? credentials.exchange.apiKey : `Bearer ${testData.token}`
  const own = operationsOf(api).find(({ id }) => id === operation.id)
  if (own === undefined) throw new Error(`no operation is named ${operation.id}`)
  const { url, ...init } = requestOf(own, input, { url: "http://sandbox", authorization })
  const response = await sandbox.fetch(url, init)
  return { status: response.status, text: await response.text() }
}

/** Returns the name of the field that the error for an invalid value must contain. */
const fieldOf = ({ path }: Place): string => path.findLast((step) => step !== "*" && step !== "json:") ?? ""

const placeOfCheck = (api: (typeof apiNames)[number], check: Check): Place | undefined => {
  const place = placeInRequest(documents[api], `#/components/${check.at}`)
  if (place === undefined || !("requires" in check) || check.requires === "") return place
  return { ...place, path: [...place.path, check.requires] }
}

/** Checks whether the value is part of the URL path. Omitting or extending such a value would result in another path. */
const isInPath = ({ operation, path }: Place): boolean => operation.path.includes(`{${path[0]}}`)

const casesOf = (
  api: (typeof apiNames)[number],
  kind: (check: Check) => boolean
): ReadonlyArray<readonly [string, Case]> =>
  Object.entries(checks[api]).flatMap(([id, demanded]) =>
    demanded.filter(kind).flatMap((check) => {
      const place = placeOfCheck(api, check)
      const value = "bound" in check ? `${check.bound} ${check.limit}` : "requires" in check ? "required" : "its values"
      return place === undefined || isInPath(place)
        ? []
        : [[`${id}: ${place.operation.id} ${place.path.join(".")} ${value}`, { check, place }] as const]
    })
  )

describe.each(apiNames)("limits of the %s sandbox", (api) => {
  it.each(casesOf(api, (check) => "bound" in check || "values" in check || "requires" in check))(
    "the sandbox enforces the limit in statement %s of the API document",
    async (_, { check, place }) => {
      const field = fieldOf(place)
      const { accepted, refused } = testValuesOf(check)
      const allowed: Array<string> = []
      for (const value of accepted) allowed.push(...complaintsOf(await send(api, place, value), field))
      for (const value of refused) {
        const reply = await send(api, place, value)
        expect(reply.status, `${JSON.stringify(value)} is refused`).toBe(400)
        // Another rule of the sandbox may refuse the accepted values as well. Its error messages are in `allowed`, and do not show that this limit is
        // enforced.
        const own = complaintsOf(reply, field).filter((complaint) => !allowed.includes(complaint))
        expect(own, `${JSON.stringify(value)} is refused, and its neighbour is not`).not.toEqual([])
      }
    }
  )

  it("the tests of documented limits cover more than 60 constraints on requests", () => {
    const all = casesOf(api, (check) => "bound" in check || "values" in check || "requires" in check)
    expect(all.length).toBeGreaterThan(api === "exchange" ? 60 : 60)
  })
})

/** Returns the error messages of a refused request if at least one of them concerns the field. Returns an empty list for a successful response. */
const complaintsOf = ({ status, text }: Reply, field: string): ReadonlyArray<string> => {
  const leaves = (value: unknown, path: string): ReadonlyArray<string> =>
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([name, inner]) => leaves(inner, `${path}.${name}`))
      : [`${path}: ${String(value)}`]
  const all = status < 400 || text === "" ? [] : leaves(JSON.parse(text), "")
  return all.some((leaf) => leaf.includes(field)) ? all : []
}
