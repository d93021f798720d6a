/**
 * Records one day of the analyst's campaign into a history, and says so; a test kills it somewhere in between.
 *
 * Arguments: the file of the history, the day of the scenario's clock to go on to.
 */
import { History } from "../../src/index.ts"
import { analyst } from "./world.ts"

const [file = "", days = "0"] = process.argv.slice(2)
const { client, clock, idOf, sandbox } = await analyst()
if (Number(days) > 0) await sandbox.advance({ days: Number(days) })
const at = await clock()
using history = new History(file)
console.log("ready")
const { created, day } = await history.record(client, idOf("Alder Coffee winter"), { now: () => at })
console.log(`${created ? "recorded" : "there already"} ${day}`)
