import { describe, expectTypeOf, it } from "@effect/vitest"
import type { PromiseClient } from "@fieldwork/core"
import type { Shared, Supply } from "../src/Exchange.ts"
import type { Exchange, SandboxExchange, Survey } from "../src/promise.ts"

type Computed = PromiseClient<Shared & Supply>
type ComputedShared = PromiseClient<Shared>

describe("declared Promise API", () => {
  it("the declared Promise API has the type of the services", () => {
    expectTypeOf<Computed>().toExtend<Exchange>()
    expectTypeOf<Exchange>().toExtend<Computed>()
    expectTypeOf<keyof Exchange>().toEqualTypeOf<keyof Computed>()
    expectTypeOf<ComputedShared>().toExtend<SandboxExchange>()
    expectTypeOf<SandboxExchange>().toExtend<ComputedShared>()
    expectTypeOf<keyof SandboxExchange>().toEqualTypeOf<keyof ComputedShared>()
  })

  it("the declared Promise API uses the types of the spec", () => {
    expectTypeOf<Survey>().toHaveProperty("SurveyName")
  })
})
