/**
 * Runs a campaign with a million respondents in a separate process, and prints the durations in milliseconds and the peak memory in megabytes as
 * JSON.
 */
import { peakMemory } from "../peakMemory.ts"
import { runCampaign } from "./Campaign.ts"

const { advanced } = await runCampaign({ seed: 1, respondents: 1_000_000, impressionsPerExposed: 4, questions: 3 })
console.log(JSON.stringify({ ...advanced, megabytes: peakMemory() / 2 ** 20 }))
