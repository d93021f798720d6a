import { SandboxContainer, sandboxImage, StartedSandboxContainer } from "@fieldwork/sandbox/testcontainers"
import { assertSame } from "../assertSame.ts"

const start = (): Promise<StartedSandboxContainer> => new SandboxContainer().withSeed(7).withHostPorts(3000).start()
assertSame(typeof start, "function")
assertSame(/^ghcr\.io\/fieldwork\/fieldwork-sandbox:\d+\.\d+\.\d+/.test(sandboxImage), true)
// An invalid setting is reported even without a container engine.
const refused = await new SandboxContainer()
  .withRate(-1)
  .start()
  .catch((cause: unknown) => String(cause))
assertSame(typeof refused === "string" && refused.includes("--rate takes a number from 0"), true)
