/**
 * Shows the first request that a command would send, without sending the request.
 */
import type { Fetch } from "../account/Fetch.ts"
import { readAccount } from "../account/account.ts"
import { type Account, openService } from "../account/openClient.ts"
import type { Input } from "../arguments/readInput.ts"
import type { CallFlags } from "../arguments/globalOptions.ts"
import { CommandError } from "../errors/CommandError.ts"
import { exitCodes } from "../errors/exitCodes.ts"
import type { Operation, Service } from "../operations/Operation.ts"
import type { CommandContext } from "../CommandContext.ts"
import { bodyVariables, curlOf, placeholderUrl, type SentRequest } from "./curl.ts"
import { requestToken } from "./requestToken.ts"
import { start } from "./start.ts"

const hidden = "FIELDWORK_HIDDEN"

/** Returns the account's URLs for the printed request, or placeholders if no URLs are configured. The printed request never contains secrets. */
const shownAccount = async (service: Service, flags: CallFlags, context: CommandContext) => {
  const urls = flags.sandbox
    ? undefined
    : await readAccount(service.api, flags, context).catch((cause: unknown) => {
        // If no account is configured, placeholder variables are shown.
        if (flags.profile === undefined && cause instanceof CommandError) return undefined
        throw cause
      })
  const baseUrl = urls?.baseUrl ?? placeholderUrl
  const authUrl = urls !== undefined && "authUrl" in urls ? urls.authUrl : placeholderUrl
  return { baseUrl, authUrl }
}

export const dryRun = async (
  service: Service,
  operation: Operation,
  input: Input,
  flags: CallFlags,
  context: CommandContext
): Promise<string> => {
  const { authUrl, baseUrl } = await shownAccount(service, flags, context)
  const controller = new AbortController()
  let sent: SentRequest | undefined
  const fetch: Fetch = (url, init) => {
    sent ??= { url, method: init.method, headers: init.headers, body: init.body }
    controller.abort()
    return Promise.reject(new Error("nothing is sent in a dry run"))
  }
  const account = (service.api === "brand-lift"
    ? { baseUrl, tokenProvider: async () => hidden }
    : { baseUrl, apiKey: hidden }) as unknown as Account
  const { signal } = controller
  try {
    if (operation.method === undefined) {
      await requestToken({ baseUrl, authUrl, ...bodyVariables }, input["body"], signal, { fetch })
    } else {
      const client = await openService(service, account, { fetch })
      const started = start(client, operation, input, signal)
      if (Symbol.asyncIterator in Object(started)) for await (const _ of started as AsyncIterable<unknown>) break
      else await started
    }
  } catch (cause) {
    if (sent === undefined) throw cause
  }
  if (sent === undefined) throw new CommandError(exitCodes.unexpected, "the command sends no request")
  return curlOf(service.api, sent)
}
