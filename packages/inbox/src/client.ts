/** A typed client for the read API of the inbox. It depends neither on Effect nor on Node. */
import createClient, { type Client } from "openapi-fetch"
import type { components, paths } from "./http/schema.gen.ts"

type Schemas = components["schemas"]

/** A survey as returned by the read API. */
export type ReadSurvey = Schemas["Survey"]
/** An outcome as returned by the read API. */
export type ReadOutcome = Schemas["Outcome"]
/** A change as returned by the read API, in a page or in the data of a `change` event. */
export type ReadChange = Schemas["Change"]
/** The state of the inbox as returned by the read API. */
export type ReadStats = Schemas["Stats"]

/** The client. It has one method per HTTP method. The first argument is a path from the OpenAPI document. */
export type InboxClient = Client<paths>

/** The options for the client: the base URL and the token of the read API. */
export interface InboxClientOptions {
  /** The base URL of the read API, such as `http://127.0.0.1:8484/api`. */
  readonly baseUrl: string
  /** The token for the read API, sent as `Authorization: Bearer …`. */
  readonly token: string
  /** The function that sends the requests. Default: the global `fetch`. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined
}

/**
 * Creates a client for the read API. Its paths, parameters and responses are typed from the OpenAPI document.
 *
 * @example
 * ```ts
 * import { createInboxClient } from "@fieldwork/inbox/client"
 * import { createInbox } from "@fieldwork/inbox/promise"
 *
 * const inbox = await createInbox({ store: ":memory:", keys: async () => ({}) })
 * const token = "0123456789abcdef"
 * const client = createInboxClient({ baseUrl: "https://inbox.example/api", token, fetch: inbox.readApi({ token }).fetch })
 * const { data } = await client.GET("/surveys", { params: { query: { status: "live", locale: ["eng_us"] } } })
 * data?.surveys // => []
 * await inbox.close()
 * ```
 */
export const createInboxClient = ({ baseUrl, fetch, token }: InboxClientOptions): InboxClient =>
  createClient<paths>({
    baseUrl,
    headers: { authorization: `Bearer ${token}` },
    // A list is sent as one parameter with comma-separated values.
    querySerializer: { array: { style: "form", explode: false } },
    ...(fetch !== undefined && { fetch })
  })
