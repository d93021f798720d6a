import { describe, it } from "vitest"
import { checkCell } from "./cell.ts"
import { onExpress } from "./hosts.ts"

describe.each(onExpress)("$name", (host) => {
  it("with inject accepts a genuine callback", async () => {
    await checkCell(host, "inject")
  })
})
