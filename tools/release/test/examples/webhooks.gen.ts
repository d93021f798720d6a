// Written from docstrings by `vitest run test/examples -u`: edit those.
import * as fieldwork_webhooks from "@fieldwork/webhooks"
import * as fieldwork_webhooks_conformance from "@fieldwork/webhooks/conformance"
import * as fieldwork_webhooks_testing from "@fieldwork/webhooks/testing"
import * as node_http from "node:http"
import type { Example } from "./Example.ts"

export const examples: ReadonlyArray<Example> = [
  {
    name: "WebhookConfigurationError",
    file: "configuration-error",
    run: async (check, fails) => {
      const { createReplayGuard, WebhookConfigurationError } = fieldwork_webhooks
      await fails(async () => createReplayGuard({ pendingSeconds: -1 }), "Option pendingSeconds")
      check(new WebhookConfigurationError("Option keys is missing").name, "\"WebhookConfigurationError\"")
    }
  },
  {
    name: "checkReceiver",
    file: "conformance",
    run: async (check) => {
      const { createServer } = node_http
      const { checkReceiver } = fieldwork_webhooks_conformance
      // It accepts everything.
      const server = createServer((request, response) => request.resume().on("end", () => response.end()))
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
      const address = server.address()
      const port = typeof address === "object" && address !== null ? address.port : 0
      const failed: Array<string> = []
      for await (const { id, verdict } of checkReceiver(`http://127.0.0.1:${port}/`, { only: "tampered/first" }))
        if (verdict === "failed") failed.push(id)
      server.close()
      check(failed[0], "\"tampered/first-byte\"")
    }
  },
  {
    name: "parseSignatureHeader",
    file: "header",
    run: async (check) => {
      const { parseSignatureHeader } = fieldwork_webhooks
      const parsed = parseSignatureHeader("no header")
      check("_tag" in parsed ? parsed._tag : "", "\"MalformedHeaderError\"")
    }
  },
  {
    name: "createVerifier",
    file: "index.node",
    run: async (check) => {
      const { createVerifier } = fieldwork_webhooks
      const { createSender } = fieldwork_webhooks_testing
      const sender = await createSender()
      const verifier = createVerifier({ keys: sender.keys })
      const { body, headers } = await sender.send([{ survey_id: 1 }] as never)
      check(typeof verifier, "\"object\"")
      check(headers !== undefined && body !== undefined, "true")
    }
  },
  {
    name: "createVerifier",
    file: "index",
    run: async (check) => {
      const { createVerifier } = fieldwork_webhooks
      const { createSender } = fieldwork_webhooks_testing
      const sender = await createSender()
      const verifier = createVerifier({ keys: sender.keys })
      const { body, headers } = await sender.send([{ survey_id: 1 }] as never)
      check(typeof verifier, "\"object\"")
      check(headers !== undefined && body !== undefined, "true")
    }
  },
  {
    name: "createKeyRing",
    file: "key-ring",
    run: async (check) => {
      const { createKeyRing } = fieldwork_webhooks
      const { generateSigningKey } = fieldwork_webhooks_testing
      const key = await generateSigningKey("9f3c1a7e5b2d4c60")
      check(createKeyRing([key]).find("9f3c1a7e").length, "1")
    }
  },
  {
    name: "publicKeyText",
    file: "public-key-text",
    run: async (check) => {
      const { createKeyRing, publicKeyText } = fieldwork_webhooks
      const { generateSigningKey } = fieldwork_webhooks_testing
      const key = await generateSigningKey("9f3c1a7e5b2d4c60")
      check(publicKeyText(createKeyRing([key]), "9f3c1a7e5b2d4c60") === key.publicKey, "true")
    }
  },
  {
    name: "ReplayPendingError",
    file: "replay-guard",
    run: async (check) => {
      const { ReplayPendingError } = fieldwork_webhooks
      check(new ReplayPendingError().name, "\"ReplayPendingError\"")
    }
  },
  {
    name: "createReplayGuard",
    file: "replay-guard",
    run: async (check, fails) => {
      const { createReplayGuard } = fieldwork_webhooks
      check(typeof createReplayGuard({ windowSeconds: 600 }), "\"object\"")
      await fails(async () => createReplayGuard({ windowSeconds: 0 }), "Option windowSeconds is missing or wrong")
    }
  },
  {
    name: "createMemoryReplayStore",
    file: "replay-store",
    run: async (check) => {
      const { createMemoryReplayStore } = fieldwork_webhooks
      check(typeof createMemoryReplayStore({ maxEntries: 100 }), "\"object\"")
    }
  },
  {
    name: "statusOf",
    file: "status",
    run: async (check) => {
      const { statusOf } = fieldwork_webhooks
      check(statusOf({ _tag: "HeaderAbsentError" } as never), "400")
    }
  },
  {
    name: "buildOpportunities",
    file: "batch",
    run: async (check) => {
      const { buildOpportunities } = fieldwork_webhooks_testing
      check(buildOpportunities(2, { firstSurveyId: 7 }).map(({ survey_id }) => survey_id), "[7,8]")
    }
  },
  {
    name: "buildOutcomes",
    file: "batch",
    run: async (check) => {
      const { buildOutcomes } = fieldwork_webhooks_testing
      check(buildOutcomes(2).length, "2")
    }
  },
  {
    name: "forgeries",
    file: "forge",
    run: async (check) => {
      const { forgeries } = fieldwork_webhooks_testing
      check(forgeries.length > 5, "true")
    }
  },
  {
    name: "mutateItem",
    file: "mutate-item",
    run: async (check) => {
      const { mutateItem } = fieldwork_webhooks_testing
      check(mutateItem({ survey_id: 1 }, 7) === mutateItem({ survey_id: 1 }, 7), "true")
    }
  },
  {
    name: "signCallback",
    file: "sign",
    run: async (check) => {
      const { generateSigningKey, signCallback } = fieldwork_webhooks_testing
      const key = await generateSigningKey()
      const { headers } = await signCallback({ keys: [key], body: "[]" })
      check(headers["content-type"], "\"application/json\"")
    }
  },
  {
    name: "signHeader",
    file: "sign",
    run: async (check) => {
      const { generateSigningKey, signHeader } = fieldwork_webhooks_testing
      const key = await generateSigningKey("9f3c1a7e5b2d4c60")
      const header = await signHeader({ keys: [key], body: "[]", timestamp: 1767225600 })
      check(header.includes("v1:9f3c1a7e:"), "true")
    }
  },
  {
    name: "generateSigningKey",
    file: "signing-key",
    run: async (check) => {
      const { generateSigningKey } = fieldwork_webhooks_testing
      check((await generateSigningKey("9f3c1a7e5b2d4c60")).keyId, "\"9f3c1a7e5b2d4c60\"")
    }
  },
  {
    name: "testKeys",
    file: "test-keys",
    run: async (check) => {
      const { testKeys } = fieldwork_webhooks_testing
      check(Object.keys(testKeys), "[\"current\",\"next\",\"stranger\"]")
    }
  },
  {
    name: "isVerified",
    file: "verified",
    run: async (check) => {
      const { isVerified } = fieldwork_webhooks
      check(isVerified({ body: "text" }), "false")
    }
  }
]
