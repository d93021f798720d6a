import { documents } from "@fieldwork/specs/documents"
import { sensitiveProperties } from "@fieldwork/specs/openapi"
import { expect, it } from "vitest"
import { hideSecrets } from "../../src/traffic/secrets.ts"

const marked = [...sensitiveProperties(Object.values(documents)).keys()]

it("a recording of traffic contains no value of a property that the specs mark as sensitive", () => {
  expect(marked.length).toBeGreaterThan(5)
  const values = Object.fromEntries(
    marked.map((name) => [name, { one: "https://a.example/file?key=X1Y2Z3", two: ["X1Y2Z3"] }])
  )
  const texts = Object.fromEntries(marked.map((name) => [name, "https://a.example/file?key=X1Y2Z3"]))
  for (const body of [values, texts])
    expect(hideSecrets(JSON.stringify(body), "application/json")).not.toContain("X1Y2Z3")
})

it("hideSecrets replaces the link of an export in recorded JSON with another https URL, which has no signature", () => {
  const text = hideSecrets('{"s3_url":"https://bucket.example/a.csv?X-Amz-Signature=abc"}', "application/json")
  expect(text).toBe('{"s3_url":"https://hidden.example/file"}')
})
