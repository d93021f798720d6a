/** A running sandbox container, with its URLs, its credentials and its control API. */
import { AbstractStartedContainer } from "testcontainers"
import { type ControlClient, createControlClient } from "../control/client.ts"
import { credentials } from "../Sandbox.ts"

/** The port of the sandbox inside the container. */
export const sandboxPort = 4600

/**
 * A sandbox that is running in a container. If it is declared with `await using`, the container is stopped at the end of the block.
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
  /** Returns the base URL of the brand lift service and the exchange, as seen from the test's host: `http://host:port`. */
  getUrl(): string {
    const host = this.getHost()
    return `http://${host.includes(":") ? `[${host}]` : host}:${this.getPort()}`
  }

  /** Returns the host port that is mapped to the sandbox's port. */
  getPort(): number {
    return this.getMappedPort(sandboxPort)
  }

  /**
   * Returns the base URL of the brand lift service and the exchange for other containers in the same network. `alias` is the network alias of this
   * container.
   */
  getNetworkUrl(alias: string): string {
    return `http://${alias}:${sandboxPort}`
  }

  /** Returns the URL of the console, which is also the root of the control API. */
  getControlUrl(): string {
    return `${this.getUrl()}/__sandbox/`
  }

  /** Returns a typed client for the control API, which advances the clock, injects faults and lists callbacks. */
  getControlClient(): ControlClient {
    return createControlClient({ baseUrl: this.getUrl() })
  }

  /** Returns the credentials for the brand lift service and the exchange. They are the same in every sandbox. */
  getCredentials(): typeof credentials {
    return credentials
  }

  /**
   * Returns the URL at which the sandbox reaches `port` on the test's host. The port must have been exposed with `withHostPorts`.
   */
  getHostUrl(port: number): string {
    return `http://host.testcontainers.internal:${port}`
  }

  /** Advances the virtual clock, and waits for all events that become due, including callbacks. */
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
    if (error !== undefined) throw new Error(`The sandbox did not advance its clock: ${JSON.stringify(error)}`)
  }
}
