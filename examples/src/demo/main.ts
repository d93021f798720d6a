/**
 * `npm run demo`: runs both parts of the demo over HTTP against the sandbox. Exits with code 1 if a step does not have the expected result.
 */
import { createSandbox } from "@fieldwork/sandbox"
import { runLiftDemo } from "./lift.ts"
import * as DemoPrinter from "./DemoPrinter.ts"
import { runSupplyDemo } from "./supply.ts"

const begun = performance.now()
const printer = DemoPrinter.make(process.stdout)
const server = await createSandbox().listen()
console.log(`Fieldwork: both services run on ${server.url}, with a virtual clock that starts on 2026-01-05.`)
try {
  await runLiftDemo(printer, server.url)
  await runSupplyDemo(printer, server.url)
  console.log(`\nAll ${printer.steps()} steps succeeded in ${((performance.now() - begun) / 1000).toFixed(1)} s.`)
} catch {
  console.log("\nThe demo stopped because the step above failed.")
  process.exitCode = 1
} finally {
  await server.close()
}
