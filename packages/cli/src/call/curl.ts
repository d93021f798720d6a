/**
 * Writes a request as a curl command. Shell variables take the place of credentials, so the command can safely be copied, shown and run.
 */

export interface SentRequest {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly body: string | FormData | undefined
}

/** The placeholder for the base URL if none is configured. */
export const placeholderUrl = "https://fieldwork-dry-run.invalid"

const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Returns a shell word in which the shell expands only the variables in `shown`. `text` is quoted. */
const expanding = (text: string, shown: string): string => `"${shown}"${text === "" ? "" : quote(text)}`

const authorizations = { "brand-lift": "Bearer $FIELDWORK_TOKEN", exchange: "$FIELDWORK_EXCHANGE_API_KEY" } as const
const bases = { "brand-lift": "$FIELDWORK_BRAND_LIFT_URL", exchange: "$FIELDWORK_EXCHANGE_URL" } as const
const authUrl = "$FIELDWORK_BRAND_LIFT_AUTH_URL"

/** The shell variables for the properties of a token request's body. */
export const bodyVariables = {
  clientId: "$FIELDWORK_BRAND_LIFT_CLIENT_ID",
  clientSecret: "$FIELDWORK_BRAND_LIFT_CLIENT_SECRET",
  audience: "$FIELDWORK_BRAND_LIFT_AUDIENCE"
} as const

const secret = /("client_secret":)"(?:[^"\\]|\\.)*"/

/** Quotes a body. Around each variable, the single-quoted string ends and a new one starts, so that the shell expands the variable. */
const quoteBody = (body: string): string =>
  Object.values(bodyVariables).reduce<string>(
    (text, name) => text.replace(`"${name}"`, () => `"'"${name}"'"`),
    quote(body.replace(secret, (_, member: string) => `${member}"${bodyVariables.clientSecret}"`))
  )

const bodyOf = async (body: SentRequest["body"]): Promise<ReadonlyArray<string>> => {
  if (body === undefined) return []
  if (typeof body === "string") return [`--data ${quoteBody(body)}`]
  const parts = await Promise.all(
    [...body].map(async ([name, value]) => [name, typeof value === "string" ? value : await value.text()] as const)
  )
  return parts.map(([name, value]) => `--form-string ${quote(`${name}=${value}`)}`)
}

export const curlOf = async (api: keyof typeof bases, { body, headers, method, url }: SentRequest): Promise<string> => {
  const isPlaceholder = url.startsWith(placeholderUrl)
  const path = url.slice(placeholderUrl.length)
  const base = headers.has("authorization") ? bases[api] : authUrl
  const address = isPlaceholder ? expanding(path, base) : quote(url)
  const shown = [...headers].filter(([name]) => !["authorization", "user-agent", "traceparent"].includes(name))
  const lines = [
    `curl --request ${method} ${address}`,
    ...(headers.has("authorization") ? [`--header "Authorization: ${authorizations[api]}"`] : []),
    ...shown.map(([name, value]) => `--header ${quote(`${name}: ${value}`)}`),
    ...(await bodyOf(body))
  ]
  return `${lines.join(" \\\n  ")}\n`
}
