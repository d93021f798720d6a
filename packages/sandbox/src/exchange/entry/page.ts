/** The HTML page that is shown to a respondent who is not redirected. The page loads nothing from the network. */
import type { Outgoing } from "../../http/Message.ts"

/** Creates a response with an HTML page. `title` and `text` are not escaped, so they must be constants, never input from the respondent. */
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
