/**
 * A campaign of a million respondents, in a process of its own: prints the milliseconds it took and the megabytes it needed, as JSON.
 */
import { peakMemory } from "../peakMemory.ts"
import { runCampaign } from "./campaign.ts"

const { advanced } = await runCampaign({ seed: 1, respondents: 1_000_000, impressionsPerExposed: 4, questions: 3 })
console.log(JSON.stringify({ ...advanced, megabytes: peakMemory() / 2 ** 20 }))
