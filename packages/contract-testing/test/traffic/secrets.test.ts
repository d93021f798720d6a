import { documents } from "@fieldwork/specs/documents"
import { expect, it } from "vitest"
import { hideSecrets } from "../../src/traffic/secrets.ts"

/** Returns the names of the properties that a document marks as sensitive. */
const markedIn = (value: unknown): ReadonlyArray<string> => {
  if (typeof value !== "object" || value === null) return []
  const properties = Object.entries(Object(Reflect.get(value, "properties")) as object)
  const marked = properties.filter(([, schema]) => "x-sensitive" in Object(schema)).map(([name]) => name)
  return [...marked, ...Object.values(value).flatMap(markedIn)]
}

const marked = [...new Set(Object.values(documents).flatMap(markedIn))]

it("a recording of traffic contains no value of a property that the specs mark as sensitive", () => {
  expect(marked.length).toBeGreaterThan(5)
  const values = Object.fromEntries(
    marked.map((name) => [name, { one: "https://a.example/file?key=X1Y2Z3", two: ["X1Y2Z3"] }])
  )
  const texts = Object.fromEntries(marked.map((name) => [name, "https://a.example/file?key=X1Y2Z3"]))
  for (const body of [values, texts])
    expect(hideSecrets(JSON.stringify(body), "application/json")).not.toContain("X1Y2Z3")
})

it("the link of a recorded export remains an https URL without its signature", () => {
  const text = hideSecrets('{"s3_url":"https://bucket.example/a.csv?X-Amz-Signature=abc"}', "application/json")
  expect(text).toBe('{"s3_url":"https://hidden.example/file"}')
})
