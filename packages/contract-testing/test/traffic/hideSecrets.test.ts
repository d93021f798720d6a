import { documents } from "@fieldwork/specs/documents"
import { sensitiveProperties } from "@fieldwork/specs/openapi"
import { expect, it } from "vitest"
import { harEntry } from "../../src/traffic/Har.ts"
import { hideSecrets } from "../../src/traffic/hideSecrets.ts"

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

it("a recording contains no value of a header or query parameter that a document declares as a credential", () => {
  const names = { headers: new Set(["x-service"]), query: new Set(["sig"]), hidePath: (path: string) => path }
  const request = {
    method: "GET",
    url: "http://user:s3cret@a.example/b?sig=s3cret&page=2",
    headers: { "X-Service": "s3cret", cookie: "session=s3cret; theme=s3cret", referer: "http://a.example/?sig=s3cret" }
  }
  const response = { status: 302, headers: { location: "//user:s3cret@a.example/c?sig=s3cret" }, body: "" }
  const text = harEntry({ request, response }, new Date(0), 0, names)
  expect(text).not.toContain("s3cret")
  expect(JSON.parse(text)).toMatchObject({
    request: {
      url: "http://a.example/b?sig=hidden&page=2",
      headers: [
        { name: "X-Service", value: "hidden" },
        { name: "cookie", value: "session=hidden; theme=hidden" },
        { name: "referer", value: "http://a.example/?sig=hidden" }
      ]
    },
    response: { redirectURL: "//a.example/c?sig=hidden" }
  })
})
