// Written from docstrings by `vitest run test/examples -u`: edit those.
import * as fieldwork_sandbox from "@fieldwork/sandbox"
import * as fieldwork_sandbox_browser from "@fieldwork/sandbox/browser"
import * as fieldwork_sandbox_control from "@fieldwork/sandbox/control"
import * as fieldwork_sandbox_states from "@fieldwork/sandbox/states"
import * as fieldwork_sandbox_testcontainers from "@fieldwork/sandbox/testcontainers"
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
  },
  {
    name: "createSandbox",
    file: "browser",
    run: async (check) => {
      const { createSandbox, credentials } = fieldwork_sandbox_browser
      const sandbox = createSandbox({ seed: 1, send: async () => new Response(null, { status: 200 }) })
      const headers = { authorization: credentials.exchange.apiKey }
      const response = await sandbox.fetch("https://exchange.example/demand/v2-beta/locales", { headers })
      check(response.status, "200")
    }
  },
  {
    name: "createControlClient",
    file: "client",
    run: async (check) => {
      const { createSandbox } = fieldwork_sandbox
      const { createControlClient } = fieldwork_sandbox_control
      const { fetch } = createSandbox()
      const control = createControlClient({ baseUrl: "https://sandbox.example", fetch })
      await control.POST("/__sandbox/clock/advance", { body: { seconds: 86_400 } })
      const { data } = await control.GET("/__sandbox/clock")
      check(data?.now, "\"2026-01-06T00:00:00.000Z\"")
    }
  },
  {
    name: "stateMachines",
    file: "states",
    run: async (check) => {
      const { stateMachines } = fieldwork_sandbox_states
      const campaign = stateMachines.find(({ id }) => id === "campaign")
      check(campaign?.transitions.find(({ from }) => from === "draft"), "{ \"from\": \"draft\", \"when\": \"launchCampaign\", \"to\": \"pending\" }")
    }
  },
  {
    name: "sandboxImage",
    file: "SandboxContainer",
    run: async (check) => {
      const { sandboxImage } = fieldwork_sandbox_testcontainers
      check(sandboxImage.split(":")[0], "\"ghcr.io/fieldwork/fieldwork-sandbox\"")
    }
  },
  {
    name: "SandboxContainer",
    file: "SandboxContainer",
    run: async (_, fails) => {
      const { SandboxContainer } = fieldwork_sandbox_testcontainers
      const container = () => new SandboxContainer().withSeed(7).withMarket(500)
      await fails(async () => await container().withRate(-1).start(), "--rate takes a number from 0 to 1000000, not \"-1\"")
    }
  },
  {
    name: "StartedSandboxContainer",
    file: "StartedSandboxContainer",
    run: async (check) => {
      const { SandboxContainer } = fieldwork_sandbox_testcontainers
      const readClock = async () => {
        await using sandbox = await new SandboxContainer().withScenario("analyst").start()
        await sandbox.advance({ days: 1 })
        return sandbox.getControlClient().GET("/__sandbox/clock")
      }
      check(typeof readClock, "\"function\"")
    }
  }
]
