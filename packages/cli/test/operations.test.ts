/**
 * Calls every operation in both specs through its CLI command, against a sandbox in this process.
 */
import { inputs } from "@fieldwork/contract/src/inputs.ts"
import { createTestData } from "@fieldwork/contract/src/TestData.ts"
import { createSandbox, credentials, type Sandbox } from "@fieldwork/sandbox"
import { documents } from "@fieldwork/specs/documents"
import { operationsOf } from "@fieldwork/specs/openapi"
import { beforeAll, expect, it } from "vitest"
import type { Fetch } from "../src/account/Fetch.ts"
import type { Operation, Service } from "../src/operations/Operation.ts"
import { services } from "../src/operations/services.gen.ts"
import { commandLineOf } from "./commandLine.ts"
import { runCommand } from "./runCommand.ts"

type TestData = Awaited<ReturnType<typeof createTestData>>

let sandbox: Sandbox
let testData: TestData

beforeAll(async () => {
  sandbox = createSandbox({ send: async () => new Response(null, { status: 200 }) })
  testData = await createTestData({ sandbox })
})

const all: ReadonlyArray<readonly [string, Service, Operation]> = (
  await Promise.all(
    services.map(async (service) => {
      const { operations } = await service.load()
      return operations.map((operation) => [`${service.service} ${operation.command}`, service, operation] as const)
    })
  )
).flat()

/** Returns the sort order of an operation. Operations that delete something are called last. */
const order = ({ operationId, verb }: Operation): number =>
  verb === "DELETE" ? 2 : operationId === "launchCampaign" ? 1 : 0

it("every operation in both specs has a CLI command", () => {
  const stated = Object.values(documents).flatMap((document) => operationsOf(document).map(({ id }) => id))
  const reached = new Set(all.map(([, , { operationId }]) => operationId))
  expect(stated.filter((id) => !reached.has(id))).toEqual([])
  expect(stated.length).toBe(93)
})

it.each(all.toSorted(([, , one], [, , other]) => order(one) - order(other)))(
  'the CLI command "fieldwork %s" calls the corresponding operation',
  async (_, service, operation) => {
    const input = operation.operationId === "createToken" ? {} : (inputs[operation.operationId]?.(testData.ids) ?? {})
    const seen: Array<string> = []
    const fetch: Fetch = (url, init) => {
      const { pathname } = new URL(url)
      seen.push(`${init.method} ${pathname}`)
      return (sandbox.fetch as Fetch)(url, init)
    }
    const { code, err, out } = await runCommand(
      [
        ...commandLineOf(service, operation, input as Record<string, unknown>),
        "--sandbox",
        "--yes",
        "--output",
        "json"
      ],
      { openSandbox: async () => ({ fetch, brandLift: credentials.brandLift, exchange: credentials.exchange }) }
    )
    expect({ code, err }).toEqual({
      code: 0,
      err: operation.deprecation === undefined ? "" : expect.stringContaining("deprecated")
    })
    const pattern = new RegExp(`^${operation.verb} ${operation.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`)
    expect(seen.filter((each) => pattern.test(each))).not.toEqual([])
    if (operation.form !== "download") expect(() => JSON.parse(out)).not.toThrow()
    else expect(out.split("\n")[0]).toContain(",")
  }
)

it.each(all)(
  'the CLI help for "fieldwork %s" shows its parameters, their limits and an example',
  async (name, _, operation) => {
    const { code, err, out } = await runCommand([...name.split(" "), "--help"])
    expect({ code, err }).toEqual({ code: 0, err: "" })
    expect(out).toContain(`${operation.operationId}: ${operation.verb} ${operation.path}`)
    expect(out).toContain(`EXAMPLE\n  fieldwork ${name}`)
    for (const { in: place, option, type } of operation.options) {
      expect(out).toContain(place === "path" ? `<${option}>` : type === "boolean" ? `--[no-]${option}` : `--${option} `)
    }
    for (const { name: member } of operation.body?.members ?? []) expect(out).toContain(member)
  }
)
