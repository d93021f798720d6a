/**
 * Writes the operations as `.http` files, which editors can run, and an environment file.
 */
import type { Body, Collection, Folder, Request } from "./Request.ts"

const boundary = "fieldwork-form"

const bodyLines = (body: Body): ReadonlyArray<string> => {
  if (body.kind !== "form") return ["", body.text]
  return [
    "",
    ...body.members.flatMap(([name, value]) => [
      `--${boundary}`,
      `Content-Disposition: form-data; name="${name}"`,
      "",
      value
    ]),
    `--${boundary}--`
  ]
}

const typeOf = (body: Body | undefined): ReadonlyArray<string> => {
  if (body === undefined) return []
  return [`Content-Type: ${body.kind === "form" ? `multipart/form-data; boundary=${boundary}` : "application/json"}`]
}

const requestText = ({ body, description, headers, method, name, query, url }: Request): string => {
  const address = query.length === 0 ? url : `${url}?${query.map(([key, value]) => `${key}=${value}`).join("&")}`
  return [
    `### ${name}`,
    `# ${description.replaceAll(/\s+/g, " ")}`,
    `# @name ${name}`,
    `${method} ${address}`,
    ...headers.map(([key, value]) => `${key}: ${value.replace("{{access_token}}", tokenReference)}`),
    ...typeOf(body),
    ...(body === undefined ? [] : bodyLines(body)),
    ""
  ].join("\n")
}

/** A reference to the token in the response to the token request, which must be in the same file. */
const tokenReference = "{{createToken.response.body.access_token}}"

/** Returns one file per folder of operations, and the environment file. A file that needs a token begins with the token request. */
export const httpFiles = ({ environment, operations }: Collection): ReadonlyArray<{ path: string; text: string }> => {
  const token = operations.flatMap(({ requests }) => requests).find(({ name }) => name === "createToken")
  const fileOf = ({ name, requests }: Folder) => {
    const needsToken = requests.some(
      (each) => each.name !== "createToken" && each.headers.some(([, value]) => value.includes("access_token"))
    )
    const all = needsToken && token !== undefined ? [token, ...requests.filter((each) => each !== token)] : requests
    return { path: `${name.replaceAll(/[^\w-]+/g, "-").toLowerCase()}.http`, text: all.map(requestText).join("\n") }
  }
  return [
    ...operations.map(fileOf),
    { path: "http-client.env.json", text: `${JSON.stringify({ sandbox: environment }, undefined, 2)}\n` }
  ]
}
