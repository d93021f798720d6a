/**
 * The web worker that runs the programs of the guides.
 */
import { handle } from "../try/messages.ts"
import { runGuide } from "./run-guide.ts"

handle(runGuide)
