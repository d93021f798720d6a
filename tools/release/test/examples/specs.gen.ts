// Written from docstrings by `vitest run test/examples -u`: edit those.
import * as fieldwork_specs_corrections from "@fieldwork/specs/corrections"
import * as fieldwork_specs_decisions from "@fieldwork/specs/decisions"
import * as fieldwork_specs_documents from "@fieldwork/specs/documents"
import * as fieldwork_specs_openapi from "@fieldwork/specs/openapi"
import * as fieldwork_specs_provenance from "@fieldwork/specs/provenance"
import type { Example } from "./Example.ts"

export const examples: ReadonlyArray<Example> = [
  {
    name: "correctionsOf",
    file: "correctionsOf",
    run: async (check) => {
      const { correctionsOf } = fieldwork_specs_corrections
      const corrections = correctionsOf({
        overlay: "1.0.0",
        info: { title: "Our account", version: "1" },
        extends: "exchange",
        actions: [{ target: "$", update: { "x-wire-trailing-slash": true } }]
      })
      check(corrections.trailingSlash, "true")
    }
  },
  {
    name: "decisions",
    file: "decisions",
    run: async (check) => {
      const { decisions } = fieldwork_specs_decisions
      check(decisions.exchange.every(({ probe }) => probe !== ""), "true")
    }
  },
  {
    name: "documents",
    file: "documents",
    run: async (check) => {
      const { documents } = fieldwork_specs_documents
      check(documents.exchange.info !== undefined, "true")
      check(Object.keys(documents), "[\"brand-lift\",\"exchange\"]")
    }
  },
  {
    name: "apiNames",
    file: "documents",
    run: async (check) => {
      const { apiNames } = fieldwork_specs_documents
      check(apiNames, "[\"brand-lift\",\"exchange\"]")
    }
  },
  {
    name: "operationsOf",
    file: "operations",
    run: async (check) => {
      const { documents } = fieldwork_specs_documents
      const { operationsOf } = fieldwork_specs_openapi
      check(operationsOf(documents.exchange).some(({ id }) => id === "listDictionary"), "true")
    }
  },
  {
    name: "webhooksOf",
    file: "operations",
    run: async (check) => {
      const { documents } = fieldwork_specs_documents
      const { webhooksOf } = fieldwork_specs_openapi
      check(webhooksOf(documents.exchange).length > 0, "true")
    }
  },
  {
    name: "repliesOf",
    file: "operations",
    run: async (check) => {
      const { documents } = fieldwork_specs_documents
      const { operationsOf, repliesOf } = fieldwork_specs_openapi
      const operation = operationsOf(documents.exchange).find(({ id }) => id === "listDictionary")
      const statuses = operation === undefined ? [] : repliesOf(documents.exchange, operation).map(({ status }) => status)
      check(statuses.includes("200"), "true")
    }
  },
  {
    name: "schemaPointer",
    file: "operations",
    run: async (check) => {
      const { schemaPointer } = fieldwork_specs_openapi
      const document = { ok: { content: { "application/json": { schema: {} } } } }
      check(schemaPointer(document as never, "#/ok", "application/json"), "\"#/ok/content/application~1json/schema\"")
      check(schemaPointer(document as never, "#/ok", "text/csv"), "undefined")
    }
  },
  {
    name: "examplesOf",
    file: "operations",
    run: async (check) => {
      const { documents } = fieldwork_specs_documents
      const { examplesOf } = fieldwork_specs_openapi
      check(examplesOf(documents.exchange, { examples: { one: { value: 1 } } }), "[{\"name\":\"one\",\"value\":1}]")
    }
  },
  {
    name: "matcherOf",
    file: "operations",
    run: async (check) => {
      const { documents } = fieldwork_specs_documents
      const { matcherOf } = fieldwork_specs_openapi
      check(matcherOf(documents.exchange)("GET", "/demand/v2-beta/locales")?.id, "\"listDictionary\"")
    }
  },
  {
    name: "pointerOf",
    file: "pointer",
    run: async (check) => {
      const { pointerOf } = fieldwork_specs_openapi
      check(pointerOf("paths", "/campaigns", "get"), "\"#/paths/~1campaigns/get\"")
    }
  },
  {
    name: "stepsOf",
    file: "pointer",
    run: async (check) => {
      const { stepsOf } = fieldwork_specs_openapi
      check(stepsOf("#/paths/~1campaigns/get"), "[\"paths\",\"/campaigns\",\"get\"]")
    }
  },
  {
    name: "below",
    file: "pointer",
    run: async (check) => {
      const { below } = fieldwork_specs_openapi
      check(below("#/paths", "/campaigns", "get"), "\"#/paths/~1campaigns/get\"")
    }
  },
  {
    name: "wayTo",
    file: "pointer",
    run: async (check) => {
      const { wayTo } = fieldwork_specs_openapi
      check(wayTo({ a: { b: 1 } }, "#/a/b").length, "3")
    }
  },
  {
    name: "at",
    file: "pointer",
    run: async (check) => {
      const { at } = fieldwork_specs_openapi
      check(at({ a: { b: 1 } }, "#/a/b"), "1")
      check(at({ a: { b: 1 } }, "#/a/c"), "undefined")
    }
  },
  {
    name: "isReference",
    file: "resolve",
    run: async (check) => {
      const { isReference } = fieldwork_specs_openapi
      check([isReference({ $ref: "#/a" }), isReference({})], "[true,false]")
    }
  },
  {
    name: "resolve",
    file: "resolve",
    run: async (check) => {
      const { resolve } = fieldwork_specs_openapi
      check(resolve({ a: { type: "string" } }, { $ref: "#/a" }), "{\"type\":\"string\"}")
    }
  },
  {
    name: "placeOf",
    file: "resolve",
    run: async (check) => {
      const { placeOf } = fieldwork_specs_openapi
      check(placeOf({ a: { $ref: "#/b" }, b: {} }, "#/a"), "\"#/b\"")
    }
  },
  {
    name: "resolveSchema",
    file: "resolve",
    run: async (check) => {
      const { resolveSchema } = fieldwork_specs_openapi
      const document = { base: { type: "object", properties: { id: { type: "integer" } } } }
      check(resolveSchema(document, { allOf: [{ $ref: "#/base" }] }).type, "\"object\"")
    }
  },
  {
    name: "referencesIn",
    file: "resolve",
    run: async (check) => {
      const { referencesIn } = fieldwork_specs_openapi
      const document = { components: { schemas: { A: { $ref: "#/components/schemas/B" }, B: {} } } }
      check([...referencesIn(document, { $ref: "#/components/schemas/A" })], "[\"#/components/schemas/A\",\"#/components/schemas/B\"]")
    }
  },
  {
    name: "claimsOf",
    file: "claims",
    run: async (check) => {
      const { claimsOf } = fieldwork_specs_provenance
      check(claimsOf({ "#/info": ["title", "version"] }).map(({ name }) => name), "[\"title\",\"version\"]")
    }
  },
  {
    name: "isGeneral",
    file: "claims",
    run: async (check) => {
      const { isGeneral } = fieldwork_specs_provenance
      check([isGeneral({ pointer: "#/paths/*", name: "get" }), isGeneral({ pointer: "#/info", name: "title" })], "[true,false]")
    }
  },
  {
    name: "speaksOf",
    file: "claims",
    run: async (check) => {
      const { documents } = fieldwork_specs_documents
      const { facetsOf, speaksOf } = fieldwork_specs_provenance
      check(facetsOf(documents.exchange).some(speaksOf({ pointer: "#/**", name: "**" })), "true")
    }
  },
  {
    name: "facetsOf",
    file: "facets",
    run: async (check) => {
      const { documents } = fieldwork_specs_documents
      const { facetsOf } = fieldwork_specs_provenance
      check(facetsOf(documents.exchange).length > 1000, "true")
    }
  },
  {
    name: "kinds",
    file: "marks",
    run: async (check) => {
      const { kinds } = fieldwork_specs_provenance
      check(kinds, "[\"stated\",\"observed\",\"inferred\"]")
    }
  },
  {
    name: "baseOf",
    file: "marks",
    run: async (check) => {
      const { baseOf } = fieldwork_specs_provenance
      check(baseOf("required.campaign_id"), "\"required\"")
    }
  },
  {
    name: "kindIn",
    file: "marks",
    run: async (check) => {
      const { kindIn } = fieldwork_specs_provenance
      check(kindIn({ stated: ["type"] }, "type"), "\"stated\"")
    }
  },
  {
    name: "markOf",
    file: "marks",
    run: async (check) => {
      const { documents } = fieldwork_specs_documents
      const { facetsOf, markOf } = fieldwork_specs_provenance
      const document = documents.exchange
      check(facetsOf(document).every(({ name, pointer }) => markOf(document, pointer, name) !== undefined), "true")
    }
  }
]
