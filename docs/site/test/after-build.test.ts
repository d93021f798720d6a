import { createHash } from "node:crypto"
import { expect, it } from "vitest"
import { policyOf, toPages } from "../after-build.ts"

it("the content security policy of a documentation page allows its own inline scripts by hash and no others", () => {
  const hash = createHash("sha256").update("go()").digest("base64")
  const policy = policyOf(`<script>go()</script><script src="/x.js"></script>`)
  expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}';`)
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
})

it("toPages converts links between guide files to links between their pages on the site", () => {
  const links = '<a href="inbox.md#size">a</a><a class="b" href="../scale.md">c</a><a href="/guides/inbox.md">d</a>'
  expect(toPages(links)).toBe(
    '<a href="/guides/inbox/#size">a</a><a class="b" href="/scale/">c</a><a href="/guides/inbox.md">d</a>'
  )
})
