/**
 * Renders the page of an operation or a webhook as Markdown.
 */
import { samplesOf } from "../samples/route-samples.ts"
import { factsOf } from "../spec/facts.ts"
import {
  type Content,
  isSuccess,
  operationNamed,
  parameterFields,
  replies,
  type Reply,
  requestBody,
  type Route
} from "../spec/operations.ts"
import { reasonPhrase } from "../spec/status.ts"
import { originsText, treeText, wordsText } from "./fields.ts"

export const fence = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``

/** Joins paragraphs with blank lines, and omits empty paragraphs. */
export const paragraphs = (parts: ReadonlyArray<string | undefined>): string =>
  parts.filter((part) => part !== undefined && part !== "").join("\n\n")

const contentText = (content: Content): string =>
  paragraphs([
    `\`${content.mediaType}\`: ${wordsText(content.type)}. ${content.description}`.trim(),
    treeText(content.tree),
    ...content.examples.map(({ text, title }) => `Example: ${title}\n\n${fence("json", text)}`)
  ])

/** Renders a response. For an error, the fields are omitted because they are on the page of the error's schema. */
const replyText = (reply: Reply): string => {
  const source = reply.origins.length === 0 ? "" : ` (${originsText(reply.origins)})`
  return paragraphs([
    `### ${reply.status} ${reasonPhrase(reply.status)}`,
    `${reply.description}${source}`,
    treeText({ fields: reply.headers, variants: [] }),
    ...reply.contents.map((content) =>
      contentText(isSuccess(reply) ? content : { ...content, tree: { fields: [], variants: [] } })
    )
  ])
}

const deprecationText = (route: Route): string | undefined => {
  const deprecation = route.operation["x-deprecation"]
  if (deprecation === undefined) return undefined
  const replacement = operationNamed(route.api, deprecation.replacement)
  const guide = deprecation.guide === undefined ? "" : ` ${deprecation.guide}.`
  const end = deprecation.sunset === undefined ? "" : ` It ends on ${deprecation.sunset}.`
  return `**Deprecated.** Use [${deprecation.replacement}](${replacement?.href ?? ""}) instead.${guide}${end}`
}

export const routeText = (route: Route): string => {
  const { kind, method, operation, path } = route
  const fields = parameterFields(route)
  const body = requestBody(route)
  return paragraphs([
    kind === "webhook" ? "`POST` to your callback URL" : `\`${method.toUpperCase()} ${path}\``,
    deprecationText(route),
    operation.description,
    factsOf(route)
      .map(({ term, text }) => `- ${term}: ${text}`)
      .join("\n"),
    ...(kind === "webhook"
      ? []
      : [
          "## Request",
          ...samplesOf(route).map(({ code, label, language }) => `${label}:\n\n${fence(language, code)}`)
        ]),
    ...(fields.length === 0 ? [] : ["## Parameters", treeText({ fields, variants: [] })]),
    ...(body === undefined ? [] : ["## Body", body.description, ...body.contents.map(contentText)]),
    kind === "webhook" ? "## Expected response" : "## Responses",
    ...replies(route).map(replyText)
  ])
}
