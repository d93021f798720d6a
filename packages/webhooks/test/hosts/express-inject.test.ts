import { describe, it } from "vitest"
import { checkConfiguration } from "./checkConfiguration.ts"
import { onExpress } from "./hosts.ts"

describe.each(onExpress)("$name with injected requests", (host) => {
  it("an Express receiver accepts a genuine callback that a test injects without a network connection", async () => {
    await checkConfiguration(host, "inject")
  })
})
