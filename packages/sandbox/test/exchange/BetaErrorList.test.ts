import { expect, it } from "vitest"
import type { BetaErrorList } from "@fieldwork/specs/exchange/schema"
import { startExchange } from "./startExchange.ts"

it("the exchange's list of errors contains every code in the API document once, with its status and detail keys", async () => {
  const { result } = (await startExchange().get("/demand/v2-beta/errors")).body as BetaErrorList
  const codes = result.map(({ error_code }) => error_code)
  const numbered = (letter: string, numbers: ReadonlyArray<number>) =>
    numbers.map((number) => `${letter}${String(number).padStart(2, "0")}`)
  expect(codes).toEqual([
    "a01",
    ...numbered("s", [1, 2, 3, 4, 5, 6, 7]),
    ...numbered("v", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 19])
  ])
  const byCode = new Map(result.map((entry) => [entry.error_code, entry]))
  expect(byCode.get("s06")).toMatchObject({ http_status: 504, detail: [] })
  expect(byCode.get("v04")).toMatchObject({ http_status: 404, detail: ["type", "id"] })
  expect(byCode.get("v14")).toMatchObject({ http_status: 400, detail: ["field", "min_length", "max_length"] })
  expect(result.every(({ message = "" }) => message !== "")).toBe(true)
})
