import { describe, expectTypeOf, it } from "@effect/vitest"
import type { PromiseClient } from "@fieldwork/core"
import type { Shared, Supply } from "../src/Exchange.ts"
import type { Exchange, SandboxExchange, Survey } from "../src/promise.ts"

type Computed = PromiseClient<Shared & Supply>
type ComputedShared = PromiseClient<Shared>

describe("declared Promise API", () => {
  it("the declared types of the Promise API match the types of the exchange services", () => {
    expectTypeOf<Computed>().toExtend<Exchange>()
    expectTypeOf<Exchange>().toExtend<Computed>()
    expectTypeOf<keyof Exchange>().toEqualTypeOf<keyof Computed>()
    expectTypeOf<ComputedShared>().toExtend<SandboxExchange>()
    expectTypeOf<SandboxExchange>().toExtend<ComputedShared>()
    expectTypeOf<keyof SandboxExchange>().toEqualTypeOf<keyof ComputedShared>()
  })

  it("the declared types of the exchange Promise API use the types from the spec", () => {
    expectTypeOf<Survey>().toHaveProperty("SurveyName")
  })
})
