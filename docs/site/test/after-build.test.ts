import { createHash } from "node:crypto"
import { expect, it } from "vitest"
import { policyOf } from "../after-build.ts"

it("allows the scripts that stand in a page and no others", () => {
  const hash = createHash("sha256").update("go()").digest("base64")
  const policy = policyOf(`<script>go()</script><script src="/x.js"></script>`)
  expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}';`)
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
})
