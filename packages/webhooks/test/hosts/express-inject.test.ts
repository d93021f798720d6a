import { describe, it } from "vitest"
import { checkCell } from "./cell.ts"
import { onExpress } from "./hosts.ts"

describe.each(onExpress)("$name with injected requests", (host) => {
  it("a receiver on Express accepts a genuine callback that is injected", async () => {
    await checkCell(host, "inject")
  })
})
