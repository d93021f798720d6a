/**
 * The lookup operations for tracking tags: ad servers and query parameters.
 */
import type { Handlers } from "../../http/Handler.ts"
import { notFound } from "../errors.ts"
import type { operations } from "@fieldwork/specs/brand-lift/schema"
import { adServers, ofTypes, toAdServer, toTagParameter } from "./tagParameters.ts"

export const tagHandlers = (): Handlers<
  Pick<operations, "listAdServers" | "getAdServer" | "listTagQueryParameters">
> => ({
  listAdServers: ({ params: { include_parameters = false } }) => ({
    status: 200,
    body: {
      items: adServers.map((server) =>
        include_parameters ? toAdServer(server) : { id: server.id, ad_server_name: server.name }
      )
    }
  }),

  getAdServer: ({ params: { id, tag_type__in } }) => {
    const server = adServers.find((each) => String(each.id) === id)
    return server === undefined ? notFound : { status: 200, body: toAdServer(server, tag_type__in) }
  },

  listTagQueryParameters: ({ params: { tag_type__in } }) => ({
    status: 200,
    body: { items: ofTypes(tag_type__in).map(toTagParameter) }
  })
})
