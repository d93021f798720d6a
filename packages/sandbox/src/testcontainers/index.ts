/**
 * The sandbox as a Testcontainers container, for tests whose services run in containers or are not written in JavaScript.
 *
 * @since 0.2.0
 */
export { SandboxContainer, sandboxImage, type ScenarioName } from "./SandboxContainer.ts"
export { StartedSandboxContainer } from "./StartedSandboxContainer.ts"
