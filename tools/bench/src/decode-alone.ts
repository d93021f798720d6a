/**
 * Verifies and decodes one recorded callback in a process that does nothing else, and prints the process's peak memory in bytes:
 * `node decode-alone.ts CALLBACK`, where CALLBACK is a file with a line of JSON (`keys`, `headers`) and the body behind it.
 */
import { readFileSync } from "node:fs"
import { createVerifier } from "@fieldwork/webhooks"
import { decodeOpportunities } from "@fieldwork/webhooks/events"
import { peakMemory } from "./peakMemory.ts"

const [, , path = ""] = process.argv
const file = readFileSync(path)
const end = file.indexOf("\n")
const { headers, keys } = JSON.parse(file.subarray(0, end).toString())
const verified = await createVerifier({ keys, maxBodyBytes: 2 ** 27 }).verify({ headers, body: file.subarray(end + 1) })
for await (const item of decodeOpportunities(verified)) if (item._tag === "BadItem") throw new Error(item.reason)
console.log(peakMemory())
