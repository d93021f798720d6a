/**
 * Opens the Promise client of a service. The client's module is loaded when the first call needs it.
 */
import type { CallFlags } from "../arguments/globalOptions.ts"
import { configurationError } from "../errors/CommandError.ts"
import type { Service } from "../operations/Operation.ts"
import type { CommandContext } from "../CommandContext.ts"
import { version } from "../version.ts"
import { readAccount, variableOf } from "./account.ts"
import type { BrandLiftAccount, ExchangeAccount } from "./Configuration.ts"
import type { Fetch } from "./Fetch.ts"

/** The client settings that do not depend on the account. */
export interface CallSettings {
  readonly fetch?: Fetch
  readonly timeoutMillis?: number
  readonly retry?: { readonly maxAttempts: number }
  readonly onDrift?: (drift: { readonly message: string; readonly operation: string; readonly pointer: string }) => void
}

export type Account = BrandLiftAccount | ExchangeAccount

/** An account, and the `fetch` function for its requests. */
export interface Target {
  readonly account: Account
  readonly fetch?: Fetch
  /** Whether the target is a sandbox, in which calls have no effect outside this process. */
  readonly isSandbox: boolean
}

const sandboxUrl = "https://sandbox.example"

const defaultScenario = ({ api, service }: Service): "analyst" | "buyer" | "supplier" => {
  if (api === "brand-lift") return "analyst"
  return service === "surveys" ? "buyer" : "supplier"
}

/** Opens the sandbox or the account. If no account is configured, throws an error that suggests the `alternative`. Default: to add `--sandbox`. */
export const openTarget = async (
  service: Service,
  flags: Pick<CallFlags, "profile" | "sandbox" | "scenario">,
  context: CommandContext,
  alternative?: string
): Promise<Target> => {
  if (!flags.sandbox) {
    const account = await readAccount(service.api, flags, context, alternative)
    return { account, isSandbox: false, ...(context.fetch !== undefined && { fetch: context.fetch }) }
  }
  const { brandLift, exchange, fetch } = await context.openSandbox(flags.scenario ?? defaultScenario(service))
  const account =
    service.api === "brand-lift"
      ? { baseUrl: sandboxUrl, authUrl: sandboxUrl, ...brandLift }
      : { baseUrl: sandboxUrl, apiKey: exchange.apiKey }
  return { account, fetch, isSandbox: true }
}

/** The methods of one service. */
export type ServiceClient = Readonly<
  Record<string, (input: unknown, options: { readonly signal: AbortSignal }) => unknown>
>

/** Adds the name of the environment variable to an error that names a setting, because users of the command see only the variable. */
const withVariable = (api: Service["api"], cause: unknown): unknown => {
  const [message, setting = ""] = /^([a-zA-Z]+) [^]*$/.exec(cause instanceof Error ? cause.message : "") ?? []
  const variable = Object.hasOwn(Object(cause), "_tag") ? variableOf(api, setting) : undefined
  return message === undefined || variable === undefined
    ? cause
    : configurationError(message.replace(setting, `${setting} (${variable})`))
}

/** Returns the client for an account. Throws an error with exit code 3 if a setting of the account is invalid or unsafe. */
export const openClient = async (api: Service["api"], account: Account, settings: CallSettings): Promise<object> => {
  const all = { ...settings, userAgent: `fieldwork-cli/${version}`, deprecation: "silent" as const }
  try {
    if (api === "brand-lift") {
      const { createBrandLift } = await import("@fieldwork/brand-lift/promise")
      return createBrandLift({ ...(account as BrandLiftAccount), ...all })
    }
    const { createExchange } = await import("@fieldwork/exchange/promise")
    return createExchange({ ...(account as ExchangeAccount), ...all } as never)
  } catch (cause) {
    throw withVariable(api, cause)
  }
}

export const openService = async (
  { api, client, service }: Service,
  account: Account,
  settings: CallSettings
): Promise<ServiceClient> => {
  const services = await openClient(api, account, settings)
  const found: unknown = Reflect.get(services, client)
  if (found === undefined) {
    throw configurationError(`${service} is for suppliers, who have no account in the exchange's own sandbox`)
  }
  return found as ServiceClient
}
