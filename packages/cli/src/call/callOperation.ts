/**
 * Runs the command for an operation: reads its arguments, calls the operation, and writes the result.
 */
import { openService, openTarget } from "../account/openClient.ts"
import type { CallFlags, OutputForm } from "../arguments/globalOptions.ts"
import { readFlags } from "../arguments/readFlags.ts"
import { readInput } from "../arguments/readInput.ts"
import { readOptions } from "../arguments/readOptions.ts"
import { CommandError } from "../errors/CommandError.ts"
import { exitCodes } from "../errors/exitCodes.ts"
import { clean } from "../output/clean.ts"
import { terminalText } from "../output/terminalText.ts"
import { writeRows } from "../output/writeRows.ts"
import { writeValue } from "../output/writeValue.ts"
import type { Operation, Service } from "../operations/Operation.ts"
import type { CommandContext } from "../CommandContext.ts"
import { dryRun } from "./dryRun.ts"
import { requestToken } from "./requestToken.ts"
import { start } from "./start.ts"

const confirm = ({ service }: Service, { command, consequence }: Operation, { sandbox, yes }: CallFlags): void => {
  if (consequence === undefined || yes || sandbox) return
  const { costs, permanent } = consequence
  const why = [
    ...(costs === undefined ? [] : [`costs money: ${costs}`]),
    ...(permanent === undefined ? [] : [`cannot be undone: ${permanent}`])
  ].join(" It ")
  throw new CommandError(
    exitCodes.confirmation,
    `${service} ${command} ${why} Add --yes to confirm it, or --dry-run to see the request.`
  )
}

const announce = async ({ service }: Service, { command, deprecation }: Operation, { stderr }: CommandContext) => {
  if (deprecation === undefined) return
  const { guide, replacement, sunset } = deprecation
  const until = sunset === undefined ? "" : ` and is retired on ${sunset}`
  const how = guide === undefined ? "" : ` (${guide})`
  await stderr.write(`fieldwork: ${service} ${command} is deprecated${until}: use fieldwork ${replacement}${how}\n`)
}

async function* first<Item>(items: AsyncIterable<Item>, limit: number): AsyncIterable<Item> {
  let left = limit
  if (left <= 0) return
  for await (const item of items) {
    yield item
    if ((left -= 1) <= 0) return
  }
}

const write = async (
  result: unknown,
  operation: Operation,
  flags: CallFlags,
  context: CommandContext
): Promise<void> => {
  const { signal, stdout } = context
  const form: OutputForm = flags.output ?? (stdout.isTerminal ? "table" : "json")
  if (operation.form === "download") {
    const chunks = result as AsyncIterable<Uint8Array>
    for await (const chunk of stdout.isTerminal ? terminalText(chunks) : chunks) {
      signal.throwIfAborted()
      await stdout.write(chunk)
    }
    return
  }
  if (operation.form === "list") {
    const items = result as AsyncIterable<unknown>
    const { limit } = flags
    await writeRows(limit === undefined ? items : first(items, limit), form, operation, flags, context)
    return
  }
  await writeValue(await result, form, operation, flags, context)
}

export const callOperation = async (
  service: Service,
  operation: Operation,
  args: ReadonlyArray<string>,
  context: CommandContext
): Promise<void> => {
  const parsed = readOptions(operation, args)
  const flags = readFlags(parsed)
  const isToken = operation.method === undefined
  const readable =
    isToken && flags.data === undefined ? { ...operation, body: { ...operation.body, required: false } } : operation
  const input = await readInput(service, readable as Operation, parsed, context)
  if (flags.dryRun) {
    await context.stdout.write(await dryRun(service, operation, input, flags, context))
    return
  }
  confirm(service, operation, flags)
  const { signal, stderr } = context
  const { account, fetch } = await openTarget(service, flags, context)
  const settings = {
    ...(fetch !== undefined && { fetch }),
    ...(flags.timeoutMillis !== undefined && { timeoutMillis: flags.timeoutMillis }),
    ...(flags.retries !== undefined && { retry: { maxAttempts: flags.retries + 1 } }),
    onDrift: ({ message, operation: id, pointer }: { message: string; operation: string; pointer: string }) => {
      if (flags.quiet) return
      const where = pointer === "" ? "" : ` at ${clean(pointer)}`
      void stderr.write(`fieldwork: ${id} differs from the spec${where}: ${clean(message)}\n`)
    }
  }
  if (!flags.quiet) await announce(service, operation, context)
  const result = isToken
    ? requestToken(account, input["body"], signal, settings)
    : start(await openService(service, account, settings), operation, input, signal)
  await write(result, operation, flags, context)
}
