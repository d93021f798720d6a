import { expect, it } from "vitest"
import { highlight } from "../src/samples/highlight.ts"

it("highlight marks keywords, strings and numbers in source code and escapes HTML", () => {
  expect(highlight('const a = f("<b>", 7)', "ts")).toBe(
    '<i class="k">const</i> a = <i class="f">f</i>(<i class="s">"&lt;b&gt;"</i>, <i class="n">7</i>)'
  )
  expect(highlight('{ "a": "b" }', "json")).toBe('{ <i class="f">"a"</i>: <i class="s">"b"</i> }')
})

it("highlight does not change the text of the source code", () => {
  const code = 'curl --data \'{"a": 1}\' \\\n  "$URL/x" # <done>'
  const text = highlight(code, "sh").replaceAll(/<\/?i[^>]*>/g, "")
  expect(text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&")).toBe(code)
})
