// Written from docstrings by `vitest run test/examples -u`: edit those.
import * as fieldwork_sandbox from "@fieldwork/sandbox"
import * as fieldwork_sandbox_browser from "@fieldwork/sandbox/browser"
import type { Example } from "./Example.ts"

export const examples: ReadonlyArray<Example> = [
  {
    name: "credentials",
    file: "Sandbox",
    run: async (check) => {
      const { credentials } = fieldwork_sandbox
      check(Object.keys(credentials), "[\"brandLift\",\"exchange\"]")
    }
  },
  {
    name: "createSandbox",
    file: "Sandbox",
    run: async (check) => {
      const { createSandbox, credentials } = fieldwork_sandbox
      const sandbox = createSandbox()
      const headers = { authorization: credentials.exchange.apiKey }
      const response = await sandbox.fetch("https://exchange.example/demand/v2-beta/locales", { headers })
      check(response.status, "200")
    }
  },
  {
    name: "credentials",
    file: "browser",
    run: async (check) => {
      const { credentials } = fieldwork_sandbox_browser
      check(Object.keys(credentials), "[\"brandLift\",\"exchange\"]")
    }
  }
]
