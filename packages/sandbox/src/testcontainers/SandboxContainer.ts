/** The configuration of a sandbox container before it is started: the image and the settings. */
import { readFileSync } from "node:fs"
import { GenericContainer, TestContainers, Wait } from "testcontainers"
import { readSettings, type SettingName, variableOf } from "../command/readSettings.ts"
import { sandboxPort, StartedSandboxContainer } from "./StartedSandboxContainer.ts"

const readVersion = (): string => {
  // In both the source tree and the published package, the manifest is two folders above this file.
  const manifest = readFileSync(new URL("../../package.json", import.meta.url), "utf8")
  return (JSON.parse(manifest) as { readonly version: string }).version
}

/**
 * The container image of the sandbox. Its tag is the version of this package, so the container and the typed control client match.
 *
 * @example
 * ```ts
 * import { sandboxImage } from "@fieldwork/sandbox/testcontainers"
 * sandboxImage.split(":")[0] // => "ghcr.io/fieldwork/fieldwork-sandbox"
 * ```
 */
export const sandboxImage: string = `ghcr.io/fieldwork/fieldwork-sandbox:${readVersion()}`

/** The name of a scenario, which is an initial state with its own seed, clock and market. */
export type ScenarioName = "analyst" | "buyer" | "supplier"

/** The folder in the container to which OpenAPI Overlays with corrections are copied. */
const correctionsFolder = "/tmp/fieldwork-corrections"

/**
 * A container that runs the sandbox on a free port of the host. The virtual clock is stopped until the test advances it.
 *
 * `start` validates the settings before it creates a container. An invalid setting is rejected with a message that states the valid values.
 *
 * @example
 * ```ts
 * import { SandboxContainer } from "@fieldwork/sandbox/testcontainers"
 *
 * const container = () => new SandboxContainer().withSeed(7).withMarket(500)
 * await container().withRate(-1).start() // throws --rate takes a number from 0 to 1000000, not "-1"
 * ```
 */
export class SandboxContainer extends GenericContainer {
  readonly #settings = new Map<SettingName, string>([["rate", "0"]])
  readonly #hostPorts: Array<number> = []
  #overlays = 0

  /** @param image - The image to run, such as an image that you have built. Default: {@link sandboxImage}. */
  constructor(image: string = sandboxImage) {
    super(image)
    this.withExposedPorts(sandboxPort)
    // The wait strategy sends requests from the test's host to the path that the image's health check uses. The sandbox responds to this path
    // immediately. The strategy also detects a container that has exited.
    this.withWaitStrategy(Wait.forHttp("/__sandbox/clock", sandboxPort, { abortOnContainerExit: true }))
    this.withStartupTimeout(60_000)
  }

  /**
   * Sets the seed, an integer from 0 to 4294967295. Default: 1. The same seed, start time and requests result in the same response bodies.
   */
  withSeed(seed: number): this {
    return this.#set("seed", String(seed))
  }

  /** Sets the start of the virtual clock. Default: 2026-01-05T00:00:00Z. */
  withStart(start: Date): this {
    return this.#set("start", start.toISOString())
  }

  /**
   * Sets the rate of the virtual clock in virtual seconds per real second, from 0 to 1000000. Default: 0, which stops the clock until the test
   * advances it.
   */
  withRate(rate: number): this {
    return this.#set("rate", String(rate))
  }

  /** Starts the sandbox in the state of a scenario, which has its own seed, start time and market. */
  withScenario(name: ScenarioName): this {
    return this.#set("scenario", name)
  }

  /**
   * Sets the number of live surveys, from 0 to 200000 (default: 180), and whether they change rarely (`calm`) or as often as in a real marketplace
   * (`real`).
   */
  withMarket(size: number, churn: "calm" | "real" = "calm"): this {
    return this.#set("market", String(size)).#set("churn", churn)
  }

  /**
   * Allows pages from this origin to call the sandbox from a browser. `origin` is an origin such as `https://docs.example`, or `*` for any origin.
   */
  withCors(origin: string): this {
    return this.#set("cors", origin)
  }

  /**
   * Makes the sandbox behave like the service that an OpenAPI Overlay describes. `file` is a path on the host. Call this method once per API.
   */
  withCorrections(file: string): this {
    const target = `${correctionsFolder}/${this.#overlays++}.overlay.yaml`
    const others = this.#settings.get("corrections")
    return this.withCopyFilesToContainer([{ source: file, target }]).#set(
      "corrections",
      others === undefined ? target : `${others},${target}`
    )
  }

  /**
   * Allows the sandbox to send callbacks to these ports on the test's host. Subscribe with the URL that {@link StartedSandboxContainer.getHostUrl}
   * returns for the port. The receiver must be listening before `start` is called.
   */
  withHostPorts(...ports: ReadonlyArray<number>): this {
    this.#hostPorts.push(...ports)
    return this
  }

  /** Exposes the host ports and starts the container. Resolves when the sandbox responds. */
  override async start(): Promise<StartedSandboxContainer> {
    readSettings((name) => this.#settings.get(name))
    const variables = [...this.#settings].map(([name, value]) => [variableOf(name), value])
    this.withEnvironment(Object.fromEntries(variables))
    if (this.#hostPorts.length > 0) await TestContainers.exposeHostPorts(...this.#hostPorts)
    return new StartedSandboxContainer(await super.start())
  }

  #set(name: SettingName, value: string): this {
    this.#settings.set(name, value)
    return this
  }
}
