/**
 * `npm run demo`: runs both parts of the demo over HTTP against the sandbox. Exits with 1 if a step does not have the expected result.
 */
import { createSandbox } from "@fieldwork/sandbox"
import { tellLift } from "./lift.ts"
import * as Story from "./Story.ts"
import { tellSupply } from "./supply.ts"

const begun = performance.now()
const story = Story.make(process.stdout)
const server = await createSandbox().listen()
console.log(`Fieldwork: both services on ${server.url}, on a virtual clock that begins on 2026-01-05.`)
try {
  await tellLift(story, server.url)
  await tellSupply(story, server.url)
  console.log(`\nAll ${story.steps()} steps as expected, in ${((performance.now() - begun) / 1000).toFixed(1)} s.`)
} catch {
  console.log("\nThe demo stopped: the step above is not as expected.")
  process.exitCode = 1
} finally {
  await server.close()
}
