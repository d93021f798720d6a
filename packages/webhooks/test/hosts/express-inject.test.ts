import { describe, it } from "vitest"
import { checkConfiguration } from "./checkConfiguration.ts"
import { onExpress } from "./hosts.ts"

describe.each(onExpress)("$name with injected requests", (host) => {
  it("a receiver on Express accepts a genuine callback that is injected", async () => {
    await checkConfiguration(host, "inject")
  })
})
