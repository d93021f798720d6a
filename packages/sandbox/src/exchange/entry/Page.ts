/**
 * What a respondent sees who is not sent on: a page without anything from elsewhere.
 */
import type { Outgoing } from "../../http/Message.ts"

/** `title` and `text` are the sandbox's own words, never the visitor's. */
export const page = (status: number, title: string, text: string): Outgoing => ({
  status,
  type: "text/html; charset=utf-8",
  headers: { "content-security-policy": "default-src 'none'", "cache-control": "no-store" },
  body: `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<h1>${title}</h1>
<p>${text}</p>
`
})
