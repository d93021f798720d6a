import { expect, it } from "vitest"
import { record, replay } from "../../src/recording/index.ts"

const init = {
  method: "GET",
  headers: new Headers(),
  signal: new AbortController().signal,
  redirect: "manual"
} as const

type Exchange = readonly [url: string, response: () => Response]

const redirect = (location: string, body?: string) => () =>
  new Response(body ?? null, { status: 302, headers: { location } })

/** Records the requests, and returns the session. */
const recorded = async (exchanges: ReadonlyArray<Exchange>) => {
  const responses = exchanges.map(([, response]) => response())
  const recording = record({ fetch: async () => responses.shift() ?? Response.error() })
  for (const [url] of exchanges) await recording.fetch(url, init)
  return recording.session()
}

const api = "https://lift.example/x"
const link = "https://files.example/r?X-Amz-Expires=300&key=grant-one&se=2026"
const next = "https://files.example/real/7/grant-two?key=grant-three"
const file: Exchange = [next, () => new Response("report")]

it.each<[string, ReadonlyArray<Exchange>]>([
  ["two redirects to a file host", [[api, redirect(link)], [link, redirect(next)], file]],
  ["a redirect to a path of the file host", [[api, redirect(link)], [link, redirect(next.slice(21))], file]],
  ["a report link that redirects", [[api, () => Response.json({ s3_url: link })], [link, redirect(next)], file]],
  [
    "a report link that is known only after it redirects",
    [[link, redirect(next)], file, [api, () => Response.json({ s3_url: link })]]
  ]
])("a session with %s contains no grant, and can be replayed", async (_, exchanges) => {
  const session = await recorded(exchanges)
  expect(JSON.stringify(session)).not.toMatch(/grant|files\.example/)
  const { fetch } = replay(session)
  let url = new URL(session.interactions[0]?.path ?? "", api).href
  for (const { body, headers, status } of session.interactions) {
    const response = await fetch(url, init)
    expect(response.status).toBe(status)
    const { s3_url } = Object(body) as { readonly s3_url?: string }
    url = new URL(s3_url ?? headers["location"] ?? api, url).href
  }
})

const escape = (text: string, character: RegExp, by: (found: string) => string) => text.replaceAll(character, by)
const hex = (character: string) => (character.codePointAt(0) ?? 0).toString(16)

it.each([
  ["HTML, by name", escape(link, /&/g, () => "&amp;")],
  ["HTML, by decimal number", escape(link, /[&=/]/g, (found) => `&#${found.codePointAt(0)};`)],
  ["HTML, by hexadecimal number", escape(link, /[&=/]/g, (found) => `&#x${hex(found).toUpperCase()};`)],
  ["JSON", escape(link, /[&/]/g, (found) => (found === "/" ? "\\/" : `\\u00${hex(found)}`))],
  ["a URL", encodeURIComponent(link)],
  ["HTML, without its host", escape(link.slice(21), /&/g, () => "&amp;")]
])("a link that a response repeats escaped for %s is removed from the session", async (_, written) => {
  const session = await recorded([
    [api, redirect(link, `<p>Redirecting to <a href="${written}">here</a></p>`)],
    [link, () => new Response("report")]
  ])
  expect(session.interactions[0]?.body).toBe(
    '<p>Redirecting to <a href="https://scrubbed.example/redirect-1">here</a></p>'
  )
})

it("the value of a signature parameter of a file link is removed wherever a response repeats it", async () => {
  const session = await recorded([
    [api, redirect("https://files.example/r?sig=grant-one")],
    ["https://files.example/r?sig=grant-one", () => new Response("<Signature>grant-one</Signature>")]
  ])
  expect(JSON.stringify(session)).not.toContain("grant")
})
