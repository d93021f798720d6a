/** A typed client for the read API of the inbox. It requires neither Effect nor Node. */
import createClient, { type Client } from "openapi-fetch"
import type { components, paths } from "./http/schema.gen.ts"

type Schemas = components["schemas"]

/** A survey as the read API returns it. */
export type ReadSurvey = Schemas["Survey"]
/** An outcome as the read API returns it. */
export type ReadOutcome = Schemas["Outcome"]
/** A change as the read API returns it in a page and in the data of a `change` event. */
export type ReadChange = Schemas["Change"]
/** The state of the inbox as the read API returns it. */
export type ReadStats = Schemas["Stats"]

/** The client. It has one method per HTTP method, whose first argument is a path of the OpenAPI document. */
export type InboxClient = Client<paths>

/** The address of the read API, and the credentials for it. */
export interface InboxClientOptions {
  /** The address of the read API, such as `http://127.0.0.1:8484/api`. */
  readonly baseUrl: string
  /** The token of the read API, sent as `Authorization: Bearer …`. */
  readonly token: string
  /** Sends the requests. Default: the global `fetch`. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined
}

/**
 * Creates a client whose paths, parameters and responses have the types of the read API's OpenAPI document.
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
    // A list is sent as one parameter with values separated by commas.
    querySerializer: { array: { style: "form", explode: false } },
    ...(fetch !== undefined && { fetch })
  })
