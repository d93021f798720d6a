/**
 * A small document with a request, a response, a schema that is used in both, and a webhook.
 */
import type { Schema } from "@fieldwork/specs/openapi"
import type { Document } from "../../src/spec/Document.ts"

const json = (schema: Schema) => ({ content: { "application/json": { schema } } })
const open = (...values: ReadonlyArray<string>) => ({
  type: "string",
  "x-known-values": values.map((value) => ({ value, meaning: value }))
})

const order = {
  type: "object",
  required: ["size"],
  properties: {
    size: { type: "string", enum: ["small", "large"] },
    sugar: { $ref: "#/components/schemas/Sugar" },
    cups: { type: "integer", default: 1 },
    kind: open("espresso", "filter"),
    note: { type: "string" }
  }
}
const receipt = {
  type: "object",
  required: ["id"],
  properties: {
    id: { type: "integer" },
    sugar: { $ref: "#/components/schemas/Sugar" },
    paid_by: { type: "string", enum: ["cash", "card"] },
    rounded: { type: "integer", default: 2 },
    origin: { type: "string" },
    tip: { type: "integer", maximum: 5 }
  },
  "x-provenance": {
    section: "Receipts",
    stated: ["type", "properties", "maximum"],
    inferred: ["required", "properties.origin"]
  }
}
const event = { type: "object", properties: { state: { type: "string", enum: ["ready", "gone"] } } }

const shop = {
  openapi: "3.1.1",
  info: { title: "Shop", version: "1.0.0" },
  servers: [{ url: "https://shop.example" }],
  paths: {
    "/orders": {
      post: {
        operationId: "createOrder",
        summary: "Order",
        "x-retry": "once",
        parameters: [{ $ref: "#/components/parameters/Priority" }],
        requestBody: { required: true, ...json({ $ref: "#/components/schemas/Order" }) },
        responses: { "200": { description: "Ordered", ...json({ $ref: "#/components/schemas/Receipt" }) } }
      }
    }
  },
  webhooks: {
    ready: {
      post: {
        operationId: "ready",
        summary: "Ready",
        requestBody: { required: true, ...json({ $ref: "#/components/schemas/Event" }) },
        responses: { "200": { description: "Received" } }
      }
    }
  },
  components: {
    parameters: {
      Priority: { name: "priority", in: "query", schema: { type: "string", enum: ["low", "high"], default: "low" } }
    },
    schemas: { Sugar: { type: "string", enum: ["none", "white"] }, Order: order, Receipt: receipt, Event: event }
  }
}

export type Shop = typeof shop

/** Returns a copy of the shop document, modified by `change`. */
export const shopAfter = (change: (shop: Shop) => void = () => undefined): Document => {
  const copy = structuredClone(shop)
  change(copy)
  return copy as Document
}
