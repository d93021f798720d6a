/**
 * Records one day of the analyst scenario's campaign in a history and prints the result. A test kills this process while it runs.
 *
 * Arguments: the path of the history file, and the number of days by which the scenario's clock is advanced.
 */
import { History } from "../../src/index.ts"
import { startAnalystScenario } from "./startAnalystScenario.ts"

const [file = "", days = "0"] = process.argv.slice(2)
const { client, clock, idOf, sandbox } = await startAnalystScenario()
if (Number(days) > 0) await sandbox.advance({ days: Number(days) })
const at = await clock()
using history = new History(file)
console.log("ready")
const { created, day } = await history.record(client, idOf("Alder Coffee winter"), { now: () => at })
console.log(`${created ? "recorded" : "skipped"} ${day}`)
