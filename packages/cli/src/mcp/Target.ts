/**
 * Provides the clients that tools call: for each service, one client for reads and one for writes. A guard checks every request.
 */
import type { Fetch } from "../account/Fetch.ts"
import { openService, openTarget, type ServiceClient, type Target as Opened } from "../account/openClient.ts"
import type { CallFlags } from "../arguments/globalOptions.ts"
import type { Operation, Service } from "../operations/Operation.ts"
import type { SandboxTarget, CommandContext } from "../CommandContext.ts"
import type { Privacy } from "./Privacy.ts"

export interface TargetOptions {
  readonly flags: Pick<CallFlags, "profile" | "sandbox" | "scenario">
  readonly allowWrites: boolean
  readonly privacy: Privacy
  readonly context: CommandContext
}

/** The alternative to an account that the server suggests if no account is configured. */
export const alternative = "omit --account and --profile to use a sandbox"

export type Open = (service: Service, operation: Operation) => Promise<ServiceClient>

/** Returns a guarded `fetch`. If writes are not permitted, it allows only reads and token requests, whatever a tool sends. */
const guarded =
  (fetch: Fetch, allowWrites: boolean, privacy: Privacy): Fetch =>
  (url, init) => {
    const isToken = init.method === "POST" && new URL(url).pathname.endsWith("/oauth/token")
    if (!allowWrites && init.method !== "GET" && !isToken)
      return Promise.reject(new Error("writes are not permitted: the server was started without --allow-writes"))
    privacy.addSecret(init.headers.get("authorization")?.replace(/^Bearer /, ""))
    return fetch(url, init)
  }

const secretsOf = (account: object): ReadonlyArray<unknown> => [
  Reflect.get(account, "clientSecret"),
  Reflect.get(account, "apiKey")
]

/**
 * Returns a function that opens a sandbox on the first call for a scenario and reuses the sandbox on later calls. A sandbox keeps its state while the
 * server runs.
 */
const rememberedSandboxes = (context: CommandContext): CommandContext["openSandbox"] => {
  const open = new Map<string, Promise<SandboxTarget>>()
  return (scenario) => {
    const found = open.get(scenario) ?? context.openSandbox(scenario)
    open.set(scenario, found)
    return found
  }
}

export const makeClientOpener = ({ allowWrites, flags, privacy, context }: TargetOptions): Open => {
  const remembered = { ...context, openSandbox: rememberedSandboxes(context) }
  const targets = new Map<string, Promise<Opened>>()
  const clients = new Map<string, Promise<ServiceClient>>()
  const targetOf = (service: Service): Promise<Opened> => {
    const found = targets.get(service.service) ?? openTarget(service, flags, remembered, alternative)
    targets.set(service.service, found)
    return found
  }
  const make = async (service: Service, isRead: boolean): Promise<ServiceClient> => {
    const { account, fetch = globalThis.fetch as unknown as Fetch } = await targetOf(service)
    for (const secret of secretsOf(account)) if (typeof secret === "string") privacy.addSecret(secret)
    return openService(service, account, {
      fetch: guarded(fetch, allowWrites, privacy),
      onDrift: () => {},
      // A write is never retried automatically.
      ...(!isRead && { retry: { maxAttempts: 1 } })
    })
  }
  return (service, { verb }) => {
    const isRead = verb === "GET"
    const key = `${service.service} ${isRead}`
    const found = clients.get(key) ?? make(service, isRead)
    clients.set(key, found)
    // A failure to create the client is not cached, because the configuration file may have been repaired before the next call.
    found.catch(() => {
      clients.delete(key)
      targets.delete(service.service)
    })
    return found
  }
}
