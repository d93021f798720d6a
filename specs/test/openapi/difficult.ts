/**
 * A valid OpenAPI document that is difficult to parse: it has names that contain `/`, `~`, `%` and braces, references to references, and names that
 * every JavaScript object inherits.
 */
import type { Document } from "../../src/openapi/index.ts"

export const difficult: Document = {
  openapi: "3.1.1",
  info: { title: "Difficult", version: "1" },
  paths: {
    "/things/{id}/a~b": {
      parameters: [{ $ref: "#/components/parameters/a~1b" }],
      get: {
        operationId: "getThing",
        parameters: [{ $ref: "#/components/parameters/100%25" }],
        responses: { "200": { $ref: "#/components/responses/Alias" }, "4XX": { description: "refused" } }
      },
      post: {
        operationId: "createThing",
        requestBody: { $ref: "#/components/requestBodies/constructor" },
        responses: {
          default: { $ref: "#/paths/~1things~1%7Bid%7D~1a~0b/get/responses/4XX" }
        }
      }
    },
    "/empty": {}
  },
  webhooks: {
    told: {
      post: { operationId: "receiveThing", responses: { "2XX": { $ref: "#/components/responses/toString" } } }
    }
  },
  components: {
    parameters: {
      "a/b": { name: "id", in: "path", required: true, schema: { type: "string" } },
      "100%": { name: "share", in: "query", schema: { $ref: "#/components/schemas/Share~1x" } }
    },
    requestBodies: {
      constructor: { content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } } }
    },
    responses: {
      Alias: { $ref: "#/components/responses/toString" },
      toString: {
        description: "one thing",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } }
      }
    },
    schemas: {
      Thing: {
        type: "object",
        properties: { share: { $ref: "#/components/schemas/Share~1x" }, note: { type: ["string", "null"] } }
      },
      "Share/x": { type: "number", minimum: 0, maximum: 1 }
    }
  }
} as unknown as Document
