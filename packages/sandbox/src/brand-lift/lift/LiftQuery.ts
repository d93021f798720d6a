/**
 * The query parameters that every lift operation takes.
 */
import type { operations } from "../schema.gen.ts"

export type LiftQuery = NonNullable<operations["getQuestionLift"]["parameters"]["query"]>
