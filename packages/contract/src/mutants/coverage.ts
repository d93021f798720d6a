/**
 * Uses V8 coverage to determine which functions of the sandbox each operation runs.
 */
import { readFileSync } from "node:fs"
import { Session } from "node:inspector/promises"
import { fileURLToPath } from "node:url"
import { apiNames } from "@fieldwork/specs/documents"
import { credentials, createSandbox } from "@fieldwork/sandbox"
import { type Operation, operationsOf } from "../documents.ts"
import { inputs } from "../inputs.ts"
import { refusalsOf } from "../refusals.ts"
import { type Call, requestOf } from "../requests.ts"
import { createTestData, type TestData } from "../TestData.ts"

/** A function in a file, and the operations that run the function. */
export interface Reached {
  readonly file: string
  readonly start: number
  readonly end: number
  /** The ids of the operations that run the function. Contains `callbacks` if the function runs when the clock advances. */
  readonly by: ReadonlySet<string>
}

export const sandboxSource = fileURLToPath(new URL("../../../sandbox/src/", import.meta.url))

/** The id that stands for callbacks and other changes that occur as the clock advances. It is used in place of an operation id. */
export const callbacks = "callbacks"

const goodRequest = (
  operation: Operation,
  testData: TestData
): readonly [Call, ReturnType<(typeof inputs)[string]>] => {
  const input = inputs[operation.id]?.(testData.ids) ?? {}
  const authorization = operation.api === "exchange" ? credentials.exchange.apiKey : `Bearer ${testData.token}`
  return [requestOf(operation, input, { url: "http://sandbox", authorization }), input]
}

/** Calls each operation with valid and invalid inputs, and advances the clock by a day. Returns the functions that were run. */
export const readCoverage = async (): Promise<ReadonlyArray<Reached>> => {
  const session = new Session()
  session.connect()
  await session.post("Profiler.enable")
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false })
  const found = new Map<string, { file: string; start: number; end: number; by: Set<string> }>()

  const during = async (name: string | undefined, work: () => Promise<unknown>) => {
    await session.post("Profiler.takePreciseCoverage")
    await work()
    const { result } = await session.post("Profiler.takePreciseCoverage")
    if (name === undefined) return
    for (const { functions, url } of result) {
      if (!url.startsWith("file:")) continue
      const path = fileURLToPath(url)
      if (!path.startsWith(sandboxSource)) continue
      const file = path.slice(sandboxSource.length)
      for (const { functionName, ranges } of functions) {
        const [range] = ranges
        if (range === undefined || range.count === 0 || (functionName === "" && range.startOffset === 0)) continue
        const key = `${file}:${range.startOffset}`
        const known = found.get(key) ?? { file, start: range.startOffset, end: range.endOffset, by: new Set() }
        known.by.add(name)
        found.set(key, known)
      }
    }
  }

  const sandbox = createSandbox({ send: async () => new Response(null, { status: 200 }) })
  const send = async ({ url, ...init }: Call) => (await sandbox.fetch(url, init)).arrayBuffer()
  for (const operation of apiNames.flatMap(operationsOf)) {
    let testData: TestData | undefined
    await during(undefined, async () => {
      testData = await createTestData({ sandbox })
    })
    if (testData === undefined) continue
    const [request, input] = goodRequest(operation, testData)
    await during(operation.id, async () => {
      for (const refusal of refusalsOf(operation, request, input)) await send(refusal.request)
      await send(request)
    })
  }
  await during(callbacks, () => sandbox.advance({ days: 1 }))
  session.disconnect()
  return [...found.values()]
}

export const sourceOf = (file: string): string => readFileSync(`${sandboxSource}${file}`, "utf8")
