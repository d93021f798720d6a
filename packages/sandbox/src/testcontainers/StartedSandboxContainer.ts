/** A running container: its addresses, its credentials and its control API. */
import { AbstractStartedContainer } from "testcontainers"
import { type ControlClient, createControlClient } from "../control/client.ts"
import { credentials } from "../Sandbox.ts"

/** The port inside the container. */
export const sandboxPort = 4600

/**
 * A sandbox that runs in a container. `await using` stops it at the end of the block, like `stop`.
 *
 * @example
 * ```ts
 * import { SandboxContainer } from "@fieldwork/sandbox/testcontainers"
 *
 * const readClock = async () => {
 *   await using sandbox = await new SandboxContainer().withScenario("analyst").start()
 *   await sandbox.advance({ days: 1 })
 *   return sandbox.getControlClient().GET("/__sandbox/clock")
 * }
 * typeof readClock // => "function"
 * ```
 */
export class StartedSandboxContainer extends AbstractStartedContainer {
  /** Returns the base URL of both services from the test's host: `http://host:port`. */
  getUrl(): string {
    const host = this.getHost()
    return `http://${host.includes(":") ? `[${host}]` : host}:${this.getPort()}`
  }

  /** Returns the port of the host that is mapped to the sandbox. */
  getPort(): number {
    return this.getMappedPort(sandboxPort)
  }

  /**
   * Returns the base URL of both services for containers in the same network, in which this container has the alias
   * `alias`.
   */
  getNetworkUrl(alias: string): string {
    return `http://${alias}:${sandboxPort}`
  }

  /** Returns the URL of the console, which is also the root of the control API. */
  getControlUrl(): string {
    return `${this.getUrl()}/__sandbox/`
  }

  /** Returns a typed client of the control API, which advances the clock, injects faults and reads the deliveries. */
  getControlClient(): ControlClient {
    return createControlClient({ baseUrl: this.getUrl() })
  }

  /** Returns the credentials of an account of each service. They are the same in every sandbox. */
  getCredentials(): typeof credentials {
    return credentials
  }

  /**
   * Returns the URL by which the sandbox reaches `port` of the test's host. `withHostPorts` must have exposed the port.
   */
  getHostUrl(port: number): string {
    return `http://host.testcontainers.internal:${port}`
  }

  /** Advances the virtual clock and waits for everything that becomes due, including callbacks. */
  async advance({
    days = 0,
    hours = 0,
    seconds = 0
  }: {
    readonly days?: number
    readonly hours?: number
    readonly seconds?: number
  }): Promise<void> {
    const body = { seconds: (days * 24 + hours) * 3600 + seconds }
    const { error } = await this.getControlClient().POST("/__sandbox/clock/advance", { body })
    if (error !== undefined) throw new Error(`The sandbox did not move its clock: ${JSON.stringify(error)}`)
  }
}
